import { beforeEach, describe, expect, test } from 'vitest';
import type { WaitingRecord } from '../opponent-store.ts';
import type { Store } from '../store.ts';
import type { OpenStore } from './match-laws.ts';

const player = (ticket: string, joined: number, differs: Partial<WaitingRecord> = {}): WaitingRecord => ({
  ticket,
  game: 'radar',
  name: `Name ${ticket} «ñ»`,
  identity: null,
  browser: `browser of ${ticket}`,
  address: '192.0.2.1',
  mu: 1500.25,
  joined,
  seen: joined,
  ...differs,
});
const ALONE = { pair: null, claimed: null, code: null };

/** Laws about the queue of players who look for an opponent. */
export function opponentLaws(opened: OpenStore): void {
  let store: Store;
  beforeEach(() => {
    store = opened.store();
  });
  const add = async (...all: readonly WaitingRecord[]): Promise<void> => {
    for (const one of all) await store.opponents.add(one);
  };
  const tickets = async (since = 0, most = 10): Promise<readonly string[]> =>
    (await store.opponents.waiting('radar', since, most)).map(({ ticket }) => ticket);

  describe('players who look for an opponent', () => {
    test('a row is complete after reopening; the longest wait comes first', async () => {
      await add(player('b', 2), player('a', 2), player('c', 1), player('elsewhere', 0, { game: 'force' }));
      store = await opened.reopen();
      expect(await store.opponents.waiting('radar', 0, 2)).toEqual([player('c', 1), player('a', 2)]);
      expect(await store.opponents.seen('b', 7)).toEqual({ ...player('b', 2), seen: 7, ...ALONE });
      expect(await store.opponents.seen('none', 7)).toBeUndefined();
    });

    test('a page that has not asked for a while does not count, until it asks again', async () => {
      await add(player('a', 1), player('b', 5));
      expect([await tickets(5), await store.opponents.count('192.0.2.1', 5)]).toEqual([['b'], 1]);
      await store.opponents.seen('a', 6);
      expect([await tickets(5), await store.opponents.count('192.0.2.1', 5)]).toEqual([['a', 'b'], 2]);
      expect(await store.opponents.count('192.0.2.2', 0)).toBe(0);
      await store.opponents.removeBefore(6);
      expect(await tickets()).toEqual(['a']);
    });

    test('joining again in the same browser or with the same identity replaces the earlier row of this game', async () => {
      const created = { name: 'Ann', nameKey: 'ann', created: 1, settings: {}, lessons: [] };
      const session = { id: 's', identity: 'ann', tokenHash: 'h', device: '', created: 1, seen: 1 };
      await store.identities.create({ id: 'ann', ...created }, { session });
      await add(player('a', 1, { browser: 'x' }), player('b', 2, { browser: 'x' }));
      expect(await tickets()).toEqual(['b']);
      await add(player('c', 3, { identity: 'ann' }), player('d', 4, { identity: 'ann' }), player('e', 5));
      await add(player('f', 6, { identity: 'ann', game: 'force' }), player('g', 7, { browser: null }));
      expect(await tickets()).toEqual(['b', 'd', 'e', 'g']);
      await store.identities.remove('ann');
      expect(await tickets()).toEqual(['b', 'e', 'g']);
      expect(await store.opponents.seen('f', 9)).toBeUndefined();
    });

    test('a pair takes two players out of the queue; they cannot leave it or join another', async () => {
      await add(player('a', 1), player('b', 2), player('c', 3));
      expect(await store.opponents.claim('p', ['a', 'b'], 9, 0)).toBe(true);
      expect(await store.opponents.claim('q', ['b', 'c'], 9, 0)).toBe(false);
      expect(await store.opponents.claim('q', ['c', 'none'], 9, 0)).toBe(false);
      expect([await tickets(), await store.opponents.remove('a')]).toEqual([['c'], false]);
      expect(await store.opponents.confirm('p', 'K7M2Q')).toBe(true);
      expect(await store.opponents.confirm('p', 'OTHER')).toBe(false);
      await store.opponents.release('p');
      store = await opened.reopen();
      expect(await store.opponents.seen('b', 10)).toMatchObject({ pair: 'p', claimed: 9, code: 'K7M2Q' });
      expect(await store.opponents.remove('c')).toBe(true);
      expect(await store.opponents.remove('c')).toBe(false);
    });

    test('no pair is made with a player whose page is gone; a released pair waits again and cannot get a match', async () => {
      await add(player('a', 1), player('b', 2));
      expect(await store.opponents.claim('p', ['a', 'b'], 9, 2)).toBe(false);
      expect(await store.opponents.claim('p', ['a', 'b'], 9, 1)).toBe(true);
      await store.opponents.release('p');
      expect(await tickets()).toEqual(['a', 'b']);
      expect(await store.opponents.confirm('p', 'K7M2Q')).toBe(false);
      expect(await store.opponents.seen('a', 3)).toMatchObject(ALONE);
    });

    test('of many pairs that are made at the same moment, none shares a player', async () => {
      const names = Array.from({ length: 8 }, (_, i) => `t${i}`);
      await add(...names.map((name, i) => player(name, i)));
      const wishes = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
      const made = await Promise.all(wishes.map((pair) => store.opponents.claim(pair.join(' '), pair, 9, 0)));
      const taken = wishes.filter((_, i) => made[i]).flat();
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken).toHaveLength(names.length - (await tickets()).length);
      for (const name of taken) expect((await store.opponents.seen(name, 9))?.pair?.split(' ')).toContain(name);
    });
  });
}
