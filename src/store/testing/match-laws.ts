import { beforeEach, describe, expect, test } from 'vitest';
import { entry, match, person, said, step } from '../fixtures/records.ts';
import type { Store } from '../store.ts';

/** The store of the current test. */
export interface OpenStore {
  store(): Store;
  reopen(): Promise<Store>; // closes it and opens the same one again
}

/** Laws about match records. */
export function matchLaws(opened: OpenStore): void {
  let store: Store;
  beforeEach(() => {
    store = opened.store();
  });
  const reopen = async (): Promise<void> => {
    store = await opened.reopen();
  };

  describe('matches', () => {
    test('a match is complete after reopening', async () => {
      const plain = match('plain');
      const forked = match('forked', {
        parent: { match: 'plain-code', place: 7 },
        setup: { map: 'alpha', ñ: ['«', '\u0000', '😀'] },
        table: { seats: { 'blue.captain': 'crew@3' } },
        status: 'over',
        outcome: { winners: ['blue'], reason: { code: 'sunk', side: 'red' } },
      });
      expect(await store.create(plain)).toBe('written');
      expect(await store.create(forked)).toBe('written');
      await reopen();
      expect(await store.byCode(plain.code)).toEqual(plain);
      expect(await store.byCode(forked.code)).toEqual(forked);
      expect(await store.byCode('nobody')).toBeUndefined();
    });

    test.each([
      ['code', { id: 'other' }],
      ['id', { code: 'other' }],
    ])('a %s is taken once, and the first match stays', async (_, differs) => {
      const first = match('m');
      await store.create(first);
      expect(await store.create({ ...first, ...differs, seed: 'another' })).toBe('taken');
      expect(await store.byCode('other')).toBeUndefined();
      expect(await store.byCode(first.code)).toEqual(first);
    });

    test('if several matches want a code at the same time, one gets it', async () => {
      const wishes = Array.from({ length: 20 }, (_, i) => match(`m${i}`, { code: 'same' }));
      const answers = await Promise.all(wishes.map((wish) => store.create(wish)));
      expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
      expect(await store.byCode('same')).toEqual(wishes[answers.indexOf('written')]);
    });

    test('a change affects only the fields it names', async () => {
      const before = match('m', { outcome: { winners: ['red'], reason: { code: 'sunk' } } });
      await store.create(before);
      await store.write({ match: 'm', change: { status: 'over', updated: 99 } });
      expect(await store.byCode(before.code)).toEqual({ ...before, status: 'over', updated: 99 });
      await store.write({ match: 'm', change: { table: { host: 'ann' }, listed: false, outcome: null } });
      const after = { ...before, status: 'over', updated: 99, table: { host: 'ann' }, listed: false, outcome: null };
      expect(await store.byCode(before.code)).toEqual(after);
      await store.write({ match: 'm', change: {} });
      expect(await store.byCode(before.code)).toEqual(after);
    });

    test('a match is also found by its id', async () => {
      const one = match('m');
      await store.create(one);
      expect(await store.byId('m')).toEqual(one);
      expect(await store.byId('nobody')).toBeUndefined();
    });

    test('a change of a table that has changed in the meantime is rejected, with everything else in that write', async () => {
      await store.create(match('m'));
      expect(await store.write({ match: 'm', seen: 0, change: { table: { host: 'ann' } } })).toBe('written');
      const late = { match: 'm', seen: 0, entries: [entry(0)], change: { table: { host: 'bob' } } };
      expect(await store.write(late)).toBe('taken');
      expect(await store.byId('m')).toMatchObject({ rev: 1, table: { host: 'ann' } });
      expect(await store.entries('m')).toEqual([]);
      expect(await store.write({ ...late, seen: 1 })).toBe('written');
      expect(await store.byId('m')).toMatchObject({ rev: 2, table: { host: 'bob' } });
      expect(await store.entries('m')).toHaveLength(1);
    });

    test('unfinished matches are those being played, listed or not', async () => {
      await store.create(match('open', { status: 'open' }));
      await store.create(match('over', { status: 'over' }));
      await store.create(match('hidden', { status: 'playing', listed: false }));
      await store.create(match('seen', { status: 'playing' }));
      expect((await store.unfinished()).map(({ id }) => id).sort()).toEqual(['hidden', 'seen']);
    });

    test('matches of a creator are those that are not over and have changed since then', async () => {
      const ann = '192.0.2.7';
      await store.create(match('old', { creator: ann, updated: 9 }));
      await store.create(match('open', { creator: ann, updated: 10, status: 'open' }));
      await store.create(match('playing', { creator: ann, updated: 11 }));
      await store.create(match('over', { creator: ann, updated: 12, status: 'over' }));
      await store.create(match('another', { updated: 13 }));
      expect((await store.createdBy(ann, 10)).map(({ id }) => id).sort()).toEqual(['open', 'playing']);
      expect(await store.countCreatedBy(ann, 10)).toBe(2);
      expect(await store.countCreatedBy('192.0.2.8', 10)).toBe(0);
    });

    test('the list has the listed matches of that status, newest first, up to the limit', async () => {
      for (const [id, created] of [
        ['b', 2],
        ['d', 4],
        ['a', 1],
        ['c', 3],
      ] as const)
        await store.create(match(id, { created, status: 'open' }));
      await store.create(match('hidden', { created: 5, status: 'open', listed: false }));
      await store.create(match('playing', { created: 6 }));
      const ids = async (most: number) => (await store.listed('open', most)).map(({ id }) => id);
      expect(await ids(10)).toEqual(['d', 'c', 'b', 'a']);
      expect(await ids(2)).toEqual(['d', 'c']);
      expect(await store.listed('over', 10)).toEqual([]);
    });

    test('an old open match is removed with its people and chat, a started one never', async () => {
      await store.create(match('open', { status: 'open', updated: 5 }));
      await store.create(match('young', { status: 'open', updated: 50 }));
      await store.addPerson(person('p', 'open'));
      await store.say(said('open', 'hello'));
      await store.create(match('playing'));
      await store.write(step('playing', 0));
      await store.removeOpen(10);
      expect(await store.byCode('young-code')).toBeDefined();
      expect(await store.byCode('open-code')).toBeUndefined();
      expect(await store.people('open')).toEqual([]);
      expect(await store.chat('open', 10)).toEqual([]);
      expect(await store.entries('playing')).toHaveLength(1);
    });
  });
}
