import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/game.ts';
import { eventually } from '../../../test/eventually.ts';
import type { SignedIn } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { PushKey } from '../../wire/push.ts';
import { type Client, type Served, serve } from '../testing.ts';
import type { PushTest } from './push-sender.ts';
import { type PushService, signedBy, startPushService, testBrowser } from './testing/push-service.ts';

const GRACE = 60;
const BETWEEN = 600;
const QUIET = 400; // milliseconds in which nothing must come

let service: PushService;
let served: Served;
const open = async (test: PushTest = {}): Promise<void> => {
  const timing = { grace: GRACE, between: BETWEEN, ...test.timing };
  served = await serve({
    parts: { games: { 'tic-tac-toe': ticTacToe }, push: { trusted: service.trusted, ...test, timing } },
  });
};
beforeEach(async () => {
  service = await startPushService();
  await open();
});
afterEach(async () => {
  await served?.close();
  await service?.close();
});

const quiet = (): Promise<void> => new Promise((then) => setTimeout(then, QUIET));
const browser = (name: string) => testBrowser(service.trusted.origin, name);

interface Players {
  readonly code: string;
  readonly ann: SeatPass; // plays x, moves first
  readonly bob: SeatPass;
  start(): Promise<void>;
}

async function players(): Promise<Players> {
  const ann = await served.create({ game: 'tic-tac-toe', name: 'Ann', sit: ['x'] });
  const at = `/api/matches/${ann.code}`;
  const { body: bob } = await served.post<SeatPass>(`${at}/join`, { name: 'Bob', seats: ['o'] });
  const start = async (): Promise<void> => expect((await served.post(`${at}/start`, {}, ann.token)).status).toBe(200);
  return { code: ann.code, ann, bob, start };
}

interface Refused {
  readonly error: { readonly code: string; readonly why?: string };
  readonly words: string;
}

/** Subscribes like the page; the language comes with the request. */
async function subscribe({ code, token }: SeatPass, subscription: object, language = 'en') {
  const answer = await fetch(`http://127.0.0.1:${served.server.port}/api/matches/${code}/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-language': language },
    body: JSON.stringify(subscription),
  });
  return { status: answer.status, body: (await answer.json()) as Refused | null };
}

async function leave(client: Client): Promise<void> {
  client.socket.close();
  await client.until(() => client.closed !== null);
}

const place = (client: Client, seat: string, cell: number) =>
  client.command(seat, { type: 'place', cell } as { type: string });

describe('a player who is not connected', () => {
  test('is notified when the match starts with their decision, with what everyone at the table knows', async () => {
    const { ann, code, start } = await players();
    const phone = browser('phone');
    expect((await subscribe(ann, phone.subscription)).status).toBe(200);
    await start();
    await service.until(1);
    const [posted] = service.posted;
    expect(phone.read(posted?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Your turn · Tic-tac-toe',
      body: `Match ${code} against Bob`,
      code,
      language: 'en',
    });
    expect(posted?.path).toBe('/phone');
    expect(posted?.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: code,
      'content-encoding': 'aes128gcm',
    });
    const { body } = await served.get<PushKey>('/api/push');
    expect(signedBy(body.key, posted?.headers ?? {})).toMatchObject({ aud: service.trusted.origin });
    await quiet();
    expect(service.posted).toHaveLength(1);
  });

  test('is notified in their language, in each of their browsers', async () => {
    const { ann, bob, code, start } = await players();
    const [phone, laptop] = [browser('phone'), browser('laptop')];
    await subscribe(bob, phone.subscription, 'es-ES,es;q=0.9');
    await subscribe(bob, laptop.subscription);
    await start();
    const client = await served.sit(code, ann.token);
    await place(client, 'x', 4);
    await service.until(2);
    const read = Object.fromEntries(
      service.posted.map(({ path, body }) => [path, (path === '/phone' ? phone : laptop).read(body)]),
    );
    expect(read).toMatchObject({
      '/phone': { title: 'Te toca · Tres en raya', body: `Partida ${code} contra Ann` },
      '/laptop': { title: 'Your turn · Tic-tac-toe', body: `Match ${code} against Ann` },
    });
  });

  test('is notified once, however long they wait, and not again while others do something else', async () => {
    const { ann, bob, code, start } = await players();
    await subscribe(ann, browser('phone').subscription);
    await start();
    await service.until(1);
    const client = await served.sit(code, bob.token);
    await client.command('o', { type: 'offer-draw' });
    await quiet();
    expect(service.posted).toHaveLength(1);
  });

  test('is not notified more often than the limit: the next message waits', async () => {
    const { ann, bob, code, start } = await players();
    await subscribe(bob, browser('phone').subscription);
    await start();
    const first = await served.sit(code, ann.token);
    const from = Date.now();
    await place(first, 'x', 0);
    await service.until(1);
    const second = await served.sit(code, bob.token);
    await place(second, 'o', 1);
    await leave(second);
    await place(first, 'x', 3);
    await service.until(2);
    expect(Date.now() - from).toBeGreaterThanOrEqual(BETWEEN);
  });

  test('is not notified if they come back in time', async () => {
    await served.close();
    await open({ timing: { grace: 3000 } });
    const { ann, code, start } = await players();
    await subscribe(ann, browser('phone').subscription);
    await start();
    await served.sit(code, ann.token);
    await new Promise((then) => setTimeout(then, 3000 + QUIET));
    expect(service.posted).toEqual([]);
  });
});

test('a connected player is not notified', async () => {
  const { ann, bob, code, start } = await players();
  await subscribe(ann, browser('phone').subscription);
  await subscribe(bob, browser('laptop').subscription);
  const one = await served.sit(code, ann.token);
  await served.sit(code, bob.token);
  await start();
  await one.until(() => one.asks.get('x')?.must === true);
  await place(one, 'x', 4);
  await quiet();
  expect(service.posted).toEqual([]);
});

describe('a player who leaves while it is their turn', () => {
  const atTable = async () => {
    const match = await players();
    const { ann, bob, code, start } = match;
    await subscribe(ann, phone.subscription);
    const client = await served.sit(code, ann.token);
    await served.sit(code, bob.token);
    await start();
    await client.until(() => client.asks.get('x')?.must === true);
    return { ...match, client };
  };
  let phone: ReturnType<typeof browser>;
  beforeEach(() => {
    phone = browser('phone');
  });

  test('is notified, with what everyone at the table knows', async () => {
    const { client, code } = await atTable();
    await quiet();
    expect(service.posted).toEqual([]);
    await leave(client);
    await service.until(1);
    expect(phone.read(service.posted[0]?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Your turn · Tic-tac-toe',
      body: `Match ${code} against Bob`,
      code,
      language: 'en',
    });
  });

  test('is not notified while they are connected with another browser', async () => {
    const { client, code, ann } = await atTable();
    await served.sit(code, ann.token);
    await leave(client);
    await quiet();
    expect(service.posted).toEqual([]);
  });

  test('is notified once per decision', async () => {
    const { client, code, ann, bob } = await atTable();
    await leave(client);
    await service.until(1);
    await leave(await served.sit(code, ann.token));
    await new Promise((then) => setTimeout(then, BETWEEN + QUIET));
    expect(service.posted).toHaveLength(1);
    const again = await served.sit(code, ann.token);
    await place(again, 'x', 4);
    await place(await served.sit(code, bob.token), 'o', 0);
    await again.until(() => again.asks.get('x')?.must === true);
    await leave(again);
    await service.until(2);
  });
});

test('after a restart, decisions that were asked before are not announced again', async () => {
  const { ann, start } = await players();
  await subscribe(ann, browser('phone').subscription);
  await start();
  await service.until(1);
  const { data } = served;
  await served.server.close();
  const again = await serve({
    data,
    parts: { games: { 'tic-tac-toe': ticTacToe }, push: { trusted: service.trusted, timing: { grace: GRACE } } },
  });
  await quiet();
  expect(service.posted).toHaveLength(1);
  await again.server.close();
});

describe('the push service', () => {
  test.each([404, 410])('answers %i: the browser is forgotten', async (status) => {
    const { ann, bob, code, start } = await players();
    await subscribe(ann, browser('phone').subscription);
    service.answer = status;
    await start();
    await service.until(1);
    await eventually(() => metric('gone')).toBe(1);
    const client = await served.sit(code, ann.token);
    await place(client, 'x', 4);
    await leave(client);
    await place(await served.sit(code, bob.token), 'o', 0);
    await new Promise((then) => setTimeout(then, BETWEEN + QUIET));
    expect(service.posted).toHaveLength(1);
  });

  test.each([302, 429, 500])('answers %i: the failure is counted, and no redirect is followed', async (status) => {
    const { ann, start } = await players();
    await subscribe(ann, browser('phone').subscription);
    service.answer = status;
    await start();
    await service.until(1);
    await eventually(() => metric('failed')).toBe(1);
    expect(service.posted).toHaveLength(1);
  });

  test('never answers: the request times out, and the match continues in the meantime', async () => {
    await served.close();
    await open({ timing: { within: 500 } });
    const { ann, bob, code, start } = await players();
    await subscribe(bob, browser('phone').subscription);
    service.answer = null;
    await start();
    const one = await served.sit(code, ann.token);
    await place(one, 'x', 4);
    await service.until(1);
    const two = await served.sit(code, bob.token);
    expect((await place(two, 'o', 0)).ok).toBe(true);
    await eventually(() => metric('failed')).toBe(1);
  });

  test('never answers: the other browsers of the person do not wait for it', async () => {
    await served.close();
    await open({ timing: { within: 120_000 } });
    const { ann, start } = await players();
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await subscribe(ann, browser(name).subscription);
    service.answer = null;
    await start();
    await service.until(names.length);
    expect(await metric('failed')).toBe(0);
  });

  test('has a certificate that is not trusted: nothing is sent', async () => {
    await served.close();
    await open({ trusted: { origin: service.trusted.origin, ca: '' } });
    const { ann, start } = await players();
    await subscribe(ann, browser('phone').subscription);
    await start();
    await eventually(() => metric('failed')).toBe(1);
    expect(service.posted).toEqual([]);
  });
});

/** A counter of this server. */
async function metric(how: string): Promise<number> {
  const { body } = await served.get<string>('/metrics');
  return Number(new RegExp(`^umpire_push_total\\{how="${how}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
}

describe('a subscription', () => {
  test.each([
    [{ endpoint: 'http://push.example/abc' }, 'https', /must be an https address/],
    [{ endpoint: 'https://push.example:8443/abc' }, 'port', /must use port 443/],
    [{ endpoint: 'https://192.168.1.7/abc' }, 'private', /must be on the public internet/],
    [{ endpoint: 'https://localhost/abc' }, 'private', /must be on the public internet/],
  ])('with %j is refused', async (change, why, words) => {
    const { ann } = await players();
    const { status, body } = await subscribe(ann, { ...browser('x').subscription, ...change });
    expect([status, body?.error]).toEqual([400, { code: 'push-endpoint', why }]);
    expect(body?.words).toMatch(words);
  });

  test.each([
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', 'short'],
    ['auth', 'short'],
    ['endpoint', ''],
  ])('with a wrong %s is refused', async (field, value) => {
    const { ann } = await players();
    const { status, body } = await subscribe(ann, { ...browser('x').subscription, [field]: value });
    expect([status, body?.error]).toEqual([400, expect.objectContaining({ code: 'bad-request', field })]);
  });

  test('is for matches that are not over', async () => {
    const { ann, code, start } = await players();
    await start();
    const client = await served.sit(code, ann.token);
    await client.command('x', { type: 'resign' });
    await client.until(() => client.over);
    const { status, body } = await subscribe(ann, browser('phone').subscription);
    expect([status, body?.error.code]).toEqual([409, 'match-over']);
  });

  test('of a signed-in player needs only their session', async () => {
    const { session } = (await served.post<SignedIn>('/api/identity', { name: 'Ann' })).body;
    const wish = { game: 'tic-tac-toe', sit: ['x'] };
    const { code } = (await served.post<SeatPass>('/api/matches', wish, { session })).body;
    const at = `/api/matches/${code}`;
    await served.post(`${at}/join`, { name: 'Bob', seats: ['o'] });
    const { subscription } = browser('phone');
    const { endpoint } = browser('laptop').subscription;
    for (const one of [subscription, { ...subscription, endpoint }])
      expect((await served.post(`${at}/push`, one, { session })).status).toBe(200);
    expect((await served.post(`${at}/push/remove`, { endpoint }, { session })).status).toBe(200);
    await served.post(`${at}/start`, {}, { session });
    await service.until(1);
    await quiet();
    expect(service.posted.map(({ path }) => path)).toEqual(['/phone']);
  });

  test('can be removed', async () => {
    const { ann, start, code } = await players();
    const { subscription } = browser('phone');
    await subscribe(ann, subscription);
    const path = `/api/matches/${code}/push/remove`;
    expect((await served.post(path, { endpoint: subscription.endpoint }, ann.token)).status).toBe(200);
    await start();
    await quiet();
    expect(service.posted).toEqual([]);
  });

  test('whose host name later resolves to a private address gets nothing (DNS rebinding)', async () => {
    let address = '93.184.215.14';
    await served.close();
    served = await serve({
      parts: {
        games: { 'tic-tac-toe': ticTacToe },
        push: { timing: { grace: GRACE }, resolve: (_, __, done) => done(null, [{ address, family: 4 }]) },
      },
    });
    const { ann, start } = await players();
    const { subscription } = testBrowser('https://push.example');
    expect((await subscribe(ann, subscription)).status).toBe(200);
    address = '127.0.0.1';
    await start();
    await eventually(() => metric('failed')).toBe(1);
    expect((await subscribe(ann, subscription)).body?.error).toMatchObject({ why: 'private' });
  });
});
