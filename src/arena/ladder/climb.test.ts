import { expect, test } from 'vitest';
import { game, inMemory, plan } from '../experiment/testing.ts';
import { climb, ladderIn } from './climb.ts';

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
