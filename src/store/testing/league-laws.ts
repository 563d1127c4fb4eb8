import { beforeEach, describe, expect, test } from 'vitest';
import { match } from '../fixtures/records.ts';
import type { LeagueEntry, LeagueRecord } from '../league-store.ts';
import type { Store } from '../store.ts';
import type { OpenStore } from './match-laws.ts';

/** Laws about leagues. */
export function leagueLaws(opened: OpenStore): void {
  let store: Store;

  const league = (id: string, differs: Partial<LeagueRecord> = {}): LeagueRecord => ({
    id,
    code: id.toUpperCase(),
    host: 'ann',
    settings: { title: 'Friday «ñ»', rounds: null },
    listed: true,
    status: 'open',
    created: 1,
    updated: 1,
    ...differs,
  });
  const entry = (n: number, id: string, more: Partial<LeagueEntry> = {}): LeagueEntry => ({
    n,
    id,
    body: { type: 'joined', player: n + 1 },
    at: 10 + n,
    ...more,
  });
  const keep = (id: string) =>
    store.identities.create(
      { id, name: id, nameKey: id, created: 1, settings: {}, lessons: [] },
      { session: { id: `session ${id}`, identity: id, tokenHash: `hash ${id}`, device: '', created: 1, seen: 1 } },
    );
  const ids = (leagues: readonly LeagueRecord[]) => leagues.map(({ id }) => id);

  describe('leagues', () => {
    beforeEach(async () => {
      store = opened.store();
      for (const id of ['ann', 'bob']) await keep(id);
    });

    test('a league is stored; a code is taken once', async () => {
      expect(await store.leagues.create(league('a'))).toBe('written');
      expect(await store.leagues.create(league('b', { code: 'A' }))).toBe('taken');
      store = await opened.reopen();
      expect(await store.leagues.byCode('A')).toEqual(league('a'));
      expect(await store.leagues.byId('a')).toEqual(league('a'));
      expect([await store.leagues.byCode('B'), await store.leagues.byId('b')]).toEqual([undefined, undefined]);
    });

    test('of two events with the same number only one is stored, with everything that belongs to it', async () => {
      await store.leagues.create(league('a'));
      const joins = ['ann', 'bob'].map((identity) =>
        store.leagues.append('a', entry(0, identity, { player: { player: 1, identity }, status: 'playing' })),
      );
      const done = await Promise.all(joins);
      expect(done.toSorted()).toEqual(['taken', 'written']);
      const joined = done[0] === 'written' ? 'ann' : 'bob';
      const late = entry(0, 'late', { at: 99, status: 'over', player: { player: 2, identity: 'bob' } });
      expect(await store.leagues.append('a', late)).toBe('taken');
      store = await opened.reopen();
      expect(await store.leagues.events('a')).toEqual([{ type: 'joined', player: 1 }]);
      expect(await store.leagues.players(['a'])).toEqual([{ league: 'a', player: 1, identity: joined }]);
      expect(await store.leagues.byId('a')).toMatchObject({ status: 'playing', updated: 10 });
    });

    test('lists: public ones by status, those of an identity as host or player, and those in progress', async () => {
      await store.leagues.create(league('a', { created: 1, host: 'bob' }));
      await store.leagues.create(league('b', { created: 2, listed: false }));
      await store.leagues.create(league('c', { created: 3, status: 'playing', host: 'bob' }));
      await store.leagues.append('c', entry(0, 'x', { player: { player: 1, identity: 'ann' } }));
      await store.leagues.create(league('d', { created: 4, host: 'bob' }));
      expect(ids(await store.leagues.listed('open', 10))).toEqual(['d', 'a']);
      expect(ids(await store.leagues.listed('open', 1))).toEqual(['d']);
      const all = ids(await store.leagues.all({ from: 0, most: 10 }));
      expect(all).toContain('a');
      expect(ids(await store.leagues.all({ from: 1, most: 2 }))).toEqual(all.slice(1, 3));
      expect(ids(await store.leagues.of('ann', 10))).toEqual(['c', 'b']);
      expect(ids(await store.leagues.of('bob', 10))).toEqual(['d', 'c', 'a']);
      expect(ids(await store.leagues.playing())).toEqual(['c']);
      expect(await store.leagues.players([])).toEqual([]);
    });

    test('a board gets one match; its id can be replaced, by one of several who try', async () => {
      await store.leagues.create(league('a'));
      const board = (id: string, at = 5) => ({ round: 0, board: 1, match: id, at });
      const claims = await Promise.all(['m', 'n'].map((id) => store.leagues.claim('a', board(id))));
      expect(claims.toSorted()).toEqual(['taken', 'written']);
      const won = claims[0] === 'written' ? 'm' : 'n';
      await store.create(match(won));
      const row = { ...board(won), code: `${won}-code`, status: 'playing' };
      expect(await store.leagues.matches('a')).toEqual([row]);
      expect(await store.leagues.boardOf(won)).toEqual({ league: 'a', round: 0, board: 1 });
      const again = await Promise.all(['o', 'p'].map((id) => store.leagues.claim('a', board(id, 9), won)));
      expect(again.toSorted()).toEqual(['taken', 'written']);
      const next = again[0] === 'written' ? 'o' : 'p';
      expect(await store.leagues.matches('a')).toEqual([{ ...board(next, 9), code: null, status: null }]);
      expect(await store.leagues.boardOf(won)).toBeUndefined();
    });

    test('a deleted identity is no longer named: neither as host nor as player', async () => {
      await store.leagues.create(league('a'));
      await store.leagues.append('a', entry(0, 'x', { player: { player: 1, identity: 'ann' } }));
      await store.identities.remove('ann');
      expect(await store.leagues.byId('a')).toMatchObject({ host: null });
      expect(await store.leagues.players(['a'])).toEqual([{ league: 'a', player: 1, identity: null }]);
      expect(await store.leagues.of('ann', 10)).toEqual([]);
    });

    test('leagues that were never started are removed after a while, others are not', async () => {
      await store.leagues.create(league('old'));
      await store.leagues.create(league('new', { updated: 50 }));
      await store.leagues.create(league('over', { status: 'over' }));
      await store.leagues.removeOpen(50);
      expect(ids(await store.leagues.of('ann', 10)).toSorted()).toEqual(['new', 'over']);
    });

    test('old matches of a league in progress are not found for deletion', async () => {
      for (const status of ['playing', 'over'] as const) {
        await store.leagues.create(league(status, { status }));
        await store.create(match(`of-${status}`, { status: 'over' }));
        await store.leagues.claim(status, { round: 0, board: 0, match: `of-${status}`, at: 1 });
      }
      await store.create(match('other', { status: 'over' }));
      const found = await store.operator.finishedBefore(1_800_000_000_000, { from: 0, most: 10 });
      expect(found.map(({ id }) => id).toSorted()).toEqual(['of-over', 'other']);
    });
  });
}
