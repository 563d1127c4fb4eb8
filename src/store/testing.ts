import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreFailure } from './failure.ts';
import { match, person, said, step } from './fixtures/records.ts';
import type { Store } from './store.ts';
import { identityLaws } from './testing/identity-laws.ts';
import { leagueLaws } from './testing/league-laws.ts';
import { listLaws } from './testing/list-laws.ts';
import { logLaws } from './testing/log-laws.ts';
import { matchLaws } from './testing/match-laws.ts';
import { operatorLaws } from './testing/operator-laws.ts';
import { opponentLaws } from './testing/opponent-laws.ts';
import { pushLaws } from './testing/push-laws.ts';
import { resultLaws } from './testing/result-laws.ts';

interface Opened {
  readonly store: Store;
  reopen(): Promise<Store>; // closes it and opens the same one again
}

/** Tests that every store must pass. `open` returns a new store, which the suite closes. */
export function storeLaws(open: () => Promise<Opened>): void {
  let store: Store;
  let reopen: () => Promise<Store>;

  beforeEach(async () => {
    const opened = await open();
    store = opened.store;
    reopen = async () => {
      store = await opened.reopen();
      return store;
    };
  });
  afterEach(() => store?.close());

  const current = { store: () => store, reopen: () => reopen() };
  matchLaws(current);
  logLaws(current);
  operatorLaws(current);
  identityLaws(current);
  listLaws(current);
  resultLaws(current);
  pushLaws(current);
  opponentLaws(current);
  leagueLaws(current);

  describe('people and chat', () => {
    beforeEach(async () => {
      await store.create(match('m'));
      await store.create(match('other'));
    });

    test('people of a match are saved; a change affects only the named fields; an id is taken once', async () => {
      const ann = person('ann', 'm');
      expect(await store.addPerson(ann)).toBe('written');
      expect(await store.addPerson({ ...ann, name: 'impostor' })).toBe('taken');
      await store.addPerson(person('bob', 'other'));
      await store.changePerson('ann', { side: 'blue' });
      await store.changePerson('ann', { name: 'Ann «ñ» 😀\n\u0001', tokenHash: 'new' });
      await store.changePerson('ann', {});
      await reopen();
      expect(await store.people('m')).toEqual([{ ...ann, side: 'blue', name: 'Ann «ñ» 😀\n\u0001', tokenHash: 'new' }]);
      await store.changePerson('ann', { side: null });
      expect((await store.people('m'))[0]?.side).toBeNull();
    });

    test('a sighting is saved once per match and removed with the match', async () => {
      const saw = { match: 'm', viewer: 'ann', side: 'blue' };
      await Promise.all([store.addSighting(saw), store.addSighting(saw)]);
      await store.addSighting({ ...saw, side: '*' });
      await store.addSighting({ ...saw, match: 'other' });
      await reopen();
      const seen = (await store.sightings('m')).toSorted((a, b) => (a.side < b.side ? -1 : 1));
      expect(seen).toEqual([{ ...saw, side: '*' }, saw]);
      await store.operator.deleteMatch('m');
      expect(await store.sightings('m')).toEqual([]);
      expect(await store.sightings('other')).toHaveLength(1);
    });

    test('a text with a NUL character is refused, not cut, and does not affect other writes', async () => {
      const [failed, beside] = await Promise.allSettled([
        store.say(said('m', 'one\u0000two')),
        store.say(said('m', 'three')),
      ]);
      expect(failed).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-bad-value' } } });
      expect(beside.status).toBe('fulfilled');
      expect((await store.chat('m', 10)).map(({ text }) => text)).toEqual(['three']);
    });

    test('chat returns the last lines, oldest first, in the order they were sent', async () => {
      const lines = ['one', 'two', 'three', 'four'].map((text) => said('m', text)); // all at the same time
      await Promise.all(lines.map((line) => store.say(line)));
      await store.say(said('other', 'elsewhere'));
      await reopen();
      expect(await store.chat('m', 10)).toEqual(lines);
      expect(await store.chat('m', 2)).toEqual(lines.slice(2));
    });
  });

  describe('closing', () => {
    test('requests before closing are done, later ones are refused', async () => {
      await store.create(match('m'));
      const before = Array.from({ length: 50 }, (_, n) => store.write(step('m', n)));
      const closing = store.close();
      const after = [store.write(step('m', 50)), store.entries('m')];
      for (const late of await Promise.allSettled(after)) {
        expect(late).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-closed' } } });
        expect(late.status === 'rejected' && late.reason).toBeInstanceOf(StoreFailure);
      }
      await closing;
      expect(new Set(await Promise.all(before))).toEqual(new Set(['written']));
      await store.close(); // closing twice is harmless
      await reopen();
      expect(await store.entries('m')).toHaveLength(50);
    });
  });
}
