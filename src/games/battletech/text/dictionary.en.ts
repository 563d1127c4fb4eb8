import type { Facing } from '../../../parts/hex/hex.ts';
import { AMMO } from '../data/ammo.ts';
import { GEAR } from '../data/gear.ts';
import type { Part } from '../data/items.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Column } from '../events.ts';
import type { Building } from '../ground.ts';
import type { Attack, Target } from '../plan.ts';
import type { Charge, Mode, Phase } from '../state.ts';
import { type Dictionary, type Form, figure, listed, type Names, placeIn } from './phrases.ts';

const PARTS: Readonly<Record<Part, string>> = {
  shoulder: 'shoulder',
  'upper-arm': 'upper arm actuator',
  'lower-arm': 'lower arm actuator',
  hand: 'hand',
  hip: 'hip',
  'upper-leg': 'upper leg actuator',
  'lower-leg': 'lower leg actuator',
  foot: 'foot',
  'life-support': 'life support',
  sensors: 'sensors',
  cockpit: 'cockpit',
  gyro: 'gyro',
  engine: 'engine',
};

/** Catalogue titles (`Medium Laser`, `Autocannon/20`) as they appear in a sentence: `medium laser`, `AC/20`. */
const inProse = (title: string): string =>
  title
    .replace('Autocannon/', 'AC/')
    .replace(/ Ammo$/, ' ammunition')
    .replace(/\b(?!Gauss|Artemis)[A-Z][a-z]+/g, (word) => word.toLowerCase());

const ITEMS: Readonly<Record<string, string>> = {
  ...PARTS,
  ...Object.fromEntries(
    [...Object.values(WEAPONS), ...Object.values(AMMO), ...Object.values(GEAR)].map(({ id, name }) => [
      id,
      inProse(name),
    ]),
  ),
};

const FORMS: Readonly<Record<string, Form>> = {
  who: (side: string | null, names) => (side === null ? 'your opponent' : names.side(side)),
  place: (place: string | number) => PLACE(place),
  hull: (place: number) => DICTIONARY.vehiclePlaces[place] ?? '',
  phase: (phase: Phase) => PHASE[phase],
  facing: (facing: Facing) => FACING[facing],
  go: (mode: Mode) => GO[mode],
  gone: (mode: Mode) => GONE[mode],
  from: (column: Column) => COLUMN[column],
  attack: (attack: AnyAttack) => ATTACK[attack],
  'attacks-and': (attacks: readonly AnyAttack[]) => and(attacks.map((attack) => ATTACK[attack])),
  'attacks-or': (attacks: readonly AnyAttack[]) => or(attacks.map((attack) => ATTACK[attack])),
  density: (density: number) => DENSITY(density),
  building: (kind: Building['kind']) => BUILDING[kind] ?? '',
  points: (value: number) => points(value),
  and: (list: readonly (string | number)[]) => and(list.map(String)),
  or: (list: readonly string[]) => or(list),
};

export const DICTIONARY: Dictionary = {
  forms: FORMS,
  hex: 'that hex',
  unit: 'that unit',
  weapon: 'weapon',
  bin: 'ammunition',
  sides: ['blue', 'red', 'amber', 'green', 'violet', 'teal', 'white', 'black'],
  side: (colour) => colour,
  places: [
    'left arm',
    'left torso',
    'left leg',
    'right leg',
    'right torso',
    'right arm',
    'centre torso',
    'head',
    'rear of the left torso',
    'rear of the right torso',
    'rear of the centre torso',
  ],
  vehiclePlaces: ['front', 'right side', 'left side', 'rear', 'turret'],
  item(id) {
    const name = id.replace(' (rear)', '');
    const word = Object.hasOwn(ITEMS, name) ? (ITEMS[name] as string) : name;
    return name === id ? word : `${word} facing the rear`;
  },
  inBrackets: (place) => place,
  step: (number) => ` (step ${number})`,
};

/** A location by its number or its letters, `LA`. */
export const PLACE = (place: string | number): string => placeIn(DICTIONARY.places, place);

export const FACING: Readonly<Record<Facing, string>> = {
  0: 'north',
  1: 'north-east',
  2: 'south-east',
  3: 'south',
  4: 'south-west',
  5: 'north-west',
};

export const PHASE: Readonly<Record<Phase, string>> = {
  initiative: 'Initiative Phase',
  movement: 'Movement Phase',
  reaction: 'Reaction Phase',
  weapons: 'Weapon Attack Phase',
  physical: 'Physical Attack Phase',
  heat: 'Heat Phase',
  end: 'End Phase',
  ended: 'end of the match',
};

export const WENT: Readonly<Record<Mode, string>> = { still: 'stands', walk: 'walks', run: 'runs', jump: 'jumps' };
export const PACE: Readonly<Record<Mode, string>> = {
  still: 'on the spot',
  walk: 'at a walk',
  run: 'at a run',
  jump: 'with a jump',
};
/** The same for vehicles. */
export const SPEED: Readonly<Record<Mode, string>> = { ...PACE, walk: 'at cruising speed', run: 'at flank speed' };
export const GO: Readonly<Record<Mode, string>> = { still: 'stand still', walk: 'walk', run: 'run', jump: 'jump' };
export const GONE: Readonly<Record<Mode, string>> = {
  still: 'stood still',
  walk: 'walked',
  run: 'ran',
  jump: 'jumped',
};

type AnyAttack = Attack['attack'] | Charge['kind'];
export const ATTACK: Readonly<Record<AnyAttack, string>> = {
  punch: 'punch',
  kick: 'kick',
  club: 'club attack',
  push: 'push',
  charge: 'charge',
  'death-from-above': 'death from above',
};

const STRIKES: Readonly<Record<AnyAttack, string>> = {
  punch: 'punches',
  kick: 'kicks',
  club: 'swings a club at',
  push: 'pushes',
  charge: 'charges',
  'death-from-above': 'leaps onto',
};
const STRIKE: Readonly<Record<AnyAttack, string>> = {
  punch: 'punch',
  kick: 'kick',
  club: 'swing a club at',
  push: 'push',
  charge: 'charge',
  'death-from-above': 'leap onto',
};

const by = (limb: string | null): string => (limb === null ? '' : ` with the ${PLACE(limb)}`);

/** `kicks Atlas with the right leg`. */
export const strikes = (attack: AnyAttack, target: string, limb: string | null): string =>
  `${STRIKES[attack]} ${target}${by(limb)}`;

/** `kick Atlas with the right leg`. */
export const strike = (attack: AnyAttack, target: string, limb: string | null): string =>
  `${STRIKE[attack]} ${target}${by(limb)}`;

export const COLUMN: Readonly<Record<Column, string>> = {
  front: 'from the front',
  left: 'from the left',
  right: 'from the right',
  rear: 'from behind',
};

const BUILDING: Readonly<Record<Building['kind'], string>> = {
  1: 'light',
  2: 'medium',
  3: 'heavy',
  4: 'hardened',
};

export const DENSITY = (density: number): string => (density === 1 ? 'light' : 'heavy');

/** The target of a shot. */
export function target(aim: Target, names: Names): string {
  if ('unit' in aim) return names.unit(aim.unit);
  const hex = names.hex(aim.hex);
  return { clear: `the woods in ${hex}`, ignite: `${hex} to set it on fire`, building: `the building in ${hex}` }[
    aim.for
  ];
}

/** `8.1 points`, `1 point`. */
export const points = (value: number): string =>
  `${figure(value, '.')} ${figure(value, '.') === '1' ? 'point' : 'points'}`;

export const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const and = (words: readonly string[]): string => listed(words, 'and');
const or = (words: readonly string[]): string => listed(words, 'or');
