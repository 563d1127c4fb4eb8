import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResultRecord, ResultStore } from '../../store/result-store.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { recomputeRatings } from './recompute.ts';
import { rated } from './record-result.ts';

let store: Store;
let data: string;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'umpire-recompute-'));
  store = await openSqlite(join(data, 'umpire.db'), { durable: false });
});
afterEach(async () => {
  await store?.close();
  rmSync(data, { recursive: true, force: true });
});

const PLAYERS = ['i:ann', 'i:bob'];
const ratingsNow = () => store.results.ratings('radar', PLAYERS);

/** Ann has beaten Bob: the results as a node writes them that has read the number and the ratings. */
async function beaten(match: string): Promise<readonly ResultRecord[]> {
  const results = PLAYERS.map((player, i) => ({
    match,
    side: ['blue', 'red'][i] ?? '',
    player,
    game: 'radar',
    code: match,
    score: 1 - i,
    ended: 1,
    unrated: null,
    change: null,
  }));
  const n = await store.results.nextNumber('radar');
  return rated(results, n, new Map((await ratingsNow()).map((one) => [one.player, one])));
}

/** Recomputes with a store that runs `during` once, after all matches have been read. */
async function recomputeWith(during: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const results: ResultStore = {
    ...store.results,
    async rated(game, after, most) {
      const batch = await store.results.rated(game, after, most);
      if (batch.length === 0 && !isDone) {
        isDone = true;
        await during();
      }
      return batch;
    },
  };
  return recomputeRatings({ store: { ...store, results } }, 'radar');
}

test('a match that ends during the computation counts', async () => {
  for (const match of ['a', 'b']) await store.results.add(await beaten(match));
  let expected: unknown;
  const many = await recomputeWith(async () => {
    await store.results.add(await beaten('c'));
    expected = await ratingsNow();
  });
  expect(many).toBe(3);
  expect(await ratingsNow()).toEqual(expected);
  expect(await ratingsNow()).toMatchObject([{ matches: 3 }, { matches: 3 }]);
});

test('a match that was rated from the old ratings is not saved after the new ones', async () => {
  await store.results.add(await beaten('a'));
  const late = await beaten('b');
  expect(await recomputeRatings({ store }, 'radar')).toBe(1);
  expect(await store.results.add(late)).toBe('taken');
  expect(await store.results.add(await beaten('b'))).toBe('written');
  expect(await recomputeRatings({ store }, 'radar')).toBe(2);
  expect(await recomputeRatings({ store }, 'radar')).toBe(2);
});
