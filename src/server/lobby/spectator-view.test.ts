import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../store/sqlite.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { TableInfo } from '../../wire/messages.ts';
import { type Client, type Served, serve } from '../testing.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const ALL = { spectators: 'all' };

interface Refused {
  readonly error: { readonly code: string };
}
interface SpectatorView {
  readonly boats: { readonly blue: { readonly at: number | null } };
}

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served?.close());

const tableOf = async (code: string) => (await served.get<TableInfo>(`/api/matches/${code}`)).body;
const blueAt = (client: Client) => (client.views.get('spectator') as SpectatorView | undefined)?.boats.blue.at ?? null;
const fill = (pass: SeatPass, seat: string, bot: string | null) =>
  served.post<TableInfo & Refused>(`/api/matches/${pass.code}/fill`, { seat, bot }, pass.token);

/** A match between bots whose spectators see everything, and a spectator who has seen where the blue boat is. */
async function watched() {
  const pass = await served.create({ game: 'radar', start: true, settings: { pace: 200 } });
  expect(pass.table.setup.spectators).toBe('all');
  const watcher = await served.sit(pass.code);
  await watcher.until(() => (blueAt(watcher) ?? -1) >= 0); // placed
  return { pass, watcher };
}

describe('spectators who see everything', () => {
  test.each([
    ['the host plays', { sit: ['blue.captain'], start: true }],
    ['the host plays and waits for others', { sit: ['blue.captain'] }],
    ['others may join', {}],
  ])('are refused when %s', async (_, wish) => {
    for (const game of ['radar', 'force']) {
      const sit = 'sit' in wish ? { sit: [game === 'radar' ? 'blue.captain' : 'dark'] } : {};
      const answer = await served.post<Refused>('/api/matches', { game, options: ALL, ...wish, ...sit });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'spectators-see-all' } } });
    }
  });

  test('cannot be turned on later by the host', async () => {
    const pass = await served.create({ game: 'radar', sit: ['blue.captain'], start: true });
    const answer = await served.post<Refused>(`/api/matches/${pass.code}/settings`, ALL, pass.token);
    expect(answer.body.error.code).toBe('bad-request');
    expect((await tableOf(pass.code)).setup.spectators).toBe('public');
  });

  test('see only public information in a fork that a person plays', async () => {
    const done = await served.create({ game: 'radar', start: true, settings: { pace: 0 }, options: { turnLimit: 4 } });
    const watcher = await served.sit(done.code);
    await watcher.until(() => watcher.over);
    const fork = async (wish: object) =>
      (await served.post<SeatPass>(`/api/matches/${done.code}/fork`, { place: 3, ...wish })).body;
    expect((await fork({ sit: CREW })).table.setup.spectators).toBe('public');
    const bots = await fork({ settings: { pace: 10_000 } });
    expect(bots.table.setup.spectators).toBe('all');
    expect((await fill(bots, 'blue.captain', null)).body.setup.spectators).toBe('public');
  });

  test('see only public information in a stored match with people, even if an older version allowed more', async () => {
    const one = await serve();
    const pass = await one.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'] });
    await one.server.close();
    const store = await openSqlite(`${one.data}/umpire.db`);
    const record = await store.byCode(pass.code);
    if (!record) throw new Error('the match is not stored');
    const [ann] = await store.people(record.id);
    if (!ann) throw new Error('its host is not stored');
    await store.create({ ...record, id: 'old', code: 'WXYZ2', setup: { ...record.setup, ...ALL } });
    await store.addPerson({ ...ann, id: 'old-ann', match: 'old' });
    await store.write({ match: 'old', seen: 0, change: { table: { ...record.table, host: 'old-ann' } } });
    await store.close();

    const two = await serve({ data: one.data });
    expect((await two.get<TableInfo>('/api/matches/WXYZ2')).body.setup.spectators).toBe('public');
    await two.post('/api/matches/WXYZ2/join', { name: 'Bob', seats: ['red.captain'] });
    const started = await two.post<TableInfo>('/api/matches/WXYZ2/start', {}, pass.token);
    expect(started).toMatchObject({ status: 200, body: { status: 'playing', setup: { spectators: 'public' } } });
    const watcher = await two.sit('WXYZ2');
    await watcher.until(() => watcher.views.size > 0);
    expect(JSON.stringify(watcher.table?.setup)).not.toContain('"all"');
    await two.close();
    await one.close().catch(() => {});
  });
});

describe('a match between bots', () => {
  test('can be joined only after its host has freed a seat', async () => {
    const { pass } = await watched();
    const join = () =>
      served.post<SeatPass & Refused>(`/api/matches/${pass.code}/join`, { name: 'Bob', seats: ['red.captain'] });
    expect(await join()).toMatchObject({ status: 403, body: { error: { code: 'bots-only' } } });
    expect((await fill(pass, 'red.captain', null)).status).toBe(200);
    const bob = await join();
    expect(bob).toMatchObject({ status: 200, body: { seats: ['red.captain'] } });
    const client = await served.sit(pass.code, bob.body.token);
    await client.until(() => client.views.has('red.captain'));
    expect((await tableOf(pass.code)).seats.find(({ seat }) => seat === 'red.captain')?.holder).toMatchObject({
      kind: 'human',
      name: 'Bob',
    });
  });

  test('shows spectators only public information once a seat is free', async () => {
    const { pass, watcher } = await watched();
    const placed = /"type":"placed"[^}]*"at":\d/;
    expect(watcher.bytes.join()).toMatch(placed);
    const { body } = await fill(pass, 'red.captain', null);
    expect(body.setup.spectators).toBe('public');
    await watcher.until(() => watcher.closed !== null);
    expect(watcher.closed).toBe(4012); // pages reconnect
    const again = await served.sit(pass.code);
    await again.until(() => again.views.size > 0);
    expect(blueAt(again)).toBeNull();
    expect(again.bytes.join()).not.toMatch(placed);
  });

  test('continues after a restart with the freed seat and the public view', async () => {
    const one = await serve();
    const pass = await one.create({ game: 'radar', start: true, settings: { pace: 10_000 } });
    await one.post(`/api/matches/${pass.code}/fill`, { seat: 'red.captain', bot: null }, pass.token);
    await one.server.close();
    const two = await serve({ data: one.data });
    expect((await two.get<TableInfo>(`/api/matches/${pass.code}`)).body.setup.spectators).toBe('public');
    expect((await two.post(`/api/matches/${pass.code}/join`, { seats: ['red.captain'] })).status).toBe(200);
    await two.close();
    await one.close().catch(() => {});
  });

  test('has a valid log, even though spectators saw more at first', async () => {
    const { pass } = await watched();
    await fill(pass, 'red.captain', null);
    const { body: bob } = await served.post<SeatPass>(`/api/matches/${pass.code}/join`, { seats: ['red.captain'] });
    const client = await served.sit(pass.code, bob.token);
    await client.command('red.captain', { type: 'resign' });
    await client.until(() => client.over);
    const { body: log } = await served.get<string>(`/api/matches/${pass.code}/log`);
    expect((await served.post('/api/forks', { log, place: 2, sit: CREW })).status).toBe(201);
  });

  test('without hidden information keeps its connections when a seat is freed', async () => {
    const pass = await served.create({ game: 'battletech', start: true, settings: { pace: 10_000 } });
    const watcher = await served.sit(pass.code);
    const seat = pass.table.seats[0]?.seat ?? '';
    expect((await fill(pass, seat, null)).status).toBe(200);
    expect((await served.post(`/api/matches/${pass.code}/join`, { seats: [seat] })).status).toBe(200);
    expect(watcher.closed).toBeNull();
  });
});
