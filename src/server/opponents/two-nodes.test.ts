import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { sideOf } from '../../kernel/ids.ts';
import { openPostgres } from '../../store/postgres.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import type { MatchLists, SeatPass } from '../../wire/matches.ts';
import type { OpponentSearch, OpponentStatus } from '../../wire/opponents.ts';
import { type Served, serve } from '../testing.ts';

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

const look = async (at: Served, name: string) =>
  (await at.post<OpponentSearch>('/api/opponents', { game: 'radar', name }, undefined, name.padEnd(22, '-'))).body;
/** Asks until there is a match. */
async function passOf(at: Served, { ticket }: OpponentSearch): Promise<SeatPass> {
  const ask = async () => (await at.post<OpponentStatus>('/api/opponents/status', { ticket })).body;
  await eventually(async () => (await ask()).state).toBe('paired');
  const status = await ask();
  if (status.state !== 'paired') throw new Error('no longer paired');
  return status.pass;
}

test('players on different nodes play each other, each on their own node', async () => {
  const ann = await look(one, 'Ann');
  const bob = await look(two, 'Bob');
  const [hers, his] = [await passOf(one, ann), await passOf(two, bob)];
  expect(hers.code).toBe(his.code);
  const clients = [await one.sit(hers.code, hers.token), await two.sit(his.code, his.token)];
  expect(clients.map(({ eyes }) => eyes)).toEqual([hers.seats, his.seats]);
  expect(new Set([...hers.seats, ...his.seats].map(sideOf)).size).toBe(2);
  expect(clients.map(({ table }) => table?.status)).toEqual(['playing', 'playing']);
});

test('two nodes that pair at the same moment create each match once', async () => {
  const names = ['Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal'];
  const all = await Promise.all(names.map((name, i) => look(i % 2 === 0 ? one : two, name)));
  const passes = await Promise.all(all.map((search, i) => passOf(i % 2 === 0 ? two : one, search)));
  const codes = new Map<string, number>();
  for (const { code } of passes) codes.set(code, (codes.get(code) ?? 0) + 1);
  expect([...codes.values()]).toEqual([2, 2, 2, 2]);
  const { open, playing } = (await one.get<MatchLists>('/api/matches')).body;
  expect([open.length, playing.length]).toEqual([0, 4]);
});
