import type { Fact } from '../../../kernel/fact.ts';
import type { Cell, Course } from '../../../parts/grid/grid.ts';
import type { CommandOf, CommandType, Message, MessageType } from '../commands.ts';
import type { Colour, System } from '../data/systems.ts';
import type { Claim, Heard } from '../events.ts';
import type { RadarSeat, Role, Side } from '../state.ts';

/** How places are named: by the match's chart and board where they are at hand, else by number. */
export interface Places {
  cell(at: Cell): string; // `H8`, or `cell 112`
  colour(node: number): Colour | 'radiation' | undefined;
  seat(seat: RadarSeat): string;
  say(fact: Fact): string; // a fact inside another one
  figure(value: number, decimals: number): string;
  term(id: unknown): string; // `sonar`, `north`, as this language has it
  message(message: Message): string;
}

export type Phrase<F> = (fact: F, places: Places) => string;

type None = Readonly<Record<never, never>>;
interface BadInput {
  readonly field: string;
  readonly problem: string;
}

/** The facts of every code that the game speaks. What is said here is typed; a code without words does not compile. */
export interface Facts {
  // whose turn, whose word
  'already-begun': None;
  'wrong-role': { readonly roles: readonly Role[] };
  'not-yet-playing': None;
  'not-your-turn': { readonly active: Side };
  'already-playing': None;
  'already-placed': None;
  'already-said': { readonly kind: MessageType };
  'turn-is-over': None;
  // who is awaited for what
  'awaits-placement': None;
  'awaits-course': None;
  'awaits-dive': None;
  'awaits-mark': None;
  'awaits-charge': None;
  'awaits-sonar-answer': None;
  'awaits-end-of-turn': None;
  'awaits-turn': None;
  // places
  'off-map': { readonly cell: Cell };
  island: { readonly cell: Cell };
  // the course
  'already-moved': None;
  'move-first': None;
  'on-the-surface': None;
  'not-on-the-surface': None;
  'no-sea-there': { readonly course: Course };
  'own-trail': { readonly course?: Course; readonly cell: Cell };
  'own-mine': { readonly course?: Course; readonly cell: Cell };
  'too-far': { readonly steps: number; readonly reach: number };
  // systems
  'not-charged': { readonly system: System; readonly charge: number; readonly full: number };
  'broken-down': { readonly system: System };
  'system-used': None;
  'already-charged': None;
  'gauge-full': { readonly system: System };
  'out-of-reach': { readonly reach: number };
  'not-adjacent': None;
  'no-mine-there': { readonly cell: Cell };
  'no-such-sector': { readonly sector: number; readonly sectors: number };
  'no-sonar-pending': None;
  'sonar-pending': None;
  'same-kind-of-fact': { readonly about: Claim['about'] };
  'claim-off-map': {
    readonly about: Claim['about'];
    readonly value: number;
    readonly from: number;
    readonly to: number;
  };
  'both-true': None;
  'both-false': None;
  // engineering
  'already-marked': None;
  'wrong-panel': { readonly course: Course | null };
  'node-marked': { readonly node: number };
  'engineer-first': None;
  'first-mate-first': None;
  // set-up
  'bad-setup': BadInput;
  'unknown-ruleset': { readonly ruleset: string; readonly known: readonly string[] };
  'unknown-map': { readonly map: string; readonly known: readonly string[] };
  'sector-too-large': {
    readonly sector: { readonly across: number; readonly down: number };
    readonly rows: number;
    readonly cols: number;
  };
  'island-off-map': { readonly cell: Cell; readonly cells: number };
  'too-little-sea': { readonly cells: number };
  'sea-not-connected': { readonly reached: number; readonly cells: number };
  'bad-question': BadInput;
  // what a shot is worth; a question names its cells, a match numbers them
  'direct-hit': { readonly cell: Cell | string; readonly share: number };
  'near-miss': { readonly cell: Cell | string; readonly share: number };
  'own-blast': { readonly cell: Cell | string };
  // the end
  sunk: { readonly side: Side };
  'both-sunk': None;
  'limit-hull': { readonly turns: number };
  'limit-even': { readonly turns: number };
  // the terminal
  'nothing-typed': { readonly example: string };
  'not-understood': { readonly word: string; readonly known: readonly string[] };
  'words-missing': { readonly usage: string };
  'words-left': { readonly word: string; readonly usage: string };
  'not-a-cell': { readonly word: string; readonly last: string };
  'not-a-course': { readonly word: string };
  'not-a-system': { readonly word: string };
  'not-a-number': { readonly word: string; readonly from: number; readonly to: number };
  'not-a-column': { readonly word: string; readonly last: string };
  'not-one-of': { readonly word: string; readonly known: readonly string[] };
  'too-many-words': { readonly length: number; readonly most: number };
  'gauges-not-seen': None;
  'not-json': { readonly problem: string };
  // the radio operator's sentences; a hand may send them with any facts, so nothing is sure to be there
  'last-surfaced': { readonly sector?: unknown };
  'moving-mostly': { readonly course?: unknown; readonly count?: unknown; readonly total?: unknown };
  'torpedoes-fired': { readonly count?: unknown };
  candidates: { readonly count?: unknown; readonly certainty?: unknown };
  'best-cell': { readonly cell?: unknown; readonly share?: unknown };
  'no-idea': None;
  'lost-them': None;
  recommend: {
    readonly system?: unknown;
    readonly sector?: unknown;
    readonly cell?: unknown;
    readonly before?: unknown;
    readonly after?: unknown;
  };
  narrowed: { readonly before?: unknown; readonly after?: unknown };
  words: { readonly words?: unknown };
}
export type Code = keyof Facts;

/** All the words of one language. */
export interface Words {
  readonly cell: string; // for a cell without a chart
  readonly point: string; // before the decimals
  readonly terms: Readonly<Record<string, string>>; // ids that reasons speak of, where the id is not the word
  readonly side: Readonly<Record<Side, string>>;
  readonly role: Readonly<Record<Role, string>>;
  seat(side: Side, role: Role): string;
  readonly codes: { readonly [C in Code]: Phrase<Facts[C]> };
  readonly heard: { readonly [T in Heard['type']]: Phrase<Extract<Heard, { readonly type: T }>> };
  /** What can be ordered, as one would say it of somebody else; what is said to the crew has `messages`. */
  readonly orders: { readonly [T in Exclude<CommandType, MessageType>]: Phrase<CommandOf<T>> };
  tells(message: string): string; // an order to say something
  readonly messages: { readonly [T in MessageType]: Phrase<CommandOf<T>> };
}

/** `58 %`. */
export const percent = (share: unknown): string => (typeof share === 'number' ? `${Math.round(share * 100)} %` : '?');

/** For facts that a hand may have left out. */
export const told = (fact: unknown): string => (fact === undefined || fact === null ? '?' : String(fact));

export const cellIn = (cell: unknown, places: Places): string =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 ? places.cell(cell) : told(cell);

/** `: a fair idea`, where a table has a phrase for the fact. */
export const phrased = (table: Readonly<Record<string, string>>, fact: unknown): string =>
  typeof fact === 'string' && Object.hasOwn(table, fact) ? `: ${table[fact]}` : '';

/** `torpedo, mine and drone`. */
export function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

type Route = CommandOf<'advise'>['routes'][number];

/** Advice on several courses, those of one mind together: `may go north, east (keeps our systems whole); avoid west (…)`. */
export function grouped(
  routes: readonly Route[],
  stance: (route: Route) => string,
  course: (route: Route) => string,
  why: (route: Route) => string,
): string {
  const groups = new Map<string, { readonly first: Route; readonly courses: string[] }>();
  for (const route of routes) {
    const key = `${stance(route)} ${why(route)}`;
    const group = groups.get(key) ?? { first: route, courses: [] };
    group.courses.push(course(route));
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ first, courses }) => `${stance(first)} ${courses.join(', ')} (${why(first)})`)
    .join('; ');
}
