import { expect, test } from 'vitest';
import { madeUpPair, memoryExperiments, plan, recordOf } from '../../arena/experiment/testing.ts';
import type { ExperimentRecord, Experiments, PairRecord } from '../../store/experiments.ts';
import { ExperimentCache } from './experiment-cache.ts';

const duel = plan(['perfect', 'random'], { most: 40 });
const packed = (pair: ReturnType<typeof madeUpPair>): PairRecord =>
  ({ ...pair, games: pair.games.map((one) => ({ ...one, commands: new Uint8Array() })) }) as unknown as PairRecord;

/** A store with `count` pairs; reads are counted and can be delayed or made to fail. */
async function storeOf(record: ExperimentRecord, pairs: number) {
  const store = memoryExperiments();
  await store.begin(record);
  for (let n = 0; n < pairs; n++)
    await store.record(packed(madeUpPair(record.plan as unknown as typeof duel, n, 1, 0.5)));
  const reads: number[] = []; // offset of each read
  const how = { isBroken: false };
  const experiments: Experiments = {
    ...store,
    async pairs(id, from = 0) {
      reads.push(from);
      await new Promise(setImmediate);
      if (how.isBroken) throw new Error('the database is away');
      return store.pairs(id, from);
    },
  };
  return { store, experiments, reads, how };
}

test('a ladder’s plan grows, and so does the cached experiment', async () => {
  const round = (most: number) =>
    plan(['perfect', 'random', 'perfect@1'], {
      most,
      pairings: Array.from({ length: most }, (_, n) => [n % 2, 2] as const),
    });
  const first: ExperimentRecord = { ...recordOf(round(4)), kind: 'ladder', status: 'done' };
  const { store, experiments, reads } = await storeOf(first, 4);
  const tales = new ExperimentCache();
  expect((await tales.of(experiments, first)).judge.totals.pairs).toBe(4);
  for (let n = 4; n < 10; n++) await store.record(packed(madeUpPair(round(10), n, 0, 0)));
  const grown = { ...first, plan: round(10) as unknown as ExperimentRecord['plan'], updated: 2 };
  const tale = await tales.of(experiments, grown);
  expect([tale.plan.most, tale.judge.totals.pairs, tale.pairs.size]).toEqual([10, 10, 10]);
  expect(reads).toEqual([0, 4]); // cached pairs are not read again
});

test('after a failed load of a finished experiment the next caller tries again', async () => {
  const record: ExperimentRecord = { ...recordOf(duel), status: 'done' };
  const { experiments, how, reads } = await storeOf(record, 5);
  const tales = new ExperimentCache();
  how.isBroken = true;
  await expect(tales.of(experiments, record)).rejects.toThrow('away');
  how.isBroken = false;
  expect((await tales.of(experiments, record)).judge.totals.pairs).toBe(5);
  await tales.of(experiments, record);
  expect(reads).toHaveLength(2); // a finished experiment is read only once
});

test.each(['done', 'running'] as const)('concurrent callers of one that is %s get all of it', async (status) => {
  const record: ExperimentRecord = { ...recordOf(duel), status };
  const { experiments, reads } = await storeOf(record, 5);
  const tales = new ExperimentCache();
  const asked = async () => (await tales.of(experiments, record)).judge.totals.pairs;
  const both = await Promise.all([asked(), asked()]);
  expect(both).toEqual([5, 5]);
  expect(reads).toEqual([0]);
});

test('for a running experiment only new pairs are read', async () => {
  const record = recordOf(duel);
  const { store, experiments, reads } = await storeOf(record, 5);
  const tales = new ExperimentCache();
  await tales.of(experiments, record);
  await store.record(packed(madeUpPair(duel, 5, 1, 1)));
  expect((await tales.of(experiments, record)).judge.totals.pairs).toBe(6);
  expect(reads).toEqual([0, 5]);
});

test('an experiment that was removed and restarted under the same id is a new one', async () => {
  const record: ExperimentRecord = { ...recordOf(duel), status: 'done' };
  const { store, experiments } = await storeOf(record, 5);
  const tales = new ExperimentCache();
  await tales.of(experiments, record);
  await store.remove(record.id);
  await store.begin({ ...record, created: 2 });
  expect((await tales.of(experiments, { ...record, created: 2 })).judge.totals.pairs).toBe(0);
});
