import { expect, test } from 'vitest';
import { planOf } from '../experiment/plan.ts';
import { game, inMemory, plan } from '../experiment/testing.ts';
import { climb, ladderIn } from './climb.ts';
import { climberOf } from './entrants.ts';
import { ladderOf } from './ladder.ts';
import { pairingsFor } from './matching.ts';
import { NEWCOMER } from './rating.ts';

const BOTS = ['perfect', 'perfect@1', 'random'];
const how = { workers: 1, signal: new AbortController().signal, now: () => 1 };

test('a ladder is climbed in one experiment, and its best is the best', async () => {
  const store = inMemory();
  const { record, pairs } = await climb(game, plan(BOTS), 40, store, how);
  expect(pairs).toBe(40);
  expect(await store.experiment(record.id)).toMatchObject({ kind: 'ladder', status: 'done', plan: { most: 40 } });
  const ladder = await ladderIn(store, game.id);
  expect(ladder[0]?.name).toBe('perfect');
  expect(ladder.reduce((sum, { games }) => sum + games, 0)).toBe(160);
  expect(await ladderIn(store, game.id)).toEqual(ladder);
});

test('the same seed gives the same ladder', async () => {
  const [one, other] = [inMemory(), inMemory()];
  await climb(game, plan(BOTS), 20, one, how);
  await climb(game, plan(BOTS), 20, other, how);
  expect(await ladderIn(one, game.id)).toEqual(await ladderIn(other, game.id));
});

test('the games of before are read once, however many rounds are played, and each round knows the one before', async () => {
  const store = inMemory();
  await climb(game, plan(BOTS), 20, store, how);
  let reads = 0;
  const counting = {
    ...store,
    played: (id: string) => {
      reads++;
      return store.played(id);
    },
  };
  const { record } = await climb(game, plan(BOTS, { seed: '8' }), 40, counting, { ...how, now: () => 2 });
  expect(reads).toBe(1);
  const { pairings } = planOf((await store.experiment(record.id)) ?? record);
  const all = await store.experiments({}, 10);
  const before = (await store.played(game.id)).filter(({ experiment, n }) => experiment !== record.id || n < 32);
  const rungs = new Map(ladderOf(before, all).map((rung) => [rung.key, rung]));
  const ratings = plan(BOTS).bots.map((bot) => rungs.get(climberOf(bot, game).key) ?? NEWCOMER);
  expect(pairings.slice(32)).toEqual(pairingsFor(ratings, 8));
});

test('interrupted, it keeps what was played', async () => {
  const store = inMemory();
  const halt = new AbortController();
  const { pairs } = await climb(game, plan(BOTS), 40, store, {
    ...how,
    signal: halt.signal,
    onPair: (done) => void (done === 5 && halt.abort()),
  });
  expect(pairs).toBe(5);
  expect((await ladderIn(store, game.id)).reduce((sum, { games }) => sum + games, 0)).toBe(20);
});
