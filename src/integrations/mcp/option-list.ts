import type { Listing } from '../../kernel/game.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import type { OpenTable } from './open-tables.ts';
import type { Command } from './seat-session.ts';

/** An option as lists show it. */
export interface ListedOption {
  readonly id: number;
  readonly command: Command;
  readonly typed: string;
  readonly keys: Readonly<Record<string, string>>; // the command's type first
}

/** A filter: values by key, such as `{ hex: '0917', mode: 'run' }`. */
export type Where = Readonly<Record<string, string>>;

export interface Group {
  readonly value: string;
  readonly count: number;
}

const NO_LISTING: Pick<Listing<Kinds>, 'keys' | 'outlook'> = { keys: () => ({}), outlook: () => [] };

/** How the game of a table lists its options. */
export const listingOf = async ({ session }: OpenTable): Promise<Pick<Listing<Kinds>, 'keys' | 'outlook'>> =>
  (await session.game.listing?.()) ?? NO_LISTING;

/** The keys of a command. */
export const keysOf = (
  listing: Pick<Listing<Kinds>, 'keys'>,
  command: Command,
  view: object,
): Readonly<Record<string, string>> => ({ type: command.type, ...listing.keys(command, view as Kinds['view']) });

const same = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase();

export const fits = (keys: Where, where: Where): boolean =>
  Object.entries(where).every(([key, value]) => same(keys[key], value));

/** A key that no option has, or a value of a key. */
export interface Strange {
  readonly key: string;
  readonly value?: string;
  readonly known: readonly string[];
}

export function strangeKey(options: readonly ListedOption[], key: string): Strange | undefined {
  const known = keyNames(options);
  return known.includes(key) ? undefined : { key, known };
}

/** The first part of a filter that no option has; undefined if the filter is usable. */
export function strangeIn(options: readonly ListedOption[], where: Where): Strange | undefined {
  for (const [key, value] of Object.entries(where)) {
    const values = valuesOf(options, key);
    if (values.length === 0) return strangeKey(options, key);
    if (!values.some((one) => same(one, value))) return { key, value, known: values };
  }
  return undefined;
}

export const keyNames = (options: readonly ListedOption[]): readonly string[] => [
  ...new Set(options.flatMap(({ keys }) => Object.keys(keys))),
];

const valuesOf = (options: readonly ListedOption[], key: string): readonly string[] => [
  ...new Set(options.flatMap(({ keys }) => keys[key] ?? [])),
];

/** The first key whose values differ, except those in `where`; undefined if all options have the same values. */
export const groupingKey = (options: readonly ListedOption[], where: Where): string | undefined =>
  keyNames(options).find((key) => !Object.hasOwn(where, key) && new Set(options.map(({ keys }) => keys[key])).size > 1);

/** The options by the values of a key, in the order of the values. */
export function groupsBy(options: readonly ListedOption[], key: string): readonly Group[] {
  const counts = new Map<string, number>();
  for (const { keys } of options) {
    const value = keys[key] ?? 'none';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
}
