import type { ImportedList } from './imported.ts';
import type { StoredLists } from './stored.ts';

/** One list with everything that the player set by hand, as it follows them to other devices. */
export interface ListBody extends Omit<StoredLists, 'lists' | 'changed'> {
  readonly list: ImportedList | null; // null: removed; the rest stays for the next import
}

const MOST_REMOVED = 200; // remembered, so that other devices remove them too

/** The parts of the stored lists that belong to one list, which may have been removed. */
export function bodyOf(stored: StoredLists, fingerprint: string): ListBody {
  const isOfList = ({ list }: { readonly list: string }): boolean => list === fingerprint;
  return {
    list: stored.lists.find((list) => list.fingerprint === fingerprint) ?? null,
    corrections: stored.corrections.filter(isOfList),
    mappings: stored.mappings.filter(isOfList),
    seen: stored.seen.filter(isOfList),
  };
}

/** The stored lists with another version of one list. Its place in the order stays. */
export function withBody(stored: StoredLists, fingerprint: string, body: ListBody, changed: number): StoredLists {
  const others = <T extends { readonly list: string }>(all: readonly T[]): readonly T[] =>
    all.filter(({ list }) => list !== fingerprint);
  const isHere = stored.lists.some((list) => list.fingerprint === fingerprint);
  const replaced = stored.lists.flatMap((list) => (list.fingerprint === fingerprint ? (body.list ?? []) : list));
  return {
    lists: isHere || !body.list ? replaced : [...stored.lists, body.list],
    corrections: [...others(stored.corrections), ...body.corrections],
    mappings: [...others(stored.mappings), ...body.mappings],
    seen: [...others(stored.seen), ...body.seen],
    changed: { ...stored.changed, [fingerprint]: changed },
  };
}

/** The fingerprints of all lists and of those that were removed. */
export const fingerprintsOf = ({ lists, changed }: StoredLists): readonly string[] => [
  ...new Set([...lists.map(({ fingerprint }) => fingerprint), ...Object.keys(changed)]),
];

/** What the player changed: `after` was made from `before`, which may be older than what is stored now. */
export interface ListChange {
  readonly before: StoredLists;
  readonly after: StoredLists;
}

/**
 * Applies a change to the stored lists, with its time: only lists that the player changed, so that lists from another
 * tab or device stay. A change is always newer than the stored version, even if this device's clock is slow.
 */
export function withChange(stored: StoredLists, { before, after }: ListChange, now: number): StoredLists {
  let next = stored;
  for (const id of new Set([...fingerprintsOf(before), ...fingerprintsOf(after)])) {
    const body = bodyOf(after, id);
    if (JSON.stringify(bodyOf(before, id)) !== JSON.stringify(body))
      next = withBody(next, id, body, Math.max(now, (stored.changed[id] ?? 0) + 1));
  }
  const changed = { ...next.changed };
  const removed = Object.keys(changed)
    .filter((id) => !next.lists.some(({ fingerprint }) => fingerprint === id))
    .sort((a, b) => (changed[b] ?? 0) - (changed[a] ?? 0));
  for (const id of removed.slice(MOST_REMOVED)) delete changed[id];
  return { ...next, changed };
}
