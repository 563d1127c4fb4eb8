import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { Experiments } from '../../store/experiments.ts';
import { openExperiments } from '../../store/open-experiments.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import { localExecutor } from '../experiment/executor.ts';
import { type ExecutorPool, localPool } from '../experiment/executor-pool.ts';
import { judged } from '../experiment/judge.ts';
import { resultOf } from '../experiment/result.ts';
import { runExperiment } from '../experiment/run.ts';
import { game, memoryExperiments, plan, recordOf, sprt } from '../experiment/testing.ts';
import { workOnJobs } from './job-worker.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { queuePool } from './queue-pool.ts';

const duel = plan(['perfect@2', 'random'], { most: 120, test: sprt({ elo1: 100 }) });

let database: TestDatabase;
let experiments: Experiments;
let jobs: Jobs;

beforeAll(async () => {
  database = await testDatabase();
  experiments = await openExperiments({ url: database.url });
  jobs = await openJobs(database.url, '1');
});
afterAll(async () => {
  await jobs?.close();
  await experiments?.close();
  await database?.drop();
});

const games = { [game.id]: game };

/** A worker with its own connection; its executors may be faulty. */
async function worker(pool: ExecutorPool = localPool(games, 1), concurrency = 2) {
  const own = await openJobs(database.url, '1');
  const halt = new AbortController();
  const done = workOnJobs(own, experiments, { games, concurrency, signal: halt.signal, pool });
  return {
    async stop() {
      halt.abort();
      await done;
      await own.close();
    },
  };
}

/** The verdict without timings, as a string. */
const bytes = (judge: ReturnType<typeof judged>): string =>
  JSON.stringify(resultOf(duel, judge), (key, value) =>
    key === 'decisionsPerSecond' || key === 'recorded' ? 0 : value,
  );

test('two workers of a queue come to the verdict of one thread, and every pair is recorded once', async () => {
  const alone = memoryExperiments();
  await alone.begin(recordOf(duel));
  const { judge } = await runExperiment(recordOf(duel), alone, localExecutor(game, duel));

  const workers = await Promise.all([worker(), worker()]);
  await experiments.begin(recordOf(duel, 'queue1'));
  const executor = queuePool(jobs, experiments, 6).executor('queue1', duel);
  const run = await runExperiment(recordOf(duel, 'queue1'), experiments, executor);
  expect(bytes(run.judge)).toBe(bytes(judge));
  await Promise.all(workers.map((one) => one.stop()));
  const stored = await experiments.pairs('queue1');
  expect(new Set(stored.map(({ n }) => n)).size).toBe(stored.length);
  expect(bytes(judged(duel, stored))).toBe(bytes(judge));
  expect(await experiments.experiment('queue1')).toMatchObject({ status: 'done' });
});

test('what a worker took with it when it went is done by another', async () => {
  const few = { ...duel, test: null, most: 12 };
  let taken = (): void => {};
  const gone = new Promise<void>((then) => {
    taken = then;
  });
  const silent = (): Promise<void> => {
    taken();
    return new Promise(() => {}); // like a killed process, it never finishes
  };
  const deaf: ExecutorPool = {
    executor: () => ({ concurrency: 1, play: silent, close: async () => {} }),
    close: async () => {},
  };
  await worker(deaf, 1);
  await experiments.begin(recordOf(few, 'queue2'));
  const executor = queuePool(jobs, experiments, 4, 1).executor('queue2', few);
  const running = runExperiment(recordOf(few, 'queue2'), experiments, executor);
  await gone;
  const alive = await worker();
  const { judge } = await running;
  expect(judge.recorded).toBe(12);
  expect(await experiments.pairs('queue2')).toHaveLength(12);
  await alive.stop();
});

test('a job of an experiment that is over, or of other rules, is not played', async () => {
  await experiments.begin({ ...recordOf(duel, 'queue3'), status: 'stopped' });
  await experiments.begin({ ...recordOf(duel, 'queue4'), rulesVersion: 'other' });
  const troubles: string[] = [];
  const [over, other] = await Promise.all([
    jobs.send({ experiment: 'queue3', pairs: [0], bots: duel.bots }, 10),
    jobs.send({ experiment: 'queue4', pairs: [0], bots: duel.bots }, 10),
  ]);
  const halt = new AbortController();
  const working = workOnJobs(jobs, experiments, {
    games,
    concurrency: 1,
    signal: halt.signal,
    pool: localPool(games, 1),
    onProblem: ({ code }) => troubles.push(code),
  });
  await eventually(async () => troubles.length > 0 && !(await jobs.isOpen(over))).toBe(true);
  halt.abort();
  await working;
  await jobs.cancel([other]);
  expect(troubles[0]).toBe('arena-rules-changed');
  expect(await experiments.pairs('queue3')).toEqual([]);
  expect(await experiments.pairs('queue4')).toEqual([]);
});
