import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../store/postgres.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import type { Me, MyMatches, SignedIn } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { CLOSED } from '../../wire/messages.ts';
import { type Served, serve } from '../testing.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];

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

test('a guest seat that is linked on one node opens for the identity on the other, and no longer for its token', async () => {
  const pass = await two.create({ game: 'radar', sit: CREW, start: true });
  const guest = await two.sit(pass.code, pass.token); // the match is in the memory of node two
  const { body: ann } = await one.post<SignedIn>('/api/identity', { name: 'Ann', seats: [pass.token] });
  expect(ann.linked).toEqual([pass.code]);
  expect(guest.closed).toBeNull();
  const client = await two.sit(pass.code, undefined, { session: ann.session });
  expect(client.asks.get('blue.captain')).toMatchObject({ must: true });
  expect(await client.command('blue.captain', { type: 'place', at: 0 } as never)).toMatchObject({ ok: true });
  const late = await two.sit(pass.code, pass.token);
  await late.until(() => late.closed !== null);
  expect(late.closed).toBe(CLOSED['wrong-token']);
  const { body: mine } = await one.post<MyMatches>('/api/mine', {}, { session: ann.session });
  expect(mine.unfinished).toMatchObject([{ code: pass.code, status: 'playing' }]);
});

test('a device removed on one node is disconnected on the other', async () => {
  const { body: ann } = await one.post<SignedIn>('/api/identity', { name: 'Ann' });
  const { body: phone } = await two.post<SignedIn>('/api/identity/recover', { secret: ann.recovery });
  const { body: pass } = await two.post<SeatPass>(
    '/api/matches',
    { game: 'radar', sit: CREW },
    { session: phone.session },
  );
  const client = await two.sit(pass.code, undefined, { session: phone.session });
  const lost = phone.me.devices.find(({ current }) => current);
  await one.post<Me>(`/api/me/devices/${lost?.id}/remove`, {}, { session: ann.session });
  await client.until(() => client.closed !== null);
  expect(client.closed).toBe(CLOSED['signed-out']);
  expect((await two.get('/api/me', { session: phone.session })).status).toBe(401);
});

test('deleting an identity on one node removes its name from the other’s tables', async () => {
  const { body: ann } = await one.post<SignedIn>('/api/identity', { name: 'Zebulon' });
  const { body: pass } = await two.post<SeatPass>(
    '/api/matches',
    { game: 'radar', sit: CREW },
    { session: ann.session },
  );
  expect(JSON.stringify((await two.get(`/api/matches/${pass.code}`)).body)).toContain('Zebulon');
  expect((await one.post('/api/me/delete', {}, { session: ann.session })).status).toBe(200);
  expect(JSON.stringify((await two.get(`/api/matches/${pass.code}`)).body)).not.toContain('Zebulon');
});

test('only one of two nodes gets a name or uses a recovery link', async () => {
  const make = (at: Served) => at.post('/api/identity', { name: 'Same' });
  const made = await Promise.all([make(one), make(two)]);
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { body: ann } = await one.post<SignedIn>('/api/identity', { name: 'Ann' });
  const recover = (at: Served) => at.post('/api/identity/recover', { secret: ann.recovery });
  const used = await Promise.all([recover(one), recover(two)]);
  expect(used.map(({ status }) => status).sort()).toEqual([200, 404]);
});
