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

/** Names of things in a match. Without the match's rules they are generic ("that hex"); an index would mean nothing. */
export interface Names {
  hex(at: Hex): string; // `0711`
  unit(id: UnitId): string; // `Atlas AS7-D`; with the letter of the map where two have the same name: `Atlas AS7-D B`
  whose(id: UnitId): string; // `Atlas AS7-D (red)`
  side(side: Side | number): string; // `red`
  place(unit: UnitId, place: Place): string; // `left arm`, `turret`
  weapon(unit: UnitId, mount: number): string; // `medium laser`
  /** The same with notes in brackets; its location comes first if the unit has several of the kind. */
  mounted(unit: UnitId, mount: number, ...notes: readonly (string | false)[]): string;
  bin(unit: UnitId, bin: number): string; // `AC/20 ammunition`
  item(id: string): string;
  drives(unit: UnitId): boolean; // a vehicle
  say(fact: Fact): string; // the text of a fact inside another one
  stands(unit: UnitId): Footing | undefined; // where its move starts, if known
  way(from: Footing, steps: readonly Step[]): Footing | undefined;
}

/** A text that needs code. */
type Phrase<F> = (fact: F, names: Names) => string;
/** A template for `fill` if one is enough, otherwise a function. */
export type Text<F> = string | Phrase<F>;
export type TextTable<F> = { readonly [C in keyof F]: Text<F[C]> };

/** One of the game's forms for templates: `{unit:whose}`, `{mount:weapon}`. `facts` are those of the whole sentence. */
export type Form = (value: never, names: Names, facts: Readonly<Record<string, never>>) => string;

/** The nouns of one language. */
export interface Dictionary {
  readonly forms: Readonly<Record<string, Form>>; // the language's own, besides those of forms.ts
  readonly hex: string; // a hex, unit, weapon or bin that cannot be named
  readonly unit: string;
  readonly weapon: string;
  readonly bin: string;
  readonly sides: readonly string[]; // by number, as they describe a unit: `red`
  side(colour: string): string; // as the subject of a sentence
  readonly places: readonly string[]; // by MECH_ARMOUR
  readonly vehiclePlaces: readonly string[];
  item(id: string): string; // weapons, ammunition, gear and parts
  inBrackets(place: string): string; // a location in brackets after a thing's name
  step(number: number): string; // the step of a move that is refused
}

type ByReason<K extends string, F = string> = Readonly<Record<K, F>>;

/** Texts for the reasons in events. */
export interface EventReasons {
  readonly interrupted: ByReason<'fall' | 'stuck' | 'hurt' | 'skid' | 'move-over' | 'masc' | 'stand-up' | 'withdrawn'>;
  readonly displaced: ByReason<
    'pushed' | 'followed' | 'charged' | 'ran-past' | 'leapt-upon' | 'leapt' | 'domino' | 'fall' | 'collapse',
    (hex: string) => string
  >;
  readonly pilot: ByReason<'fall' | 'head' | 'explosion' | 'heat' | 'drowning'>;
  readonly heated: ByReason<'flamer' | 'fire-entered'>;
  readonly void: ByReason<
    'target-destroyed' | 'target-moved' | 'target-fell' | 'attacker-moved' | 'attacker-fell' | 'attacker-helpless'
  >;
  readonly vehicle: ByReason<VehicleCritical | Motive['effect']>;
  readonly ground: ByReason<
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
  readonly hex: ByReason<
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

/** A roll about a hex: what it is for, and both results. */
interface HexRoll {
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  readonly orLess?: true; // succeeds on the number or less
}

/** All texts of one language. */
export interface Texts {
  readonly dictionary: Dictionary;
  readonly codes: TextTable<Facts>;
  readonly events: { readonly [T in EventType]: Text<EventOf<T>> };
  readonly orders: { readonly [T in CommandType]: Text<CommandOf<T>> };
}

/** The text for a reason in an event; undefined if an older version of the game used another reason. */
export const textFor = <T>(table: Readonly<Record<string, T>>, why: string): T | undefined =>
  Object.hasOwn(table, why) ? table[why] : undefined;

/** `5+4`. */
export const dicePips = (dice: readonly number[]): string => dice.join('+');

/** Dice that chose a slot: the roll that counted, and the number of rolls before it that found nothing to hit. */
export function slotDice(dice: readonly number[], place: Place): { readonly faces: string; readonly before: number } {
  const each = SLOTS[place] === 6 ? 1 : 2;
  return { faces: dice.slice(-each).join(', '), before: Math.max(0, dice.length / each - 1) };
}

/** A figure with at most one decimal: `8.1`, `12`. */
export const figure = (value: number, mark: '.' | ','): string => String(Number(value.toFixed(1))).replace('.', mark);

/** `+2`, `−1`. */
export const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);

/** ` +1`, or '' for 0. */
export const modifier = (value: number): string => (value === 0 ? '' : ` ${signed(value)}`);

/** A receipt in one line: `heat 5, movement +2, heat sinks −10`. The first value has no sign. */
export const receipt = ({ lines }: Tally, { say }: Names): string =>
  lines.map(({ why, value }, i) => `${say(why)} ${i === 0 ? value : signed(value)}`).join(', ');

/** ` (4 MP, 3 hexes, 1 heat)`, omitting false parts. */
export function price(...parts: readonly (string | false)[]): string {
  const shown = parts.filter(Boolean);
  return shown.length ? ` (${shown.join(', ')})` : '';
}

/** `torso, arm and leg`. */
export function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** Runs of equal neighbours, each with its length. */
function counted<T>(list: readonly T[], same: (a: T, b: T) => boolean): readonly (readonly [T, number])[] {
  const runs: [T, number][] = [];
  for (const each of list) {
    const last = runs.at(-1);
    if (last && same(last[0], each)) last[1]++;
    else runs.push([each, 1]);
  }
  return runs;
}

/** Steps grouped into runs of one kind; attempts to stand and jumps are never grouped. */
export const stepRuns = (steps: readonly Step[]): readonly (readonly [Step, number])[] =>
  counted(steps, (a, b) => a.step === b.step && !('facing' in a));

const aimOf = (target: Target): string => JSON.stringify(target);

/** A fire plan by target, with the weapons as text; equal ones are counted. */
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

/** Whether a value is a valid index of the list. */
export const within = (list: readonly unknown[], index: unknown): index is number =>
  typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < list.length;

const LETTERS: readonly string[] = MECH_PLACES;

/** A 'Mech location by its number or its letters: `LA`. */
export const placeIn = (places: readonly string[], place: string | number): string =>
  places[typeof place === 'number' ? place : LETTERS.indexOf(place)] ?? String(place);
