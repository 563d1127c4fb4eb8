import { isDeepStrictEqual } from 'node:util';
import type { MatchRecord, PersonRecord, Store } from '../../store/store.ts';
import { deletedKey, personKey } from '../results/players.ts';
import { type Seating, seatingOf } from '../table/table-info.ts';

/** Removes a person's identity, browsers and addresses from a match record. The side that they played has a deleted player instead. */
export async function eraseFromRecord(store: Store, person: PersonRecord): Promise<void> {
  for (;;) {
    const record = await store.byId(person.match);
    const table = record && without(record, person);
    if (!record || !table || isDeepStrictEqual(table, record.table)) return;
    const written = await store.write({ match: record.id, seen: record.rev, change: { table: { ...table } } });
    if (written === 'written') return; // otherwise it was changed at the same moment
  }
}

function without(record: MatchRecord, person: PersonRecord): Seating {
  const { players, muted, mutedFor, mutedBrowsers, mutedAddresses, ...rest } = seatingOf(record);
  const key = person.identity === null ? undefined : personKey(person);
  const freed = new Set([person.id, ...(mutedFor ?? []).flatMap((one) => (one.of === person.id ? one.person : []))]);
  const replaced = (keys: readonly string[]) => keys.map((one) => (one === key ? deletedKey(person) : one));
  return {
    ...rest,
    ...(players && {
      players: {
        ...players,
        sides: Object.fromEntries(Object.entries(players.sides).map(([side, keys]) => [side, replaced(keys)])),
      },
    }),
    ...(muted && { muted: muted.filter((one) => !freed.has(one)) }),
    ...(mutedFor && { mutedFor: mutedFor.filter((one) => !freed.has(one.person)) }),
    ...(mutedBrowsers && { mutedBrowsers: mutedBrowsers.filter((one) => !freed.has(one.person)) }),
    ...(mutedAddresses && { mutedAddresses: mutedAddresses.filter((one) => !freed.has(one.person)) }),
  };
}
