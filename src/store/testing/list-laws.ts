import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ListLimits, ListRecord } from '../list-store.ts';
import type { Store } from '../store.ts';
import type { OpenStore } from './match-laws.ts';

const LIMITS: ListLimits = { lists: 3, removed: 2, characters: 1000 };

const list = (identity: string, id: string, changed: number, differs: Partial<ListRecord> = {}): ListRecord => ({
  identity,
  game: 'shooting',
  id,
  changed,
  removed: false,
  body: { name: `«${id}» ñ`, version: changed },
  ...differs,
});

/** Laws about players' lists: the newest version wins, removed lists stay removed, limits hold. */
export function listLaws(opened: OpenStore): void {
  let store: Store;
  const put = (record: ListRecord, limits: Partial<ListLimits> = {}) =>
    store.playerLists.put(record, { ...LIMITS, ...limits });
  const ids = async (identity: string) =>
    (await store.playerLists.heads(identity, 'shooting')).map(({ id, removed }) => (removed ? `-${id}` : id));

  describe('lists of players', () => {
    beforeEach(async () => {
      store = opened.store();
      for (const id of ['ann', 'bob']) {
        const session = { id, identity: id, tokenHash: `hash ${id}`, device: '', created: 1, seen: 1 };
        const identity = { id, name: id, nameKey: id, created: 1, settings: {}, lessons: [] };
        await store.identities.create(identity, { session });
      }
    });

    test('a list is complete after reopening; other players and games have none of it', async () => {
      const record = list('ann', 'one', 1_800_000_000_000);
      expect(await put(record)).toBe('written');
      store = await opened.reopen();
      const { playerLists } = store;
      expect(await playerLists.get('ann', 'shooting', 'one')).toEqual(record);
      expect(await playerLists.heads('ann', 'shooting')).toEqual([
        { id: 'one', changed: record.changed, removed: false },
      ]);
      expect(await playerLists.all('ann')).toEqual([record]);
      expect(await playerLists.heads('ann', 'radar')).toEqual([]);
      expect(await playerLists.get('bob', 'shooting', 'one')).toBeUndefined();
      expect(await playerLists.all('bob')).toEqual([]);
    });

    test('in any order of writes, the newest version of each list stays', async () => {
      const write = fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        changed: fc.integer({ min: 1, max: 6 }),
        removed: fc.boolean(),
      });
      let identity = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(write, { maxLength: 12 }), async (writes) => {
          const id = `player ${identity++}`;
          const session = { id, identity: id, tokenHash: `hash ${id}`, device: '', created: 1, seen: 1 };
          await store.identities.create(
            { id, name: id, nameKey: id, created: 1, settings: {}, lessons: [] },
            { session },
          );
          const newest = new Map<string, ListRecord>();
          for (const one of writes) {
            const record = list(id, one.id, one.changed, { removed: one.removed });
            const isNewer = one.changed > (newest.get(one.id)?.changed ?? 0);
            expect(await put(record, { removed: 9 })).toBe(isNewer ? 'written' : 'older');
            if (isNewer) newest.set(one.id, record);
          }
          const expected = [...newest.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
          expect(await store.playerLists.all(id)).toEqual(expected);
        }),
        { numRuns: 15 },
      );
    });

    test('the limits count lists and characters, of all games; a stored list can still be changed and removed', async () => {
      for (const [i, id] of ['a', 'b', 'c'].entries()) expect(await put(list('ann', id, i + 1))).toBe('written');
      expect(await put(list('ann', 'd', 9))).toBe('full');
      expect(await put(list('ann', 'd', 9, { game: 'radar' }))).toBe('full');
      expect(await put(list('bob', 'd', 9))).toBe('written');
      expect(await put(list('ann', 'a', 9))).toBe('written');
      expect(await put(list('ann', 'b', 10, { removed: true, body: {} }))).toBe('written');
      expect(await put(list('ann', 'd', 11))).toBe('written');
      expect(await put(list('ann', 'd', 12, { body: 'x'.repeat(1000) }))).toBe('full');
      expect(await ids('ann')).toEqual(['a', '-b', 'c', 'd']);
      expect((await store.playerLists.get('ann', 'shooting', 'd'))?.changed).toBe(11);
    });

    test('a write to an older version is called older even when the limits are reached', async () => {
      for (const id of ['a', 'b', 'c']) await put(list('ann', id, 5));
      expect(await put(list('ann', 'a', 4), { lists: 1 })).toBe('older');
    });

    test('only the newest removed lists are remembered', async () => {
      for (const [i, id] of ['a', 'b', 'c'].entries())
        await put(list('ann', id, i + 1, { removed: true, body: {} }), { removed: 2 });
      await put(list('ann', 'd', 1));
      expect(await ids('ann')).toEqual(['-b', '-c', 'd']);
    });

    test('of many simultaneous writes, only as many lists stay as the limit allows', async () => {
      const all = Array.from({ length: 8 }, (_, i) => put(list('ann', `list-${i}`, 1)));
      const written = (await Promise.all(all)).filter((one) => one === 'written');
      expect(written).toHaveLength(LIMITS.lists);
      expect(await ids('ann')).toHaveLength(LIMITS.lists);
    });

    test('a retired identity has no lists and gets none', async () => {
      await put(list('ann', 'a', 1));
      await put(list('bob', 'a', 1));
      await store.identities.retire('ann', 9);
      expect(await store.playerLists.all('ann')).toEqual([]);
      expect(await put(list('ann', 'b', 2))).toBe('full');
      await store.identities.remove('ann');
      await store.identities.remove('bob');
      expect(await store.playerLists.all('bob')).toEqual([]);
      expect(await put(list('nobody', 'b', 2))).toBe('full');
    });
  });
}
