import { beforeEach, describe, expect, test } from 'vitest';
import { entry, match, step } from '../fixtures/records.ts';
import type { EntryRecord, Store, Write } from '../store.ts';
import type { OpenStore } from './match-laws.ts';

/** Laws about entries, decisions and snapshots. */
export function logLaws(opened: OpenStore): void {
  let store: Store;
  beforeEach(() => {
    store = opened.store();
  });
  const reopen = async (): Promise<void> => {
    store = await opened.reopen();
  };

  describe('the log', () => {
    beforeEach(async () => {
      await store.create(match('m'));
      await store.create(match('other'));
    });

    test('a write is complete after reopening', async () => {
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
      ['an entry number', [entry(0)]],
      ['a command id', [entry(1, 'blue/1')]],
      ['the second entry number of two', [entry(1), entry(0)]],
      ['a command id used twice in one write', [entry(1, 'red/1'), entry(2, 'red/1')]],
      ['an entry number with none before it', [entry(2)]],
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

    test('if several writes want an entry number at the same time, one gets it, and only its parts are written', async () => {
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

    test('entry numbers and command ids of one match are free in another; entries without an id never conflict', async () => {
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

    test('a read sees every write requested before it', async () => {
      const write = store.write(step('m', 0));
      expect(await store.entries('m')).toHaveLength(1);
      expect(await write).toBe('written');
    });

    test('the snapshot is the newest, whatever the order of the writes', async () => {
      expect(await store.snapshot('m')).toBeUndefined();
      for (const n of [64, 192, 128]) await store.write({ match: 'm', snapshot: { n, body: `at ${n}` } });
      expect(await store.snapshot('m')).toEqual({ n: 192, body: 'at 192' });
    });

    test('decisions are in order, for one entry or for all', async () => {
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
    ])('%s of an unknown match is an error and does not affect other writes', async (_, write) => {
      const [failed, beside] = await Promise.allSettled([store.write(write), store.write(step('m', 0))]);
      expect(failed).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-no-match' } } });
      expect(beside).toEqual({ status: 'fulfilled', value: 'written' });
    });
  });
}
