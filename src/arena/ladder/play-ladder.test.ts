import { expect, test } from 'vitest';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { localPool } from '../experiment/executor-pool.ts';
import { planOf } from '../experiment/plan.ts';
import { game, memoryExperiments, plan } from '../experiment/testing.ts';
import { ladderOf } from './ladder.ts';
import { pairingsFor } from './pairings.ts';
import { type LadderOptions, ladderPlanOf, playLadder, startLadder } from './play-ladder.ts';
import { ratedBot } from './rated-bot.ts';
import { INITIAL_RATING } from './rating.ts';
import { ladderIn } from './testing.ts';

const BOTS = ['perfect', 'perfect@1', 'random'];
const how: LadderOptions = {
  pool: localPool({ [game.id]: game }, 1),
  signal: new AbortController().signal,
  now: () => 1,
};

/** A new ladder run with this many pairs. */
async function climbed(wanted: number, store: Experiments, own: Partial<LadderOptions> = {}, seed = '7') {
  const all = { ...how, ...own };
  const record = await startLadder(store, game, { ...plan(BOTS, { seed }), wanted }, all.now());
  return { record, pairs: await playLadder(game, record, store, all) };
}

test('a ladder is climbed in one experiment, and its best is the best', async () => {
  const store = memoryExperiments();
  const { record, pairs } = await climbed(40, store);
  expect(pairs).toBe(40);
  expect(await store.experiment(record.id)).toMatchObject({ kind: 'ladder', status: 'done', plan: { most: 40 } });
  const ladder = await ladderIn(store, game.id);
  expect(ladder[0]?.name).toBe('perfect');
  expect(ladder.reduce((sum, { games }) => sum + games, 0)).toBe(160);
  expect(await ladderIn(store, game.id)).toEqual(ladder);
});

test('the same seed gives the same ladder', async () => {
  const [one, other] = [memoryExperiments(), memoryExperiments()];
  await climbed(20, one);
  await climbed(20, other);
  expect(await ladderIn(one, game.id)).toEqual(await ladderIn(other, game.id));
});

test('the games of before are read once, however many rounds are played, and each round knows the one before', async () => {
  const store = memoryExperiments();
  await climbed(20, store);
  let reads = 0;
  const counting = {
    ...store,
    played: (id: string) => {
      reads++;
      return store.played(id);
    },
  };
  const { record } = await climbed(40, counting, { now: () => 2 }, '8');
  expect(reads).toBe(1);
  const { pairings } = planOf((await store.experiment(record.id)) ?? record);
  const all = await store.experiments({}, 10);
  const before = (await store.played(game.id)).filter(({ experiment, n }) => experiment !== record.id || n < 32);
  const rungs = new Map(ladderOf(before, all).map((rung) => [rung.key, rung]));
  const ratings = plan(BOTS).bots.map((bot) => rungs.get(ratedBot(bot, game).key) ?? INITIAL_RATING);
  expect(pairings.slice(32)).toEqual(pairingsFor(ratings, 8));
});

test.each([5, 16])('stopped after %i pairs, it continues to the same ladder', async (stop) => {
  const [whole, halved] = [memoryExperiments(), memoryExperiments()];
  await climbed(40, whole);
  const halt = new AbortController();
  const onPair = (done: number): void => void (done === stop && halt.abort());
  const { record, pairs } = await climbed(40, halved, { signal: halt.signal, onPair });
  expect(pairs).toBe(stop);
  const stopped = (await halved.experiment(record.id)) as ExperimentRecord;
  expect(stopped.status).toBe('stopped');
  expect(ladderPlanOf(stopped).wanted).toBe(40);
  expect(await playLadder(game, stopped, halved, how)).toBe(40);
  expect(await halved.experiment(record.id)).toMatchObject({ status: 'done' });
  expect(await ladderIn(halved, game.id)).toEqual(await ladderIn(whole, game.id));
});

test('while rounds are to come it is not done', async () => {
  const store = memoryExperiments();
  const told: string[] = [];
  const watched: Experiments = {
    ...store,
    change(id, change) {
      if (change.status) told.push(change.status);
      return store.change(id, change);
    },
  };
  await climbed(40, watched);
  expect(told.at(-1)).toBe('done');
  expect(new Set(told.slice(0, -1))).toEqual(new Set(['running']));
});

test('interrupted, it keeps what was played', async () => {
  const store = memoryExperiments();
  const halt = new AbortController();
  const { pairs } = await climbed(40, store, {
    signal: halt.signal,
    onPair: (done) => void (done === 5 && halt.abort()),
  });
  expect(pairs).toBe(5);
  expect((await ladderIn(store, game.id)).reduce((sum, { games }) => sum + games, 0)).toBe(20);
});
