import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me, MyMatches, SignedIn } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { CLOSED } from '../../wire/messages.ts';
import { LONGEST_NAME } from '../../wire/names.ts';
import type { IdentityData, OperatorMatchDetails } from '../../wire/operator.ts';
import { makeLog } from '../log.ts';
import { type Served, serve } from '../testing.ts';

const TOKEN = 'operator-token-for-tests';
const lines: string[] = [];
const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const ENEMY = CREW.map((seat) => seat.replace('blue', 'red'));

let served: Served;
beforeAll(async () => {
  served = await serve({
    options: { adminToken: TOKEN },
    parts: { log: makeLog('debug', { write: (line) => lines.push(line) }) },
  });
});
afterAll(() => served?.close());

type Refused = { readonly error: { readonly code: string } };
let names = 0;
const newName = (): string => `Player ${++names}`;
const post = <T>(path: string, body: object, session?: string) =>
  served.post<T>(`/api${path}`, body, session === undefined ? undefined : { session });
const get = async <T>(path: string, session: string) => (await served.get<T>(`/api${path}`, { session })).body;
const codeOf = async (asked: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await asked;
  return [status, (body as Partial<Refused>).error?.code];
};
const keep = async (wish: object = {}): Promise<SignedIn> =>
  (await post<SignedIn>('/identity', { name: newName(), ...wish })).body;
const guest = (name = 'Guest'): Promise<SeatPass> =>
  served.create({ game: 'radar', name, sit: CREW, settings: { pace: 10_000, clock: null } });
const codes = async (session: string) => {
  const { unfinished } = (await post<MyMatches>('/mine', {}, session)).body;
  return unfinished.map(({ code }) => code);
};

describe('a name', () => {
  test('is kept by one person; case, accents and spaces make no difference', async () => {
    const { me, session, recovery } = await keep({ name: '  José   Luis ' });
    expect(me).toMatchObject({
      name: 'José Luis',
      lessons: [],
      settings: {},
      passkeys: [],
      recovery: expect.any(Number),
    });
    expect([session, recovery].every((secret) => /^[\w-]{22}$/.test(secret ?? ''))).toBe(true);
    for (const name of ['José Luis', 'JOSE LUIS', 'joseluis'])
      expect(await codeOf(post('/identity', { name }))).toEqual([409, 'name-taken']);
  });

  test.each([
    ['', 'bad-request'],
    ['\u0301', 'bad-name'],
    ['x'.repeat(LONGEST_NAME + 1), 'bad-request'],
  ])('%j is refused', async (name, code) => {
    expect(await codeOf(post('/identity', { name }))).toEqual([400, code]);
  });

  test('can be changed, and is then free for others', async () => {
    const { session, me } = await keep();
    const { me: other } = await keep();
    expect(await codeOf(post('/me', { name: other.name }, session))).toEqual([409, 'name-taken']);
    const next = newName();
    expect((await post<Me>('/me', { name: next }, session)).body.name).toBe(next);
    expect((await keep({ name: me.name })).me.name).toBe(me.name);
  });

  test('is shown at the table instead of the one that the page sends', async () => {
    const { session, me } = await keep();
    const { body } = await post<SeatPass>('/matches', { game: 'radar', name: 'Impostor', sit: CREW }, session);
    expect(body.table.host).toBe(me.name);
  });
});

describe('guest matches', () => {
  test('belong to the identity from then on, on every device; the old token opens nothing', async () => {
    const pass = await guest();
    const { session, linked, recovery } = await keep({ seats: [pass.token] });
    expect(linked).toEqual([pass.code]);
    expect(await codeOf(served.post(`/api/matches/${pass.code}/start`, {}, pass.token))).toEqual([401, 'wrong-token']);
    const { body: phone } = await post<SignedIn>('/identity/recover', { secret: recovery });
    for (const device of [session, phone.session]) {
      expect(await codes(device)).toEqual([pass.code]);
      const client = await served.sit(pass.code, undefined, { session: device });
      const welcome = client.messages.find((message) => message.type === 'welcome');
      expect(welcome).toMatchObject({ you: { seats: CREW, host: true } });
    }
    expect((await post(`/matches/${pass.code}/start`, {}, phone.session)).status).toBe(200);
    const client = await served.sit(pass.code, undefined, { session });
    expect(await client.command('blue.captain', { type: 'place', at: 0 } as never)).toMatchObject({ ok: true });
  });

  test('are added later, too; a second seat in the same match and seats of others stay as they are', async () => {
    const { session } = await keep();
    const [first, other] = [await guest(), await guest()];
    const { body: second } = await served.post<SeatPass>(`/api/matches/${first.code}/join`, { seats: [ENEMY[0]] });
    const link = async (seats: readonly string[], as = session) =>
      (await post<{ linked: string[] }>('/me/link', { seats }, as)).body.linked;
    expect(await link([first.token])).toEqual([first.code]);
    expect(await link([first.token, second.token, 'x'.repeat(22)])).toEqual([]);
    expect((await served.post(`/api/matches/${first.code}/leave`, {}, second.token)).status).toBe(200);
    const { session: thief } = await keep({ seats: [other.token] });
    expect(await link([other.token])).toEqual([]);
    expect(await codes(thief)).toEqual([other.code]);
  });

  test('a guest sees their own list without an identity', async () => {
    const pass = await guest();
    const { body } = await served.post<MyMatches>('/api/mine', { seats: [pass.token, 'x'.repeat(22)] });
    expect(body.unfinished).toMatchObject([{ code: pass.code, side: 'blue', status: 'open', waiting: false }]);
    expect((await served.post<MyMatches>('/api/mine', {})).body.unfinished).toEqual([]);
  });

  test('a match that a guest only watches is not in their list; a lobby where they can still sit is', async () => {
    const bots = { bots: { 'blue.captain': 'seed' }, settings: { pace: 0 } };
    const watched = await served.create({ game: 'radar', ...bots, start: true });
    const lobby = await served.create({ game: 'radar' });
    const { body } = await served.post<MyMatches>('/api/mine', { seats: [watched.token, lobby.token] });
    expect(body.unfinished.map(({ code }) => code)).toEqual([lobby.code]);
    const { body: after } = await served.post<MyMatches>('/api/mine', { seats: [watched.token] });
    expect(after).toMatchObject({ unfinished: [], finished: [], total: 0 });
  });

  test('the time of a match in the list is that of the last entry a player noticed', async () => {
    const ann = await guest('Ann');
    const { body: bob } = await served.post<SeatPass>(`/api/matches/${ann.code}/join`, { name: 'Bob', seats: ENEMY });
    await served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
    const timeFor = async ({ token }: SeatPass) =>
      (await served.post<MyMatches>('/api/mine', { seats: [token] })).body.unfinished[0]?.at;
    const client = await served.sit(ann.code, ann.token);
    const enemy = await served.sit(bob.code, bob.token);
    await client.command('blue.captain', { type: 'place', at: 0 } as never);
    await enemy.command('red.captain', { type: 'place', at: 0 } as never);
    const before = [await timeFor(ann), await timeFor(bob)];
    await new Promise((later) => setTimeout(later, 5)); // so that the next entry has another time
    const request = await client.command('blue.captain', { type: 'request-report' });
    expect(request).toMatchObject({ ok: true });
    expect(await timeFor(bob)).toBe(before[1]);
    expect(await timeFor(ann)).toBeGreaterThan(before[0] ?? 0);
    for (const { socket } of [client, enemy]) socket.close();
  });
});

test('an identity plays one side of a match, whichever device it uses', async () => {
  const { session, recovery } = await keep();
  const { body: pass } = await post<SeatPass>('/matches', { game: 'radar', sit: CREW.slice(0, 1) }, session);
  const { body: phone } = await post<SignedIn>('/identity/recover', { secret: recovery });
  const join = (seats: readonly string[]) => post<SeatPass>(`/matches/${pass.code}/join`, { seats }, phone.session);
  expect(await codeOf(join(ENEMY.slice(0, 1)))).toEqual([409, 'two-sides']);
  expect((await join(CREW.slice(1, 2))).body.seats).toEqual(CREW.slice(0, 2));
});

describe('a recovery link', () => {
  test('works once, and gives a new one', async () => {
    const { recovery, me } = await keep();
    const used = await post<SignedIn>('/identity/recover', { secret: recovery });
    expect(used.body.me.name).toBe(me.name);
    expect(await codeOf(post('/identity/recover', { secret: recovery }))).toEqual([404, 'wrong-recovery-link']);
    expect((await post('/identity/recover', { secret: used.body.recovery })).status).toBe(200);
  });

  test('is replaced by a new one and can be removed', async () => {
    const { recovery, session } = await keep();
    const { body: next } = await post<{ recovery: string }>('/me/recovery', {}, session);
    expect(await codeOf(post('/identity/recover', { secret: recovery }))).toEqual([404, 'wrong-recovery-link']);
    expect((await post<Me>('/me/recovery/remove', {}, session)).body.recovery).toBeNull();
    expect(await codeOf(post('/identity/recover', { secret: next.recovery }))).toEqual([404, 'wrong-recovery-link']);
  });
});

describe('devices', () => {
  test('a removed device is signed out at once, with its open tables', async () => {
    const { session, recovery } = await keep();
    const { body: pass } = await post<SeatPass>('/matches', { game: 'radar', sit: CREW }, session);
    const { body: phone } = await post<SignedIn>('/identity/recover', { secret: recovery });
    const [here, there] = await Promise.all(
      [session, phone.session].map((device) => served.sit(pass.code, undefined, { session: device })),
    );
    const lost = phone.me.devices.find(({ current }) => current);
    const { body: me } = await post<Me>(`/me/devices/${lost?.id}/remove`, {}, session);
    expect(me.devices).toMatchObject([{ current: true }]);
    await there?.until(() => there.closed !== null);
    expect([there?.closed, here?.closed]).toEqual([CLOSED['signed-out'], null]);
    expect(await codeOf(post(`/matches/${pass.code}/start`, {}, phone.session))).toEqual([401, 'signed-out']);
    const again = await served.sit(pass.code, undefined, { session: phone.session });
    expect(again.closed).toBe(CLOSED['signed-out']);
    expect(await codeOf(post(`/me/devices/${lost?.id}/remove`, {}, session))).toEqual([404, 'no-such-device']);
  });

  test('signing out ends only this device', async () => {
    const { session, recovery } = await keep();
    const { body: phone } = await post<SignedIn>('/identity/recover', { secret: recovery });
    expect((await post('/me/sign-out', {}, phone.session)).status).toBe(200);
    expect(await codeOf(served.get('/api/me', { session: phone.session }))).toEqual([401, 'signed-out']);
    expect((await get<Me>('/me', session)).devices).toHaveLength(1);
  });

  test('with too many, the one not used for the longest time is signed out', async () => {
    let { recovery } = await keep();
    let last: SignedIn | undefined;
    for (let i = 0; i < 21; i++) {
      last = (await post<SignedIn>('/identity/recover', { secret: recovery })).body;
      recovery = last.recovery;
    }
    expect(last?.me.devices).toHaveLength(20);
  });
});

test('settings and finished lessons follow to every device; lessons are added up', async () => {
  const { session, recovery } = await keep({ settings: { theme: 'paper' }, lessons: ['radar/captain'] });
  const { body: phone } = await post<SignedIn>('/identity/recover', { secret: recovery });
  expect(phone.me).toMatchObject({ settings: { theme: 'paper' }, lessons: ['radar/captain'] });
  await post('/me', { settings: { theme: 'plot-room', sound: true } }, phone.session);
  await post('/me', { lessons: ['force/drain', 'radar/captain'] }, phone.session);
  const { settings, lessons } = await get<Me>('/me', session);
  expect([settings, lessons]).toEqual([{ theme: 'plot-room', sound: true }, ['radar/captain', 'force/drain']]);
  expect(await codeOf(post('/me', { lessons: ['../etc'] }, session))).toEqual([400, 'bad-request']);
  expect(await codeOf(post('/me', { settings: { deep: {} } }, session))).toEqual([400, 'bad-request']);
  const large = Object.fromEntries(
    Array.from({ length: 26 }, (_, i) => [`x${'abcdefghijklmnopqrstuvwxyz'[i]}`, 'ñ'.repeat(100)]),
  );
  const more = Object.fromEntries(
    Object.entries(large)
      .slice(0, 14)
      .map(([key, value]) => [`y${key}`, `${value}`]),
  );
  expect(await codeOf(post('/me', { settings: { ...large, ...more } }, session))).toEqual([413, 'settings-too-large']);
});

test('a wrong session is refused everywhere, so that the page notices', async () => {
  for (const path of ['/api/matches', '/api/me'])
    expect(await codeOf(served.get(path, { session: 'x'.repeat(22) }))).toEqual([401, 'signed-out']);
  expect(await codeOf(served.get('/api/me', { session: 'short' }))).toEqual([401, 'signed-out']);
});

describe('bans', () => {
  const person = async (code: string) =>
    (await served.get<OperatorMatchDetails>(`/api/admin/matches/${code}`, TOKEN)).body.people[0];
  const ban = (wish: object) => served.post(`/api/admin/bans`, wish, TOKEN);

  test('of a signed-in person apply to all their devices and matches, and to new sign-ins', async () => {
    const { session, recovery } = await keep();
    const { body: pass } = await post<SeatPass>('/matches', { game: 'radar', sit: CREW }, session);
    const client = await served.sit(pass.code, undefined, { session });
    const known = await person(pass.code);
    expect(known?.identity).toEqual(expect.any(String));
    expect((await ban({ person: known?.id })).body).toMatchObject({ kind: 'identity', value: known?.identity });
    await client.until(() => client.closed !== null);
    expect(client.closed).toBe(CLOSED.banned);
    expect(await codeOf(served.get('/api/me', { session }))).toEqual([403, 'banned']);
    expect(await codeOf(post('/identity/recover', { secret: recovery }))).toEqual([403, 'banned']);
    expect((await person(pass.code))?.banned).toBe(true);
  });

  test('of a guest’s seat cannot be lifted by registering a name', async () => {
    const pass = await guest();
    await ban({ person: (await person(pass.code))?.id });
    const wish = { name: newName(), seats: [pass.token] };
    expect(await codeOf(post('/identity', wish))).toEqual([403, 'banned']);
  });
});

describe('deleting', () => {
  const everything = (): string =>
    readdirSync(served.data)
      .filter((file) => file.startsWith('umpire.db'))
      .map((file) => readFileSync(join(served.data, file), 'latin1'))
      .join('\n');

  test('removes everything of the person; the opponent keeps the match', async () => {
    const name = 'Zebulon Quux';
    const { session, recovery } = await keep({ name, settings: { theme: 'zebra' }, lessons: ['radar/zebra'] });
    const { body: pass } = await post<SeatPass>('/matches', { game: 'radar', sit: CREW }, session);
    const { body: bob } = await served.post<SeatPass>(`/api/matches/${pass.code}/join`, { name: 'Bob', seats: ENEMY });
    await post(`/matches/${pass.code}/start`, {}, session);
    const client = await served.sit(pass.code, undefined, { session });
    client.say({ type: 'chat', to: 'table', text: 'zebra words' });
    await client.until(() => client.messages.some((message) => message.type === 'chat'));
    expect((await post('/me/delete', {}, session)).status).toBe(200);
    await client.until(() => client.closed !== null);
    expect(await codeOf(served.get('/api/me', { session }))).toEqual([401, 'signed-out']);
    expect(await codeOf(post('/identity/recover', { secret: recovery }))).toEqual([404, 'wrong-recovery-link']);
    const seen = await served.sit(pass.code, bob.token);
    expect(JSON.stringify(seen.messages)).not.toMatch(/Zebulon|zebra/);
    expect((await keep({ name })).me.name).toBe(name); // it is free again
  });

  test('by the operator does the same; the export before it has everything', async () => {
    const { session, me } = await keep({ lessons: ['radar/captain'] });
    const { body: pass } = await post<SeatPass>('/matches', { game: 'radar', sit: CREW }, session);
    const { body: match } = await served.get<OperatorMatchDetails>(`/api/admin/matches/${pass.code}`, TOKEN);
    const id = match.people[0]?.identity;
    const { body: data } = await served.post<IdentityData>('/api/admin/people/export', { person: id }, TOKEN);
    expect(data).toMatchObject({
      identity: { name: me.name, lessons: ['radar/captain'] },
      devices: [{ device: '' }],
      recovery: expect.any(Number),
      people: [{ match: { code: pass.code }, person: { name: me.name, identity: id } }],
    });
    expect(JSON.stringify(data)).not.toContain(session);
    expect((await served.post('/api/admin/people/delete', { person: id }, TOKEN)).status).toBe(200);
    expect(await codeOf(served.post('/api/admin/people/export', { person: id }, TOKEN))).toEqual([
      404,
      'no-such-person',
    ]);
    expect(await codeOf(served.get('/api/me', { session }))).toEqual([401, 'signed-out']);
  });

  test('secrets are never stored or logged in the clear', async () => {
    const pass = await guest();
    const { session, recovery = '' } = await keep({ seats: [pass.token] });
    await get('/me', session);
    const stored = everything();
    for (const secret of [session, recovery, pass.token]) {
      expect(stored).not.toContain(secret);
      expect(lines.join('\n')).not.toContain(secret);
    }
  });
});

test('creating names and signing in are limited per address', async () => {
  const own = await serve({ limits: { identitiesPerDay: 2, signInsPerMinute: 2 } });
  const make = (name: string) => own.post('/api/identity', { name });
  const statuses = [(await make('A1')).status, (await make('A2')).status, (await make('A3')).status];
  expect(statuses).toEqual([201, 201, 429]);
  const recover = () => own.post('/api/identity/recover', { secret: 'x'.repeat(22) });
  expect([(await recover()).status, (await recover()).status, (await recover()).status]).toEqual([404, 404, 429]);
  await own.close();
});

test('an identity, its sessions and its seats survive a restart', async () => {
  const first = await serve();
  const pass = await first.create({ game: 'radar', sit: CREW, start: true });
  const { body: kept } = await first.post<SignedIn>('/api/identity', { name: 'Ann', seats: [pass.token] });
  const { data } = first;
  await first.server.close();
  const second = await serve({ data });
  const client = await second.sit(pass.code, undefined, { session: kept.session });
  expect(client.asks.size).toBeGreaterThan(0);
  await second.close();
  rmSync(data, { recursive: true, force: true });
});
