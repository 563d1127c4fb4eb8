import type { Facing } from '../../../parts/hex/hex.ts';
import { AMMO } from '../data/ammo.ts';
import { GEAR } from '../data/gear.ts';
import type { Part } from '../data/items.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Column } from '../events.ts';
import type { Building } from '../ground.ts';
import type { Attack, Target } from '../plan.ts';
import type { Charge, Mode, Phase } from '../state.ts';
import { type Dictionary, listed, type Names, placeIn } from './phrases.ts';

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

/** The catalogue prints titles: `Medium Laser`, `Autocannon/20`. In a sentence names are small and short. */
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

export const DICTIONARY: Dictionary = {
  hex: 'hex',
  unit: 'unit',
  weapon: 'weapon',
  bin: 'bin',
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

export const PART = (part: string): string => DICTIONARY.item(part);

/** A place by its letters, `LA`, or the letters themselves. */
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
/** The same of a vehicle. */
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
  club: 'blow with a club',
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
  'death-from-above': 'leaps upon',
};
const STRIKE: Readonly<Record<AnyAttack, string>> = {
  punch: 'punch',
  kick: 'kick',
  club: 'swing a club at',
  push: 'push',
  charge: 'charge',
  'death-from-above': 'leap upon',
};

const by = (limb: string | null): string => (limb === null ? '' : ` with the ${PLACE(limb)}`);

/** `kicks Atlas with the right leg`, of whoever does it. */
export const strikes = (attack: AnyAttack, target: string, limb: string | null): string =>
  `${STRIKES[attack]} ${target}${by(limb)}`;

/** The same as an order. */
export const strike = (attack: AnyAttack, target: string, limb: string | null): string =>
  `${STRIKE[attack]} ${target}${by(limb)}`;

export const COLUMN: Readonly<Record<Column, string>> = {
  front: 'from the front',
  left: 'from the left',
  right: 'from the right',
  rear: 'from behind',
};

export const BUILDING: Readonly<Record<Building['kind'], string>> = {
  1: 'light',
  2: 'medium',
  3: 'heavy',
  4: 'hardened',
};

export const DENSITY = (density: number): string => (density === 1 ? 'light' : 'heavy');

/** What fire is aimed at. */
export function target(aim: Target, names: Names): string {
  if ('unit' in aim) return names.unit(aim.unit);
  const hex = names.hex(aim.hex);
  return { clear: `the woods in ${hex}`, ignite: `${hex} to set it on fire`, building: `the building in ${hex}` }[
    aim.for
  ];
}

export const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const and = (words: readonly string[]): string => listed(words, 'and');
export const or = (words: readonly string[]): string => listed(words, 'or');
