import { MECH_ARMOUR, SLOTS } from '../../../games/battletech/data/places.ts';
import type { Result } from '../../../kernel/result.ts';
import { type HexNumber, type HexSide, PLACES } from '../protocol-types.ts';
import { type LineFault, type Lines, type LineValue, reading, times, written } from './lines.ts';

export const mechsName = (player: number): string => `mechsJ${player}.sbt`;

/** The public part of a 'Mech's record. */
export interface MechRecord {
  readonly player: number;
  readonly operational: boolean; // not destroyed
  readonly shutDown: boolean;
  readonly stuck: boolean; // in a swamp
  readonly down: boolean; // fallen or prone
  readonly at: HexNumber;
  readonly feet: HexSide;
  readonly torso: HexSide;
  readonly heat: number;
  readonly burning: boolean; // with inferno
  readonly club: boolean; // carries a club
  readonly tree: boolean; // the club is a tree, which breaks at the first blow
  readonly armour: readonly number[]; // current: the eight locations and the three rear torsos
  readonly structure: readonly number[]; // current, by location
  readonly own: OwnRecord | null; // only for the reader's own 'Mech
  readonly narc: readonly boolean[]; // its Narc beacons on each 'Mech
  readonly inarc: readonly boolean[];
}

/** The private part, only for the player of this 'Mech. */
export interface OwnRecord {
  readonly walk: number; // current MP
  readonly run: number;
  readonly jump: number;
  readonly sinksOn: number; // working heat sinks
  readonly sinksOff: number;
  readonly wounds: number;
  readonly conscious: boolean;
  readonly hits: readonly number[]; // destroyed slots, as bits per location; all of them if the location is destroyed
  readonly fired: number; // locations whose weapons fired this turn, as bits
  readonly eject: readonly { readonly place: number; readonly slot: number }[]; // bins marked for ejection
}

const MOST = 1000; // 'Mechs, or bins
/** The simulator writes a location's number where its manual has the name. */
const PLACE_WORDS = [...PLACES.map((_, place) => String(place)), ...PLACES];

export const readMechs = (
  text: string,
  player: number,
  file = mechsName(player),
): Result<readonly MechRecord[], LineFault> =>
  reading(file, text, (lines) => {
    lines.word(['mechsSBT']);
    const mechs = lines.number(1, MOST);
    return times(mechs, (i) => readMech(lines, i, i === player, mechs));
  });

function readMech(lines: Lines, player: number, own: boolean, mechs: number): MechRecord {
  lines.number(player, player);
  const seen = {
    player,
    operational: lines.boolean(),
    shutDown: lines.boolean(),
    stuck: lines.boolean(),
    down: lines.boolean(),
    at: lines.hex(),
    feet: lines.side(),
    torso: lines.side(),
    heat: lines.count(),
    burning: lines.boolean(),
    club: lines.boolean(),
    tree: lines.number(0, 1) === 1,
    armour: MECH_ARMOUR.map(() => lines.count()),
    structure: PLACES.map(() => lines.count()),
  };
  const inside = own ? readOwn(lines) : null;
  const beacons = (): boolean[] => times(mechs, () => lines.boolean());
  return { ...seen, own: inside, narc: beacons(), inarc: beacons() };
}

function readOwn(lines: Lines): OwnRecord {
  return {
    walk: lines.count(),
    run: lines.count(),
    jump: lines.count(),
    sinksOn: lines.count(),
    sinksOff: lines.count(),
    wounds: lines.count(),
    conscious: lines.boolean(),
    hits: SLOTS.map((slots) => readBits(lines, slots)),
    fired: readBits(lines, PLACES.length),
    eject: times(lines.count(MOST), () => {
      const place = PLACE_WORDS.indexOf(lines.word(PLACE_WORDS)) % PLACES.length;
      return { place, slot: lines.number(0, (SLOTS[place] as number) - 1) };
    }),
  };
}

function readBits(lines: Lines, many: number): number {
  let bits = 0;
  for (let i = 0; i < many; i++) if (lines.boolean()) bits |= 1 << i;
  return bits;
}
const bitsOf = (bits: number, many: number): boolean[] => times(many, (i) => (bits & (1 << i)) !== 0);

export const writeMechs = (mechs: readonly MechRecord[]): string =>
  written(['mechsSBT', mechs.length, ...mechs.flatMap(mechLines)]);

const mechLines = (mech: MechRecord): LineValue[] => [
  mech.player,
  mech.operational,
  mech.shutDown,
  mech.stuck,
  mech.down,
  mech.at,
  mech.feet,
  mech.torso,
  mech.heat,
  mech.burning,
  mech.club,
  mech.tree ? 1 : 0,
  ...mech.armour,
  ...mech.structure,
  ...(mech.own ? ownLines(mech.own) : []),
  ...mech.narc,
  ...mech.inarc,
];

const ownLines = (own: OwnRecord): LineValue[] => [
  own.walk,
  own.run,
  own.jump,
  own.sinksOn,
  own.sinksOff,
  own.wounds,
  own.conscious,
  ...own.hits.flatMap((bits, place) => bitsOf(bits, SLOTS[place] as number)),
  ...bitsOf(own.fired, PLACES.length),
  own.eject.length,
  ...own.eject.flatMap(({ place, slot }) => [place, slot]),
];
