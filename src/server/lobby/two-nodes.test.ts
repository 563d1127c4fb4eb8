import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openPostgres } from '../../store/postgres.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import { type Served, serve } from '../testing.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const A_BOT_IS_NEXT = { game: 'radar', sit: CREW, start: true, settings: { pace: 10_000 } }; // both captains place their boats
const ONLY_BOTS = { game: 'radar', bots: { blue: 'seed', red: 'seed' }, start: true, settings: { pace: 10_000 } };

let database: TestDatabase;
let one: Served;
let two: Served;
const node = async (): Promise<Served> =>
  serve({ parts: { store: await openPostgres(database.url) }, limits: { botGamesPerAddress: 2 } });
beforeEach(async () => {
  database = await testDatabase();
  [one, two] = [await node(), await node()];
});
afterEach(async () => {
  await Promise.all([one?.close(), two?.close()]);
  await database?.drop();
});

test('a match on another node counts as a bot game if a bot is next and no person is connected', async () => {
  for (let i = 0; i < 2; i++) await one.create(A_BOT_IS_NEXT);
  const refused = { status: 429, body: { error: { code: 'too-many-bot-games' } } };
  expect(await two.post('/api/matches', ONLY_BOTS)).toMatchObject(refused);
});

test('a match whose player is connected to another node does not count as a bot game', async () => {
  for (let i = 0; i < 2; i++) {
    const { code, token } = await one.create(A_BOT_IS_NEXT);
    await one.sit(code, token);
  }
  await eventually(async () => (await two.post('/api/matches', ONLY_BOTS)).status).toBe(201);
});
