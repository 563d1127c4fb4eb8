import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType, Message, MessageType } from '../commands.ts';
import type { Colour } from '../data/systems.ts';
import type { Heard } from '../events.ts';
import type { Code, Facts } from './facts.ts';

/** How the texts of one language name things in a match. */
export interface Naming {
  colour(node: number): Colour | 'radiation' | undefined;
  say(fact: Fact): string; // a fact inside another one
  message(message: Message): string;
  fill(template: string, facts: object): string;
}

/** A template for `fill` of `parts/text`, or a function where the text depends on more than its facts. */
export type Text<F> = string | ((fact: F, naming: Naming) => string);

/**
 * All texts of one language. In addition to the forms of `fill`, templates have `{cell:@}` a cell, `{known:or}` a list,
 * `{word:=}` and `{known:=,}` as typed, `{system:the}` and `{side:of}` from `terms`, `{who:seat}` a seat or side,
 * `{bits:cut}` the share of the cells that bits rule out.
 */
export interface TextTable {
  readonly cell: string; // before the number of a cell without a chart
  readonly and: string;
  readonly or: string;
  readonly unknown: string; // a seat that the watcher cannot know
  readonly terms: Readonly<Record<'' | 'the' | 'of', Readonly<Record<string, string>>>>; // by form, then id
  name(id: string): string; // a seat or a side
  theSeat(id: string): string; // the same inside a sentence
  ruledOut(share: number): string; // `67%`, `less than 1%`
  readonly codes: { readonly [C in Code]: Text<Facts[C]> };
  readonly heard: { readonly [T in Heard['type']]: Text<Extract<Heard, { readonly type: T }>> };
  readonly orders: { readonly [T in Exclude<CommandType, MessageType>]: Text<CommandOf<T>> };
  readonly toCrew: string; // an order to send `{message}`
  readonly messages: { readonly [T in MessageType]: Text<CommandOf<T>> };
}

/** `torpedo, mine and drone`. */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** `: a fair idea`, where the table has a phrase for the fact. */
export const phrased = (table: Readonly<Record<string, string>>, fact: unknown): string =>
  typeof fact === 'string' && Object.hasOwn(table, fact) ? `: ${table[fact]}` : '';

/** How often the most frequent course was sailed: "mostly" needs several moves, and more than half of them. */
export function patternOf({ count, total }: { readonly count?: unknown; readonly total?: unknown }) {
  if (typeof count !== 'number' || typeof total !== 'number') return 'most';
  if (total === 1) return 'one';
  if (count === total) return 'all';
  return count > total / 2 ? 'most' : 'half';
}

/** Whether an estimate improves by at least one percentage point: "1% to 1%" is not worth showing. */
export const isGain = (before: unknown, after: unknown): boolean =>
  typeof before === 'number' && typeof after === 'number' && Math.round(before * 100) > Math.round(after * 100);

type Route = CommandOf<'advise'>['routes'][number];

/** Advice on several courses, grouped by equal advice: `prefer north, east (keeps systems working); avoid west (…)`. */
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
