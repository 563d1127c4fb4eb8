import type { Hex } from '../../../../parts/hex/hex.ts';
import type { Step } from '../../plan.ts';
import type { Mode, UnitId } from '../../state.ts';

/** Ends of a move as parallel lists: entry i of each list belongs to the same end. Only `count` entries are valid. */
interface Ends {
  readonly count: number;
  readonly hex: Int16Array;
  readonly level: Int16Array; // of the feet
  readonly facing: Uint8Array;
  readonly prone: Uint8Array; // 1 = on the ground
  readonly mp: Uint8Array; // lowest cost
  readonly hexes: Uint8Array; // for the target modifier
  readonly heat: Uint8Array; // of the path: the mode, attempts to stand up, burning hexes
  readonly rolls: Uint8Array; // piloting rolls on the way
  readonly kinds: Uint16Array; // which ones, as bits of ROLLS
  readonly node: Int32Array; // the search's node
  readonly entryAt: Int32Array; // by hex * 6 + facing: its cheapest entry, standing if possible; -1 = out of reach
}

/** All hexes and facings in which a unit can end a move of one mode. */
export interface Reach extends Ends {
  readonly unit: UnitId;
  readonly mode: Mode;
  readonly masc: boolean;
  /** The steps to an entry, built on demand. */
  readonly steps: (entry: number) => readonly Step[];
}

/** One end about to be added; the object is reused. */
interface End {
  hex: Hex;
  level: number;
  facing: number;
  prone: boolean;
  mp: number;
  hexes: number;
  heat: number;
  rolls: number;
  kinds: number;
  node: number;
}

export const blankEnd = (): End => ({
  hex: 0,
  level: 0,
  facing: 0,
  prone: false,
  mp: 0,
  hexes: 0,
  heat: 0,
  rolls: 0,
  kinds: 0,
  node: 0,
});

type Growing = { -readonly [K in keyof Reach]: Reach[K] };
const NO_STEPS: readonly Step[] = [];

/**
 * Empty lists with room for this many ends on a map of this size. All lists share one buffer, the widest numbers first.
 */
export function noReach(unit: UnitId, mode: Mode, masc: boolean, room: number, hexes: number): Growing {
  const after = 24 * hexes;
  const memory = new ArrayBuffer(after + 16 * room);
  return {
    unit,
    mode,
    masc,
    steps: () => NO_STEPS,
    count: 0,
    entryAt: new Int32Array(memory, 0, hexes * 6).fill(-1),
    node: new Int32Array(memory, after, room),
    hex: new Int16Array(memory, after + 4 * room, room),
    level: new Int16Array(memory, after + 6 * room, room),
    kinds: new Uint16Array(memory, after + 8 * room, room),
    facing: new Uint8Array(memory, after + 10 * room, room),
    prone: new Uint8Array(memory, after + 11 * room, room),
    mp: new Uint8Array(memory, after + 12 * room, room),
    hexes: new Uint8Array(memory, after + 13 * room, room),
    heat: new Uint8Array(memory, after + 14 * room, room),
    rolls: new Uint8Array(memory, after + 15 * room, room),
  };
}

export function addEnd(ends: Growing, end: End): void {
  const entry = ends.count++;
  ends.hex[entry] = end.hex;
  ends.level[entry] = end.level;
  ends.facing[entry] = end.facing;
  ends.prone[entry] = end.prone ? 1 : 0;
  ends.mp[entry] = end.mp;
  ends.hexes[entry] = end.hexes;
  ends.heat[entry] = end.heat;
  ends.rolls[entry] = end.rolls;
  ends.kinds[entry] = end.kinds;
  ends.node[entry] = end.node;
  const at = end.hex * 6 + end.facing;
  const other = ends.entryAt[at] as number;
  if (other < 0 || better(ends, entry, other)) ends.entryAt[at] = entry;
}

const better = (ends: Ends, entry: number, other: number): boolean =>
  ends.prone[entry] !== ends.prone[other]
    ? ends.prone[entry] === 0
    : (ends.mp[entry] as number) < (ends.mp[other] as number);
