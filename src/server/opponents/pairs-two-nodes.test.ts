import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../store/postgres.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { type Served, serve } from '../testing.ts';
import { PairTester } from './testing.ts';

let database: TestDatabase;
let one: Served;
let two: Served;
beforeEach(async () => {
  database = await testDatabase();
  [one, two] = [await node(), await node()];
});
afterEach(async () => {
  await Promise.all([one?.close(), two?.close()]);
  await database?.drop();
});
const node = async (): Promise<Served> => serve({ parts: { store: await openPostgres(database.url) } });

test('a pair between two nodes has one second game and one rating change', async () => {
  const pair = await PairTester.open(one, two);
  await pair.resign(two, pair.code, 'Ann');
  const ask = async (at: Served, name: string) =>
    (await at.post<SeatPass>(`/api/matches/${pair.code}/rematch`, {}, pair.session(name))).body.code;
  const codes = await Promise.all([ask(one, 'Ann'), ask(two, 'Bob'), ask(two, 'Ann'), ask(one, 'Bob')]);
  expect(new Set(codes)).toEqual(new Set([await pair.second(one)]));
  expect(await pair.second(two)).toBe(codes[0]);
  await pair.resign(one, codes[0] ?? '', 'Ann');
  const [last, first] = await pair.finished(two, 'Bob', 2);
  expect([first?.unrated, last?.unrated, last?.before?.rating]).toEqual([null, null, 1500]);
  expect((await pair.record(two, 'Bob')).ratings).toMatchObject([{ matches: 2, rating: last?.after?.rating }]);
});
