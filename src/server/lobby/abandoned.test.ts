import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { type Served, serve } from '../testing.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const AGAINST_BOTS = { game: 'radar', sit: CREW, start: true, settings: { pace: 0 } };
const ONLY_BOTS = { game: 'radar', bots: { blue: 'seed', red: 'seed' }, start: true, settings: { pace: 0 } };

let data: string;
let served: Served;
let store: Store;

async function start(): Promise<void> {
  store = await openSqlite(join(data, 'umpire.db'));
  served = await serve({ data, parts: { store }, limits: { botGamesPerAddress: 2, matchesPerAddress: 8 } });
}

async function restart(): Promise<void> {
  await served.close();
  await start();
}

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'umpire-test-'));
  await start();
});
afterEach(async () => {
  await served?.close();
  rmSync(data, { recursive: true, force: true });
});

const entriesOf = async ({ code }: SeatPass): Promise<number> => {
  const record = await store.byCode(code);
  return (await store.entries(record?.id ?? '')).length;
};

const leave = (pass: SeatPass) => served.post(`/api/matches/${pass.code}/leave`, {}, pass.token);

/** Waits until bots of another match have acted, so that all others had time to act too. */
async function busyTime(): Promise<void> {
  const { code } = await served.create(ONLY_BOTS);
  const watcher = await served.sit(code);
  await watcher.until(() => watcher.over);
}

test('bots do nothing in a match that everyone has left, even after a restart, until someone watches', async () => {
  const pass = await served.create(AGAINST_BOTS);
  await leave(pass);
  const before = await entriesOf(pass);
  await busyTime();
  expect(await entriesOf(pass)).toBe(before);
  await restart();
  await busyTime();
  expect(await entriesOf(pass)).toBe(before);
  const watcher = await served.sit(pass.code);
  await watcher.until(() => watcher.seq > 40);
  expect(await entriesOf(pass)).toBeGreaterThan(before);
});

test('bots continue until it is the turn of a person who is away', async () => {
  const pass = await served.create(AGAINST_BOTS);
  const client = await served.sit(pass.code, pass.token);
  await client.until(() => client.asks.get('blue.captain')?.must === true);
  const options = client.asks.get('blue.captain')?.options ?? [];
  expect(await client.command('blue.captain', options[0] as { type: string })).toMatchObject({ ok: true });
  client.socket.terminate();
  await busyTime();
  const again = await served.sit(pass.code, pass.token);
  await again.until(() => CREW.some((seat) => again.asks.get(seat)?.must === true));
});

test('matches without a connected person count as bot games of their creator, even after a restart', async () => {
  const passes = [await served.create(AGAINST_BOTS), await served.create(AGAINST_BOTS)];
  const present = await Promise.all(passes.map(({ code, token }) => served.sit(code, token)));
  const { status } = await served.post('/api/matches', ONLY_BOTS);
  expect(status).toBe(201);
  for (const pass of passes) await leave(pass);
  for (const { socket } of present) socket.terminate();
  const refused = { status: 429, body: { error: { code: 'too-many-bot-games' } } };
  await eventually(async () => (await served.get<{ sockets: number }>('/api/health')).body.sockets).toBe(0);
  expect(await served.post('/api/matches', ONLY_BOTS)).toMatchObject(refused);
  await restart();
  expect(await served.post('/api/matches', ONLY_BOTS)).toMatchObject(refused);
});

test('a match that is left to bots is closed if its creator has too many of those', async () => {
  const passes: SeatPass[] = [];
  for (let i = 0; i < 3; i++) passes.push(await served.create(AGAINST_BOTS));
  for (const pass of passes) await eventually(() => entriesOf(pass)).toBe(2); // the bots have placed their boat
  const left: unknown[] = [];
  for (const pass of passes) left.push((await leave(pass)).body);
  expect(left).toMatchObject([
    { status: 'playing' },
    { status: 'playing' },
    { status: 'over', outcome: { reason: { code: 'closed', by: 'server' } } },
  ]);
});

test('matches that wait for an absent person do not count as bot games', async () => {
  for (let i = 0; i < 4; i++) await served.create(AGAINST_BOTS); // all wait for the captain, who is not connected
  await eventually(async () => (await served.post('/api/matches', ONLY_BOTS)).status).toBe(201);
});

test('a rematch in which its creator has no seat counts as a bot game', async () => {
  const pass = await served.create({ game: 'radar', sit: ['blue.captain'] });
  const seats = ['red.captain'];
  const { body: bob } = await served.post<SeatPass>(`/api/matches/${pass.code}/join`, { seats });
  await served.post(`/api/matches/${pass.code}/start`, {}, pass.token);
  await leave(pass);
  const client = await served.sit(bob.code, bob.token);
  await client.command('red.captain', { type: 'resign' });
  for (let i = 0; i < 2; i++) await served.create(ONLY_BOTS);
  const again = await served.post(`/api/matches/${pass.code}/rematch`, {}, pass.token);
  expect(again).toMatchObject({ status: 429, body: { error: { code: 'too-many-bot-games' } } });
});

test('an open match can be started when its creator has reached the match limit, and then counts as a bot game', async () => {
  const passes: SeatPass[] = [];
  for (let i = 0; i < 8; i++) passes.push(await served.create({ game: 'radar' }));
  const start = ({ code, token }: SeatPass) => served.post(`/api/matches/${code}/start`, {}, token);
  const statuses = [];
  for (const pass of passes.slice(0, 3)) statuses.push((await start(pass)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('the limit of matches per address survives a restart', async () => {
  for (let i = 0; i < 8; i++) await served.create({ game: 'radar', sit: CREW });
  const refused = { status: 429, body: { error: { code: 'too-many-matches' } } };
  expect(await served.post('/api/matches', { game: 'radar' })).toMatchObject(refused);
  await restart();
  expect(await served.post('/api/matches', { game: 'radar' })).toMatchObject(refused);
});
