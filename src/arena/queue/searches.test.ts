import { afterAll, beforeAll, expect, test } from 'vitest';
import { must, ok } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { openExperiments } from '../../store/open-experiments.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import { type ExecutorPool, localPool } from '../experiment/executor-pool.ts';
import { startExperiment } from '../experiment/start.ts';
import { game, memoryExperiments, plan } from '../experiment/testing.ts';
import type { Rung } from '../ladder/ladder.ts';
import { playLadder, startLadder } from '../ladder/play-ladder.ts';
import { ladderIn } from '../ladder/testing.ts';
import { dimensionsOf } from '../tune/dimensions.ts';
import { type SelfPlanOptions, selfPlan, subjectNamed } from '../tune/self-plan.ts';
import { tuning } from '../tune/tuning.ts';
import { workOnJobs } from './job-worker.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { queuePool } from './queue-pool.ts';

const games = { [game.id]: game };
const here = localPool(games, 1);

let database: TestDatabase;
let experiments: Experiments;
let jobs: Jobs;
let queue: ExecutorPool;
const halt = new AbortController();
let working: Promise<void>;
let played = 0; // pairs, by worker

beforeAll(async () => {
  database = await testDatabase();
  experiments = await openExperiments({ url: database.url });
  jobs = await openJobs(database.url, '1');
  queue = queuePool(jobs, experiments, 12);
  const { signal } = halt;
  working = workOnJobs(jobs, experiments, { games, concurrency: 3, signal, pool: here, onPair: () => played++ });
});
afterAll(async () => {
  halt.abort();
  await working;
  await jobs?.close();
  await experiments?.close();
  await database?.drop();
});

const { signal } = new AbortController();
const timeless = (rungs: readonly Rung[]) => rungs.map(({ last: _, ...rung }) => rung);

test('a ladder that workers of a queue play is that of one thread, round by round', async () => {
  const order = { ...plan(['perfect', 'perfect@1', 'random'], { seed: '11' }), wanted: 40 };
  const alone = memoryExperiments();
  for (const [store, pool] of [
    [alone, here],
    [experiments, queue],
  ] as const) {
    const record = await startLadder(store, game, order, 1);
    expect(await playLadder(game, record, store, { pool: pool, signal, now: Date.now })).toBe(40);
  }
  expect(timeless(await ladderIn(experiments, game.id))).toEqual(timeless(await ladderIn(alone, game.id)));
  expect(played).toBe(40);
});

const subject = must(subjectNamed(game, 'perfect@2'));
const start = { ...subject.own, result: 0.5 };
const dimensions = must(dimensionsOf('perfect', start, ['result', 'sooner']));
const common = {
  options: undefined,
  seed: '3',
  pairs: 24,
  iterations: 0,
  start,
  gate: { test: { scale: 'logistic', elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 }, most: 10 },
} as const;

test.each<[ExperimentRecord['kind'], SelfPlanOptions]>([
  ['tune', { ...common, spsa: { seed: '3', dimensions, steps: 24, round: 8, share: 0.2, rate: 0.1 } }],
  ['train', { ...common, drawing: { dimensions, spread: 0.3 } }],
])(
  '%s by workers of a queue finds the table of one thread, and tests it there too',
  async (kind, wish) => {
    const before = played;
    const [alone, shared] = await Promise.all(
      (
        [
          [memoryExperiments(), here],
          [experiments, queue],
        ] as const
      ).map(async ([store, pool]) => {
        const record = await startExperiment(store, game, must(selfPlan(game, subject, wish)), { kind, now: 1 });
        const how = { pool, signal, refit: false, now: Date.now, save: () => ok('x.json') };
        const tuned = must(await tuning(game, record, store, how));
        return { ...tuned, stored: (await store.pairs(record.id)).length };
      }),
    );
    expect(shared?.candidate).toEqual(alone?.candidate);
    expect(shared?.stored).toBe(24);
    expect(shared?.test?.judge.totals.cells).toEqual(alone?.test?.judge.totals.cells);
    expect(played - before).toBe(24 + (shared?.test?.judge.recorded ?? 0));
  },
  20_000,
);
