import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExperimentChange, Experiments, PairRecord, PairSummary } from '../experiments.ts';
import { StoreFailure } from '../failure.ts';
import { experiment, game, pair } from '../fixtures/experiments.ts';

/** Tests that every experiment store must pass. `fresh` returns a function that opens the same new store repeatedly. */
export function experimentsLaws(fresh: () => Promise<() => Promise<Experiments>>): void {
  let open: () => Promise<Experiments>;
  let store: Experiments;
  const opened: Experiments[] = [];

  const another = async (): Promise<Experiments> => {
    const one = await open();
    opened.push(one);
    return one;
  };
  const reopen = async (): Promise<void> => {
    await store.close();
    store = await another();
  };

  beforeEach(async () => {
    open = await fresh();
    store = await another();
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  describe('experiments', () => {
    test('an experiment is there after reopening, in every part', async () => {
      const plain = experiment('plain1');
      const done = experiment('done12', {
        kind: 'tune',
        status: 'done',
        plan: { seed: '\u0000ñ😀', deep: [{ a: null }] },
        verdict: { passed: true, llr: 2.944438979166 },
      });
      expect(await store.begin(plain)).toBe('written');
      expect(await store.begin(done)).toBe('written');
      await reopen();
      expect(await store.experiment('plain1')).toEqual(plain);
      expect(await store.experiment('done12')).toEqual(done);
      expect(await store.experiment('nobody')).toBeUndefined();
    });

    test('of those who want an id at the same time one gets it', async () => {
      const wishes = Array.from({ length: 20 }, (_, i) => experiment('same', { created: i }));
      const answers = await Promise.all(wishes.map((wish) => store.begin(wish)));
      expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
      expect(await store.experiment('same')).toEqual(wishes[answers.indexOf('written')]);
    });

    test.each<[string, ExperimentChange]>([
      ['nothing', {}],
      ['status', { status: 'stopped', updated: 5 }],
      ['verdict', { status: 'done', verdict: { elo: 12.5 } }],
      ['plan', { plan: { more: 400 } }],
    ])('a change of %s changes what it names and nothing else', async (_, change) => {
      const before = experiment('e');
      await store.begin(before);
      await store.begin(experiment('other'));
      await store.change('e', change);
      expect(await store.experiment('e')).toEqual({ ...before, ...change });
      expect(await store.experiment('other')).toEqual(experiment('other'));
    });

    test('they are listed newest first, by game and status, as many as asked for', async () => {
      await store.begin(experiment('a', { created: 1, status: 'done' }));
      await store.begin(experiment('c', { created: 3 }));
      await store.begin(experiment('b', { created: 2 }));
      await store.begin(experiment('d', { created: 4, game: 'force' }));
      const ids = async (...asked: Parameters<Experiments['experiments']>) =>
        (await store.experiments(...asked)).map(({ id }) => id).join('');
      expect(await ids({}, 10)).toBe('dcba');
      expect(await ids({}, 2)).toBe('dc');
      expect(await ids({ game: 'radar' }, 10)).toBe('cba');
      expect(await ids({ status: 'done' }, 10)).toBe('a');
      expect(await ids({ game: 'force', status: 'done' }, 10)).toBe('');
    });

    test('one that is removed goes with its pairs, and others stay', async () => {
      for (const id of ['gone', 'stays']) {
        await store.begin(experiment(id));
        await store.record(pair(id, 0));
      }
      await store.remove('gone');
      await store.remove('nobody');
      expect(await store.experiment('gone')).toBeUndefined();
      expect(await store.pairs('gone')).toEqual([]);
      expect(await store.gameOf('gone', 0, 0)).toBeUndefined();
      expect((await store.played('radar')).map((one) => one.experiment)).toEqual(['stays']);
      expect(await store.begin(experiment('gone'))).toBe('written');
      expect(await store.record(pair('gone', 0))).toBe('written');
    });
  });

  describe('pairs', () => {
    beforeEach(async () => {
      await store.begin(experiment('e'));
      await store.begin(experiment('other', { game: 'force' }));
    });

    test('a pair is there after reopening, and its games byte for byte', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7) % 256);
      const faults = [
        { crash: 1, late: 2, illegal: 3, other: 4, forfeit: 1 },
        { crash: 0, late: 0, illegal: 0, other: 0, forfeit: 0 },
      ] as const;
      const games = [
        game('', { points: null, ending: '', faults, commands: bytes }),
        game('', { points: 0, commands: new Uint8Array() }),
      ] as const;
      const odd = pair('e', 3, { points: null, games, a: 7, b: 4, worker: 'machine «ñ»/2' });
      expect(await store.record(odd)).toBe('written');
      await reopen();
      expect(await store.pairs('e')).toEqual([summary(odd)]);
      expect(await store.gameOf('e', 3, 0)).toEqual(games[0]);
      expect(await store.gameOf('e', 3, 1)).toEqual(games[1]);
      expect(await store.gameOf('e', 2, 0)).toBeUndefined();
      expect(await store.gameOf('nobody', 3, 0)).toBeUndefined();
    });

    test('commands that are a part of a larger buffer come back as that part', async () => {
      const part = new Uint8Array([9, 1, 2, 3, 9]).subarray(1, 4);
      await store.record(pair('e', 0, { games: [game('', { commands: part }), game('')] }));
      expect((await store.gameOf('e', 0, 0))?.commands).toEqual(new Uint8Array([1, 2, 3]));
    });

    test('of twenty who record the same pair at the same time one does, and its games are the ones kept', async () => {
      const others = [store, await another(), await another(), await another()];
      const racers = Array.from({ length: 20 }, (_, i) =>
        pair('e', 5, { worker: `racer-${i}`, games: [game(`first of ${i}`), game(`second of ${i}`)] }),
      );
      const answers = await Promise.all(
        racers.map((racer, i) => (others[i % others.length] as Experiments).record(racer)),
      );
      const winner = racers[answers.indexOf('written')] as PairRecord;
      expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
      expect(await store.pairs('e')).toEqual([summary(winner)]);
      for (const which of [0, 1] as const) expect(await store.gameOf('e', 5, which)).toEqual(winner.games[which]);
    });

    test('pairs come in order of the schedule, whatever the order of their coming', async () => {
      for (const n of [4, 0, 10, 2]) await store.record(pair('e', n, { at: 100 - n }));
      await store.record(pair('other', 1));
      const places = async (from?: number) => (await store.pairs('e', from)).map(({ n }) => n);
      expect(await places()).toEqual([0, 2, 4, 10]);
      expect(await places(2)).toEqual([2, 4, 10]);
      expect(await places(11)).toEqual([]);
      expect(await store.counts(['e', 'other', 'nobody'])).toEqual(new Map(Object.entries({ e: 4, other: 1 })));
      expect(await store.counts([])).toEqual(new Map());
    });

    test('what was played of a game comes oldest first, over all its experiments', async () => {
      await store.begin(experiment('later'));
      await store.record(pair('later', 0, { at: 30 }));
      await store.record(pair('e', 1, { at: 20 }));
      await store.record(pair('e', 0, { at: 40 }));
      await store.record(pair('other', 0, { at: 10 }));
      expect((await store.played('radar')).map(({ experiment: id, n }) => `${id}${n}`)).toEqual(['e1', 'later0', 'e0']);
      expect(await store.played('force')).toEqual([summary(pair('other', 0, { at: 10 }))]);
      expect(await store.played('nothing')).toEqual([]);
    });

    test('what one opener wrote the others see at once', async () => {
      const reader = await another();
      expect(await reader.pairs('e')).toEqual([]);
      for (let n = 0; n < 5; n++) {
        await store.record(pair('e', n));
        expect(await reader.pairs('e')).toHaveLength(n + 1);
      }
      await reader.change('e', { status: 'stopped' });
      expect((await store.experiment('e'))?.status).toBe('stopped');
    });

    test('an experiment that was stopped goes on where it was', async () => {
      await Promise.all([0, 1, 2].map((n) => store.record(pair('e', n))));
      await store.change('e', { status: 'stopped' });
      await reopen();
      const done = new Set((await store.pairs('e')).map(({ n }) => n));
      await store.change('e', { status: 'running' });
      for (let n = 0; n < 6; n++) if (!done.has(n)) expect(await store.record(pair('e', n))).toBe('written');
      expect(await store.record(pair('e', 1))).toBe('taken');
      expect((await store.pairs('e')).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
    });
  });

  describe('what cannot be done', () => {
    test('a pair or a change of an experiment that is not there is an error, and disturbs nobody', async () => {
      await store.begin(experiment('e'));
      const [failed, unchanged, beside] = await Promise.allSettled([
        store.record(pair('nobody', 0)),
        store.change('nobody', { status: 'done' }),
        store.record(pair('e', 0)),
      ]);
      expect(failed).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-no-experiment' } } });
      expect(unchanged).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-no-experiment' } } });
      expect(beside).toEqual({ status: 'fulfilled', value: 'written' });
      expect(await store.gameOf('nobody', 0, 0)).toBeUndefined();
    });

    test('a text with a zero character is refused rather than cut short', async () => {
      await store.begin(experiment('e'));
      await expect(store.record(pair('e', 0, { worker: 'one\u0000two' }))).rejects.toMatchObject({
        fact: { code: 'store-bad-value' },
      });
      expect(await store.pairs('e')).toEqual([]);
    });

    test('what was asked for before closing is done, what comes after is refused', async () => {
      await store.begin(experiment('e'));
      const before = Array.from({ length: 20 }, (_, n) => store.record(pair('e', n)));
      const closing = store.close();
      const late = await store.pairs('e').catch((error: unknown) => error);
      expect(late).toBeInstanceOf(StoreFailure);
      expect(late).toMatchObject({ fact: { code: 'store-closed' } });
      await closing;
      expect(new Set(await Promise.all(before))).toEqual(new Set(['written']));
      await store.close(); // a second time is harmless
      await reopen();
      expect(await store.pairs('e')).toHaveLength(20);
    });
  });
}

const summary = ({ games, ...rest }: PairRecord): PairSummary => {
  const [first, second] = games.map(({ commands: _, ...one }) => one);
  return { ...rest, games: [first, second] as unknown as PairSummary['games'] };
};
