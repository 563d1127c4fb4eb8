import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judged } from '../../src/arena/experiment/judge.ts';
import { planOf } from '../../src/arena/experiment/plan.ts';
import { reopenGame } from '../../src/arena/experiment/reopen.ts';
import { resultOf } from '../../src/arena/experiment/result.ts';
import { bundle } from '../../src/cli/fixtures/run.ts';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { ExperimentRecord, Experiments } from '../../src/store/experiments.ts';
import { openExperiments } from '../../src/store/open-experiments.ts';
import { type PrivateServer, privateServer } from '../../src/store/testing/postgres-server.ts';
import { Child, freePort } from './cluster.ts';

const KILLS = Number(process.env.UMPIRE_CHAOS_ROUNDS ?? 4);
const PAIRS = 60 * KILLS;
const MINUTES = 60_000;
const radar = catalog.radar as Game;
const data = mkdtempSync(join(tmpdir(), 'umpire-chaos-'));

let postgres: PrivateServer;
let experiments: Experiments;
const players: Child[] = []; // the processes that play pairs: a worker, and a server node

beforeAll(async () => {
  bundle();
  postgres = await privateServer();
  experiments = await openExperiments({ url: postgres.url }); // creates the tables before any worker starts
  const environment = { DATABASE_URL: postgres.url, UMPIRE_ARENA: '1', UMPIRE_DATA: data };
  players.push(new Child(['worker', '--workers', '1'], environment));
  players.push(new Child(['serve', '--port', String(await freePort()), '--log', 'error'], environment));
}, 2 * MINUTES);

afterAll(async () => {
  await Promise.all(players.map((one) => one.end()));
  await experiments?.close();
  await postgres?.remove();
  rmSync(data, { recursive: true, force: true });
});

const pause = (ms: number): Promise<void> => new Promise((then) => setTimeout(then, ms));

const arena = (...args: readonly string[]): Child =>
  new Child(['arena', ...args, '--workers', '1'], { DATABASE_URL: postgres.url, UMPIRE_DATA: data });

/** Resumes an experiment whose owner was killed, as soon as its lease has expired. */
async function resumed(id: string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const again = arena('--resume', id);
    await again.start().catch(() => {}); // the lease has not expired yet, or the database is down
    await again.over();
    if ((await experiments.experiment(id))?.status === 'done') return tries;
    if (tries > 60) throw new Error(`it never comes to its end: ${again.complaints}`);
    await pause(1000);
  }
}

/** Every pair is recorded once, and replaying a sample gives the recorded games. */
async function check(record: ExperimentRecord): Promise<void> {
  const plan = planOf(record);
  const pairs = await experiments.pairs(record.id);
  expect(pairs.map(({ n }) => n)).toEqual(Array.from({ length: PAIRS }, (_, n) => n));
  const counted = resultOf(plan, judged(plan, pairs));
  const finished = pairs.filter(({ points }) => points !== null).length;
  expect([counted.pairs, counted.pentanomial?.reduce((sum, count) => sum + count, 0)]).toEqual([PAIRS, finished]);
  for (const { n } of pairs.filter((_, i) => i % 10 === 0)) {
    const game = await experiments.gameOf(record.id, n, 1);
    if (!game) throw new Error(`game ${n} is gone`);
    expect(reopenGame(radar, record, n, 1, game), `pair ${n}`).toMatchObject({ ok: true });
  }
}

test(`killing the owner, workers and database of an experiment ${KILLS} times: every pair is recorded once`, {
  timeout: (3 + KILLS / 2) * MINUTES,
}, async () => {
  await Promise.all(players.map((one) => one.start()));
  const orderer = arena('seed', 'random', '--game', 'radar', '--games', String(2 * PAIRS), '--seed', 'chaos');
  await orderer.start();
  await pause(2500);
  await orderer.end();
  const [record] = await experiments.experiments({}, 1);
  if (!record) throw new Error('nothing was ordered');
  const done = resumed(record.id);
  done.catch(() => {}); // reported below
  for (let i = 0; i < KILLS; i++) {
    await pause(1500);
    const one = players[i % players.length] as Child;
    await one.end();
    if (i === 2) {
      await postgres.crash();
      await postgres.start();
    }
    await one.start();
  }
  const tries = await done;
  await check(record);
  console.log(`chaos: ${KILLS} kills, ${PAIRS} pairs, resumed at try ${tries}`);
});
