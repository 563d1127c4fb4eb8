import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { judged } from '../../src/arena/experiment/judge.ts';
import { entrantNamed, type Plan } from '../../src/arena/experiment/plan.ts';
import { reopened } from '../../src/arena/experiment/reopen.ts';
import { resultOf } from '../../src/arena/experiment/result.ts';
import { runExperiment } from '../../src/arena/experiment/run.ts';
import { openJobs } from '../../src/arena/queue/jobs.ts';
import { labourOfQueue } from '../../src/arena/queue/labour.ts';
import { bundle } from '../../src/cli/fixtures/run.ts';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { must } from '../../src/kernel/result.ts';
import { type ExperimentRecord, type Experiments, openExperiments } from '../../src/store/experiments.ts';
import { type PrivateServer, privateServer } from '../../src/store/testing/postgres-server.ts';
import { Child } from './cluster.ts';

const KILLS = Number(process.env.UMPIRE_CHAOS_ROUNDS ?? 5);
const PAIRS = 60 * KILLS;
const MINUTES = 60_000;
const radar = catalog.radar as Game;

let postgres: PrivateServer;
const workers: Child[] = [];

beforeAll(async () => {
  bundle();
  postgres = await privateServer();
  for (let i = 0; i < 2; i++) workers.push(new Child(['worker', '--workers', '1'], { DATABASE_URL: postgres.url }));
  const experiments = await openExperiments({ url: postgres.url }); // its tables are there before anybody works
  await experiments.close();
}, 2 * MINUTES);

afterAll(async () => {
  await Promise.all(workers.map((one) => one.end()));
  await postgres?.remove();
});

const plan: Plan = {
  game: 'radar',
  seed: 'chaos',
  sides: ['blue', 'red'],
  bots: [must(entrantNamed(radar, 'seed')), must(entrantNamed(radar, 'random'))],
  pairings: [[0, 1]],
  most: PAIRS,
  test: null,
  iterations: 0,
  limits: {},
};
const record: ExperimentRecord = {
  id: 'chaos1',
  game: 'radar',
  kind: 'duel',
  rulesVersion: radar.version,
  plan: plan as unknown as ExperimentRecord['plan'],
  status: 'running',
  verdict: null,
  created: 1,
  updated: 1,
};

/** One who orders the experiment; when the database goes away under them they come back and go on. */
async function order(): Promise<number> {
  let lives = 0;
  for (;;) {
    lives++;
    try {
      const experiments = await openExperiments({ url: postgres.url });
      const jobs = await openJobs(postgres.url, packageJson.version);
      await experiments.begin(record);
      try {
        const { judge } = await runExperiment(record, experiments, labourOfQueue(jobs, experiments, 'chaos1', 4));
        if (judge.isOver) return lives;
      } finally {
        await jobs.close().catch(() => {});
        await experiments.close().catch(() => {});
      }
    } catch {
      await new Promise((then) => setTimeout(then, 500));
    }
    if (lives > 20 * KILLS) throw new Error('it never comes to its end');
  }
}

async function checked(experiments: Experiments): Promise<void> {
  const pairs = await experiments.pairs('chaos1');
  expect(pairs.map(({ n }) => n)).toEqual(Array.from({ length: PAIRS }, (_, n) => n));
  const counted = resultOf(plan, judged(plan, pairs));
  expect(counted.pairs).toBe(PAIRS);
  expect(counted.pentanomial?.reduce((sum, count) => sum + count, 0)).toBe(
    pairs.filter(({ points }) => points !== null).length,
  );
  for (const { n } of pairs.filter((_, i) => i % 10 === 0)) {
    const game = await experiments.gameOf('chaos1', n, 1);
    if (!game) throw new Error(`game ${n} is gone`);
    expect(reopened(radar, record, n, 1, game), `pair ${n}`).toMatchObject({ ok: true });
  }
}

test(`${KILLS} kills of workers and a crash of the database: every pair is recorded once, and is what it says`, {
  timeout: (2 + KILLS / 2) * MINUTES,
}, async () => {
  await Promise.all(workers.map((one) => one.start()));
  const ordered = order();
  ordered.catch(() => {}); // told below
  for (let i = 0; i < KILLS; i++) {
    await new Promise((then) => setTimeout(then, 1500));
    const one = workers[i % workers.length] as Child;
    await one.end();
    if (i === 2) {
      await postgres.crash();
      await postgres.start();
    }
    await one.start();
  }
  const lives = await ordered;
  const experiments = await openExperiments({ url: postgres.url });
  await checked(experiments);
  expect(await experiments.experiment('chaos1')).toMatchObject({ status: 'done' });
  await experiments.close();
  console.log(`chaos: ${KILLS} kills, ${PAIRS} pairs, ordered ${lives} times`);
});
