import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreFailure } from './failure.ts';
import { entry, match, person, said, step } from './fixtures/records.ts';
import type { EntryRecord, Store, Write } from './store.ts';

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
  afterEach(() => store.close());

  describe('matches', () => {
    test('a match is there after reopening, in every part', async () => {
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

    test('of those who want a code at the same time one gets it', async () => {
      const wishes = Array.from({ length: 20 }, (_, i) => match(`m${i}`, { code: 'same' }));
      const answers = await Promise.all(wishes.map((wish) => store.create(wish)));
      expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
      expect(await store.byCode('same')).toEqual(wishes[answers.indexOf('written')]);
    });

    test('a change changes what it names and nothing else', async () => {
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

    test('a match is found by its id too', async () => {
      const one = match('m');
      await store.create(one);
      expect(await store.byId('m')).toEqual(one);
      expect(await store.byId('nobody')).toBeUndefined();
    });

    test('a change of a table that was changed meanwhile is taken, with all that was to be written beside it', async () => {
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

    test('listed are the listed ones of that status, newest first, as many as asked for', async () => {
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

    test('an open match is removed with all that hangs on it once it is old enough, a started one never', async () => {
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

  describe('the log', () => {
    beforeEach(async () => {
      await store.create(match('m'));
      await store.create(match('other'));
    });

    test('all of a write is there after reopening', async () => {
      const entries = [entry(0), entry(1, 'blue/é'), entry(2)];
      const decision = { n: 1, seat: 'blue.captain', body: '{"chosen":1}' };
      const snapshot = { n: 3, body: '{"state":{}}' };
      const write = { match: 'm', entries, decisions: [decision], snapshot, change: { updated: 5 } };
      expect(await store.write(write)).toBe('written');
      await reopen();
      expect(await store.entries('m')).toEqual(entries);
      expect(await store.entries('m', 2)).toEqual(entries.slice(2));
      expect(await store.entries('m', 3)).toEqual([]);
      expect(await store.entries('other')).toEqual([]);
      expect(await store.decisions('m')).toEqual([decision]);
      expect(await store.decided('m')).toEqual([{ n: decision.n, seat: decision.seat }]);
      expect(await store.snapshot('m')).toEqual(snapshot);
      expect((await store.byCode('m-code'))?.updated).toBe(5);
    });

    test.each<[string, readonly EntryRecord[]]>([
      ['a place', [entry(0)]],
      ['a command id', [entry(1, 'blue/1')]],
      ['the second place of two', [entry(1), entry(0)]],
      ['a command id of its own', [entry(1, 'red/1'), entry(2, 'red/1')]],
      ['a place with none before it', [entry(2)]],
    ])('%s is taken once, and the loser writes nothing at all', async (_, entries) => {
      await store.write({ match: 'm', entries: [entry(0, 'blue/1')], snapshot: { n: 0, body: 'first' } });
      const before = await store.byCode('m-code');
      const loser: Write = {
        match: 'm',
        entries,
        decisions: [{ n: 1, seat: 'red', body: '{}' }],
        snapshot: { n: 1, body: 'second' },
        change: { status: 'over', updated: 77 },
      };
      const [answer, beside] = await Promise.all([store.write(loser), store.write(step('other', 0))]);
      expect([answer, beside]).toEqual(['taken', 'written']);
      await reopen();
      expect(await store.entries('m')).toEqual([entry(0, 'blue/1')]);
      expect(await store.decisions('m')).toEqual([]);
      expect(await store.snapshot('m')).toEqual({ n: 0, body: 'first' });
      expect(await store.byCode('m-code')).toEqual(before);
      expect(await store.entries('other')).toHaveLength(1);
    });

    test('of those who want a place at the same time one gets it, and only its parts are written', async () => {
      const racers = Array.from({ length: 20 }, (_, i) => ({
        ...step('m', 0, `blue/${i}`),
        decisions: [{ n: 0, seat: `racer-${i}`, body: '{}' }],
      }));
      const answers = await Promise.all(racers.map((racer) => store.write(racer)));
      const winner = answers.indexOf('written');
      expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
      expect((await store.entries('m')).map(({ command }) => command)).toEqual([`blue/${winner}`]);
      expect((await store.decisions('m')).map(({ seat }) => seat)).toEqual([`racer-${winner}`]);
    });

    test('places and command ids of one match are free in another, and no id is never taken', async () => {
      for (const id of ['m', 'other']) {
        expect(await store.write(step(id, 0, 'blue/1'))).toBe('written');
        expect(await store.write(step(id, 1))).toBe('written');
        expect(await store.write(step(id, 2))).toBe('written');
      }
    });

    test('the entry of a command is found by its id, in its match', async () => {
      await store.write(step('m', 0, 'blue/1'));
      await store.write(step('m', 1, 'blue/2'));
      await store.write(step('other', 0, 'blue/3'));
      expect((await store.entries('m')).map(({ command }) => command)).toContain('blue/2');
    });

    test('writes of many matches interleave, and each match keeps its order', async () => {
      const ids = Array.from({ length: 20 }, (_, i) => `many-${i}`);
      await Promise.all(ids.map((id) => store.create(match(id))));
      const places = Array.from({ length: 30 }, (_, n) => n);
      const answers = await Promise.all(places.flatMap((n) => ids.map((id) => store.write(step(id, n)))));
      expect(new Set(answers)).toEqual(new Set(['written']));
      await reopen();
      for (const id of ids) expect((await store.entries(id)).map(({ n }) => n)).toEqual(places);
    });

    test('a read sees every write that was asked for before it', async () => {
      const write = store.write(step('m', 0));
      expect(await store.entries('m')).toHaveLength(1);
      expect(await write).toBe('written');
    });

    test('the snapshot is the newest, in whatever order they came', async () => {
      expect(await store.snapshot('m')).toBeUndefined();
      for (const n of [64, 192, 128]) await store.write({ match: 'm', snapshot: { n, body: `at ${n}` } });
      expect(await store.snapshot('m')).toEqual({ n: 192, body: 'at 192' });
    });

    test('decisions are told in order, of one place or of all', async () => {
      const at = (n: number, seat: string) => ({ n, seat, body: `${n} ${seat}` });
      await store.write({ match: 'm', decisions: [at(2, 'red'), at(10, 'red')] });
      await store.write({ match: 'm', decisions: [at(2, 'blue')] });
      expect(await store.decisions('m')).toEqual([at(2, 'blue'), at(2, 'red'), at(10, 'red')]);
      expect(await store.decisions('m', 2)).toEqual([at(2, 'blue'), at(2, 'red')]);
      expect(await store.decisions('m', 3)).toEqual([]);
    });

    test.each<[string, Write]>([
      ['an entry', step('nobody', 0)],
      ['a change', { match: 'nobody', change: { updated: 1 } }],
    ])('%s of a match that is not there is an error, and disturbs nobody', async (_, write) => {
      const [failed, beside] = await Promise.allSettled([store.write(write), store.write(step('m', 0))]);
      expect(failed).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-no-match' } } });
      expect(beside).toEqual({ status: 'fulfilled', value: 'written' });
    });
  });

  describe('people and chat', () => {
    beforeEach(async () => {
      await store.create(match('m'));
      await store.create(match('other'));
    });

    test('people of a match are kept, changed by what is named, and taken once', async () => {
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

    test('a text with a zero character is refused rather than cut short, and disturbs nobody', async () => {
      const [failed, beside] = await Promise.allSettled([
        store.say(said('m', 'one\u0000two')),
        store.say(said('m', 'three')),
      ]);
      expect(failed).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-bad-value' } } });
      expect(beside.status).toBe('fulfilled');
      expect((await store.chat('m', 10)).map(({ text }) => text)).toEqual(['three']);
    });

    test('chat gives the last lines, oldest first, in the order they were said', async () => {
      const lines = ['one', 'two', 'three', 'four'].map((text) => said('m', text)); // all at the same time
      await Promise.all(lines.map((line) => store.say(line)));
      await store.say(said('other', 'elsewhere'));
      await reopen();
      expect(await store.chat('m', 10)).toEqual(lines);
      expect(await store.chat('m', 2)).toEqual(lines.slice(2));
    });
  });

  describe('the end', () => {
    test('what was asked for before closing is done, what comes after is refused', async () => {
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
      await store.close(); // a second time is harmless
      await reopen();
      expect(await store.entries('m')).toHaveLength(50);
    });
  });
}
