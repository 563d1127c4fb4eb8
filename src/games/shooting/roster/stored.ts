import { DATASHEETS } from '../data/datasheets.ts';
import { type Correction, corrected } from './corrections.ts';
import type { ImportedList } from './imported.ts';
import type { Unread } from './report.ts';
import { resolveList } from './resolve.ts';
import { type KnownSheet, sheetsOf } from './sheets.ts';

/** The lists of one player as they were read, and everything that the player set by hand. */
export interface StoredLists {
  readonly lists: readonly ImportedList[];
  readonly corrections: readonly Correction[];
  readonly mappings: readonly Mapping[];
  readonly seen: readonly Seen[];
  readonly changed: Readonly<Record<string, number>>; // by fingerprint: the last change, also of removed lists
}

/** The datasheet that the player chose for a unit of a text list. */
export interface Mapping {
  readonly list: string; // fingerprint
  readonly unit: string;
  readonly from: string | null; // the fingerprint of the list that has the datasheet; null: built-in
  readonly sheet: string; // its id there
}

/** A report entry that the player wants to leave as it is. */
interface Seen extends Pick<Unread, 'unit' | 'what' | 'text'> {
  readonly list: string;
}

export const NO_LISTS: StoredLists = { lists: [], corrections: [], mappings: [], seen: [], changed: {} };

/** A datasheet for a unit that has only names. */
export interface Source {
  readonly from: string | null;
  readonly list: string | null; // the name of that list
  readonly sheet: KnownSheet;
}

/** The datasheets of all lists with values, then the built-in ones. */
export function sourcesOf({ lists, corrections }: StoredLists): readonly Source[] {
  const loaded = lists.flatMap((raw) => {
    const { list } = corrected(raw, corrections);
    return sheetsOf(list).map((sheet) => ({ from: list.fingerprint, list: list.name, sheet }));
  });
  return [...loaded, ...DATASHEETS.map((sheet) => ({ from: null, list: null, sheet }))];
}

/** The lists with the values that were found by name or set by hand. */
export function finishedLists(stored: StoredLists): readonly ImportedList[] {
  const sources = sourcesOf(stored);
  return stored.lists.map((raw) => {
    const others = sources.filter(({ from }) => from !== raw.fingerprint);
    const chosen = new Map<string, KnownSheet>();
    for (const { list, unit, from, sheet } of stored.mappings) {
      const found = sources.find((one) => one.from === from && one.sheet.id === sheet);
      if (list === raw.fingerprint && found) chosen.set(unit, found.sheet);
    }
    const resolved = resolveList(
      raw,
      others.map(({ sheet }) => sheet),
      chosen,
    );
    const { list } = corrected(resolved, stored.corrections);
    return { ...list, report: list.report.filter((item) => !isSeen(stored, list, item)) };
  });
}

const isSeen = ({ seen }: StoredLists, { fingerprint }: ImportedList, { unit, what, text }: Unread): boolean =>
  seen.some((one) => one.list === fingerprint && one.unit === unit && one.what === what && one.text === text);

/**
 * Adds lists. Of two with the same fingerprint the later stays, except that a text of the same army never replaces a
 * file with values. Corrections apply to both.
 */
export function withLists(stored: StoredLists, added: readonly ImportedList[]): StoredLists {
  const lists = new Map(stored.lists.map((list) => [list.fingerprint, list]));
  for (const list of added) {
    const before = lists.get(list.fingerprint);
    if (!before || hasValues(list) || !hasValues(before)) lists.set(list.fingerprint, list);
  }
  return { ...stored, lists: [...lists.values()] };
}

const hasValues = ({ units }: ImportedList): boolean => units.some(({ resolved }) => resolved);

/** Removes a list; what was set by hand stays for the next import of the same list. */
export const withoutList = (stored: StoredLists, fingerprint: string): StoredLists => ({
  ...stored,
  lists: stored.lists.filter((list) => list.fingerprint !== fingerprint),
});

/** Removes everything that the player set by hand for a list. */
export function asImported(stored: StoredLists, fingerprint: string): StoredLists {
  const others = <T extends { readonly list: string }>(all: readonly T[]): readonly T[] =>
    all.filter(({ list }) => list !== fingerprint);
  return {
    ...stored,
    corrections: others(stored.corrections),
    mappings: others(stored.mappings),
    seen: others(stored.seen),
  };
}

/** How many values the player set by hand for a list. */
export const setByHand = ({ corrections, mappings, seen }: StoredLists, fingerprint: string): number =>
  [...corrections, ...mappings, ...seen].filter(({ list }) => list === fingerprint).length;

/** Sets a value; undefined if the list refuses it. A later correction of the same field replaces the earlier one. */
export function withCorrection(stored: StoredLists, correction: Correction): StoredLists | undefined {
  const isSame = (one: Correction): boolean =>
    one.list === correction.list && one.unit === correction.unit && one.field === correction.field;
  const before = finishedLists(stored).find(({ fingerprint }) => fingerprint === correction.list);
  if (!before || corrected(before, [correction]).refused.length > 0) return undefined;
  return { ...stored, corrections: [...stored.corrections.filter((one) => !isSame(one)), correction] };
}

export const withMapping = (stored: StoredLists, mapping: Mapping): StoredLists => ({
  ...stored,
  mappings: [...stored.mappings.filter(({ list, unit }) => list !== mapping.list || unit !== mapping.unit), mapping],
});

export const withSeen = (stored: StoredLists, list: string, { unit, what, text }: Unread): StoredLists => ({
  ...stored,
  seen: [...stored.seen, { list, unit, what, text }],
});
