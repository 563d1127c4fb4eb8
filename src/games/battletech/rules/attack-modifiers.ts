import type { Fact } from '../../../kernel/fact.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import { groundAt, type Mode, type State, type Unit, type UnitId } from '../state.ts';
import { heightOf, immobile } from './status.ts';
import { FOLIAGE } from './terrain.ts';

/** To-hit modifier for the attacker's own movement. */
export const ATTACKER_MOVED: Readonly<Record<Mode, number>> = { still: 0, walk: 1, run: 2, jump: 3 };

/** Hexes the target moved, and the to-hit modifier from that number on. */
const TARGET_MOVED: readonly (readonly [hexes: number, modifier: number])[] = [
  [25, 6],
  [18, 5],
  [10, 4],
  [7, 3],
  [5, 2],
  [3, 1],
];

export function targetMoved(hexes: number): number {
  for (const [from, modifier] of TARGET_MOVED) if (hexes >= from) return modifier;
  return 0;
}

/** The target of a weapon or physical attack. */
export interface Aimed {
  readonly state: State;
  readonly target: UnitId; // -1: a hex
  readonly foe: Unit | null; // null: a hex
  readonly to: Hex;
  readonly distance: number;
}

/** A row of the attack modifiers table about the target: its value, and the receipt line if it is not zero. */
export interface TargetModifier {
  readonly value: (aim: Aimed) => number;
  readonly why: (aim: Aimed) => Fact;
}

const plain = (code: string, value: TargetModifier['value']): TargetModifier => {
  const fact: Fact = { code };
  return { value, why: () => fact };
};

/** Woods or smoke in the target's hex hide it unless it stands above them. */
function hidden({ state, target, foe, to }: Aimed, what: 'woods' | 'smoke'): number {
  if (!foe) return 0;
  const ground = groundAt(state, to);
  return ground[what] !== 0 && foe.level + heightOf(state, target) <= ground.level + FOLIAGE ? ground[what] : 0;
}

const IMMOBILE = -4;

/** The rows that weapons and physical attacks share. A hex never moves, so it counts as immobile. */
export const TARGET = {
  moved: {
    value: ({ foe }) => (foe ? targetMoved(foe.went.hexes) : 0),
    why: ({ foe }) => ({ code: 'target-moved', hexes: foe?.went.hexes ?? 0 }),
  },
  jumped: plain('target-jumped', ({ foe }) => (foe?.went.mode === 'jump' ? 1 : 0)),
  skidded: plain('target-skidded', ({ foe }) => (foe?.went.skidded ? 2 : 0)),
  immobile: plain('target-immobile', ({ state, target, foe }) => (foe && !immobile(state, target) ? 0 : IMMOBILE)),
  prone: {
    value: ({ foe, distance }) => (foe?.prone ? (distance <= 1 ? -2 : 1) : 0),
    why: ({ distance }) => ({ code: 'target-prone', adjacent: distance <= 1 }),
  },
  woods: {
    value: (aim) => hidden(aim, 'woods'),
    why: (aim) => ({ code: 'target-in-woods', woods: hidden(aim, 'woods') }),
  },
  smoke: {
    value: (aim) => hidden(aim, 'smoke'),
    why: (aim) => ({ code: 'target-in-smoke', smoke: hidden(aim, 'smoke') }),
  },
} as const satisfies Readonly<Record<string, TargetModifier>>;
