import type { Fact } from '../../../kernel/fact.ts';
import type { Tally } from '../../../kernel/tally.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import { MECH_PLACES, type Place, SLOTS } from '../data/places.ts';
import type { Motive, VehicleCritical } from '../data/vehicle-tables.ts';
import type { EventOf, EventType } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Shot, Step, Target } from '../plan.ts';
import type { Side, UnitId } from '../state.ts';
import type { Facts } from './facts.ts';
import type { Footing } from './way.ts';

/** How things are called: by the match's lists where they are at hand, else by number. */
export interface Names {
  hex(at: Hex): string; // `0711`, or `hex 112`
  unit(id: UnitId): string; // `Atlas AS7-D`; where two are alike with the letter of the map: `Atlas AS7-D B`
  whose(id: UnitId): string; // `Atlas AS7-D (red)`
  side(side: Side | number): string; // `red`
  place(unit: UnitId, place: Place): string; // `left arm`, `turret`
  weapon(unit: UnitId, mount: number): string; // `medium laser`
  /** The same with notes in brackets, first of them its place where the unit has more of the kind. */
  mounted(unit: UnitId, mount: number, ...notes: readonly (string | false)[]): string;
  bin(unit: UnitId, bin: number): string; // `AC/20 ammunition`
  item(id: string): string;
  drives(unit: UnitId): boolean; // a vehicle
  say(fact: Fact): string; // a fact inside something else
  stands(unit: UnitId): Footing | undefined; // where it sets out from, where that is at hand
  way(from: Footing, steps: readonly Step[]): Footing | undefined;
}

export type Phrase<F> = (fact: F, names: Names) => string;
export type TextTable<F> = { readonly [C in keyof F]: Phrase<F[C]> };

/** The nouns of one language. */
export interface Dictionary {
  readonly hex: string; // for a hex without a map
  readonly unit: string; // for a unit without a match
  readonly weapon: string; // for a weapon without its unit
  readonly bin: string;
  readonly sides: readonly string[]; // by number, as one says them of a unit: `red`
  side(colour: string): string; // as the subject of a sentence
  readonly places: readonly string[]; // by MECH_ARMOUR
  readonly vehiclePlaces: readonly string[];
  item(id: string): string; // weapons, ammunition, gear and parts
  inBrackets(place: string): string; // a place as it stands behind the name of a thing
  step(number: number): string; // at which step of a move something goes wrong
}

type Told<K extends string, F = string> = Readonly<Record<K, F>>;

/** What the reasons in events are called; they are plain words there. */
export interface EventReasons {
  readonly interrupted: Told<'fall' | 'stuck' | 'hurt' | 'skid' | 'move-over' | 'masc' | 'stand-up' | 'withdrawn'>;
  readonly displaced: Told<
    'pushed' | 'followed' | 'charged' | 'ran-past' | 'leapt-upon' | 'leapt' | 'domino' | 'fall' | 'collapse',
    (hex: string) => string
  >;
  readonly pilot: Told<'fall' | 'head' | 'explosion' | 'heat' | 'drowning'>;
  readonly heated: Told<'flamer' | 'fire-entered'>;
  readonly void: Told<
    'target-destroyed' | 'target-moved' | 'target-fell' | 'attacker-moved' | 'attacker-fell' | 'attacker-helpless'
  >;
  readonly vehicle: Told<VehicleCritical | Motive['effect']>;
  readonly ground: Told<
    | 'fire'
    | 'fire-burns'
    | 'fire-out'
    | 'woods-thinned'
    | 'woods-light'
    | 'woods-cleared'
    | 'building-damaged'
    | 'building-collapsed'
    | 'bridge-damaged'
    | 'bridge-collapsed'
    | 'limb',
    (hex: string, ground: Ground) => string
  >;
  readonly hex: Told<
    | 'fire-aimed'
    | 'fire-accident'
    | 'fire-spreads'
    | 'fire-stray-clearing'
    | 'fire-stray-miss'
    | 'vehicle-unharmed'
    | 'fall-upon',
    HexRoll
  >;
}

/** What is rolled for, and what comes of it. */
export interface HexRoll {
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  readonly orLess?: true; // it happens on the number or less
}

/** All the words of one language. */
export interface Texts {
  readonly dictionary: Dictionary;
  readonly codes: TextTable<Facts>;
  readonly events: { readonly [T in EventType]: Phrase<EventOf<T>> };
  /** What can be ordered, as one would say it of somebody else. */
  readonly orders: { readonly [T in CommandType]: Phrase<CommandOf<T>> };
}

/** What a table has for a word of an event; undefined where a game of another day used another word. */
export const textFor = <T>(table: Readonly<Record<string, T>>, why: string): T | undefined =>
  Object.hasOwn(table, why) ? table[why] : undefined;

/** `5+4`. */
export const dicePips = (dice: readonly number[]): string => dice.join('+');

/** Dice that chose a slot: the throw that counted, and how many before it met nothing to hit. */
export function slotDice(dice: readonly number[], place: Place): { readonly faces: string; readonly before: number } {
  const each = SLOTS[place] === 6 ? 1 : 2;
  return { faces: dice.slice(-each).join(', '), before: Math.max(0, dice.length / each - 1) };
}

/** `+2`, `-1`. */
export const signed = (value: number): string => (value < 0 ? `-${-value}` : `+${value}`);

/** ` +1`, or nothing where there is no modifier. */
export const modifier = (value: number): string => (value === 0 ? '' : ` ${signed(value)}`);

/** `heat 5, movement +2, heat sinks -10`: a receipt in one line, what it began with without a sign. */
export const receipt = ({ lines }: Tally, { say }: Names): string =>
  lines.map(({ why, value }, i) => `${say(why)} ${i === 0 ? value : signed(value)}`).join(', ');

/** ` (4 MP, 3 hexes, 1 heat)`, without what is nothing. */
export function price(...parts: readonly (string | false)[]): string {
  const told = parts.filter(Boolean);
  return told.length ? ` (${told.join(', ')})` : '';
}

/** `torso, arm and leg`. */
export function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** Equal things that stand next to each other, with their number. */
export function counted<T>(list: readonly T[], same: (a: T, b: T) => boolean): readonly (readonly [T, number])[] {
  const runs: [T, number][] = [];
  for (const each of list) {
    const last = runs.at(-1);
    if (last && same(last[0], each)) last[1]++;
    else runs.push([each, 1]);
  }
  return runs;
}

/** Steps of one kind in a row, so that they can be said at once; attempts and jumps are told one by one. */
export const stepRuns = (steps: readonly Step[]): readonly (readonly [Step, number])[] =>
  counted(steps, (a, b) => a.step === b.step && !('facing' in a));

const aimOf = (target: Target): string => JSON.stringify(target);

/** A plan of fire by target: what each is shot with, in words, alike ones counted. */
export function byTarget(
  shots: readonly Shot[],
  weapon: (shot: Shot) => string,
): readonly (readonly [Target, readonly string[]])[] {
  const groups = new Map<string, { readonly target: Target; readonly words: string[] }>();
  for (const shot of shots) {
    const group = groups.get(aimOf(shot.target)) ?? { target: shot.target, words: [] };
    group.words.push(weapon(shot));
    groups.set(aimOf(shot.target), group);
  }
  return [...groups.values()].map(({ target, words }) => [target, alike(words)]);
}

const alike = (words: readonly string[]): readonly string[] =>
  counted(words, (a, b) => a === b).map(([word, count]) => (count === 1 ? word : `${word} ×${count}`));

/** Whether anybody may be told of it: an index that a list has. */
export const within = (list: readonly unknown[], index: unknown): index is number =>
  typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < list.length;

const LETTERS: readonly string[] = MECH_PLACES;

/** A place of a 'Mech by its number, or by its letters: `LA`. */
export const placeIn = (places: readonly string[], place: string | number): string =>
  places[typeof place === 'number' ? place : LETTERS.indexOf(place)] ?? String(place);
