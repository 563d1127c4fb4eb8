import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../test/eventually.ts';
import type { SeatPass } from '../wire/matches.ts';
import { CLOSED } from '../wire/messages.ts';
import { Client, type Served, serve } from './testing.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const LIMITS = {
  messagesPerSecond: 200,
  burst: 100,
  helloWithin: 240_000, // a busy machine may take long to send one
  buffered: 64 * 1024,
  openSockets: 3000,
  socketsPerAddress: 3000,
};

let served: Served;
let bystander: Client;
let pass: SeatPass; // code and token of a match to abuse
let asked = 0;

beforeAll(async () => {
  served = await serve({ limits: LIMITS });
  const own = await served.create({ game: 'radar', sit: CREW, start: true });
  bystander = await served.sit(own.code, own.token);
  pass = await served.create({ game: 'radar', name: 'Eve', sit: CREW, start: true });
});
afterAll(() => served?.close());

/** After each attack other clients still get answers, and Object.prototype is unchanged. */
afterEach(async () => {
  const answer = await bystander.command('blue.captain', { type: 'end-turn' }, `still-there-${asked++}`);
  expect(answer).toMatchObject({ ok: false, refusal: { code: expect.any(String) } });
  const health = await served.get<{ ok: boolean }>('/api/health');
  expect([health.status, health.body.ok]).toEqual([200, true]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { readonly tainted?: unknown }).tainted).toBeUndefined();
});

async function opened(headers = {}): Promise<Client> {
  const client = new Client(served.server.port, headers);
  await client.opened;
  return client;
}

const hello = (more: object = {}) => ({ type: 'hello', protocol: 1, match: pass.code, token: pass.token, ...more });
const faults = (client: Client): string[] =>
  client.messages.flatMap((message) => (message.type === 'fault' ? [message.fault.code] : []));
const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const tainting = (text: string): string =>
  text.replace(/^\{/, '{"__proto__":{"tainted":true},"constructor":{"prototype":{"tainted":true}},');

describe('a first message', () => {
  const ok = () => JSON.stringify(hello());
  test.each<[string, () => string | Buffer, number, string]>([
    ['that is no JSON', () => '{"type":"hello"', CLOSED['bad-hello'], 'bad-hello'],
    ['that is empty', () => '', CLOSED['bad-hello'], 'bad-hello'],
    ['that is a list', () => `[${ok()}]`, CLOSED['bad-hello'], 'bad-hello'],
    ['that is null', () => 'null', CLOSED['bad-hello'], 'bad-hello'],
    ['in a binary frame', () => Buffer.from(ok()), CLOSED['bad-hello'], 'bad-hello'],
    [
      'that is a command',
      () => '{"type":"command","id":"x","seat":"blue.captain","command":{"type":"dive"}}',
      CLOSED['bad-hello'],
      'bad-hello',
    ],
    ['with a field too many', () => JSON.stringify(hello({ admin: true })), CLOSED['bad-hello'], 'bad-hello'],
    ['with keys that would taint', () => tainting(ok()), CLOSED['bad-hello'], 'bad-hello'],
    ['nested a thousand deep', () => `{"type":"hello","match":${deep(1000)}}`, CLOSED['bad-hello'], 'bad-hello'],
    ['nested thirty thousand deep', () => deep(30_000), CLOSED['bad-hello'], 'bad-hello'],
    [
      'with a huge list',
      () => JSON.stringify(hello({ eyes: Array(10_000).fill('x') })),
      CLOSED['bad-hello'],
      'bad-hello',
    ],
    ['of another protocol', () => JSON.stringify(hello({ protocol: 2 })), CLOSED['bad-hello'], 'other-protocol'],
    [
      'with a token that cannot be one',
      () => JSON.stringify(hello({ token: '../../etc/passwd' })),
      CLOSED['bad-hello'],
      'bad-hello',
    ],
    [
      'with a wrong token',
      () => JSON.stringify(hello({ token: 'A'.repeat(22) })),
      CLOSED['wrong-token'],
      'wrong-token',
    ],
    ['for no match', () => JSON.stringify(hello({ match: 'ZZZZZZZZ' })), CLOSED['no-such-match'], 'no-such-match'],
  ])('%s: the client gets the reason and is disconnected', async (_, text, code, fault) => {
    const client = await opened();
    client.socket.send(text());
    await client.until(() => client.closed !== null);
    expect([client.closed, faults(client)]).toEqual([code, [fault]]);
    expect(client.welcomed).toBe(false);
  });

  test('that never comes: the server does not wait', async () => {
    const impatient = await serve({ limits: { helloWithin: 400 } });
    const client = new Client(impatient.server.port);
    await client.until(() => client.closed !== null);
    expect([client.closed, faults(client)]).toEqual([CLOSED['bad-hello'], ['no-hello']]);
    await impatient.close();
  });

  test('of a megabyte is rejected for its size', async () => {
    const client = await opened();
    client.socket.send(`"${'x'.repeat(1024 * 1024)}"`);
    await client.until(() => client.closed !== null);
    expect(client.closed).toBe(1009);
  });

  test('with the token of another match is refused', async () => {
    const other = await served.create({ game: 'radar', sit: ['red.captain'] });
    const client = await served.sit(pass.code, other.token);
    expect([client.closed ?? (await closing(client)), client.welcomed]).toEqual([CLOSED['wrong-token'], false]);
    const answer = await served.post<{ error: { code: string } }>(`/api/matches/${pass.code}/leave`, {}, other.token);
    expect([answer.status, answer.body.error.code]).toEqual([401, 'wrong-token']);
  });
});

async function closing(client: Client): Promise<number | null> {
  await client.until(() => client.closed !== null);
  return client.closed;
}

describe('a seated player', () => {
  const command = (more: object = {}) => ({
    type: 'command',
    id: 'x',
    seat: 'blue.captain',
    command: { type: 'dive' },
    ...more,
  });

  test.each<[string, () => string | Buffer]>([
    ['no JSON', () => '{'],
    ['nothing', () => ''],
    ['a binary frame', () => Buffer.from(JSON.stringify(command()))],
    ['bytes that are no text', () => Buffer.from([0xff, 0xfe, 0, 1])],
    ['a list of messages', () => JSON.stringify([command()])],
    ['an unknown type', () => JSON.stringify(command({ type: 'sudo' }))],
    ['a field too many', () => JSON.stringify(command({ umpire: true }))],
    ['a key that would taint', () => tainting(JSON.stringify(command()))],
    ['such a key in chat', () => tainting('{"type":"chat","to":"table","text":"hi"}')],
    ['a seat that is none', () => JSON.stringify(command({ seat: '__proto__' }))],
    ['a seat that is a list', () => JSON.stringify(command({ seat: ['blue.captain'] }))],
    ['an id without end', () => JSON.stringify(command({ id: 'x'.repeat(65) }))],
    ['a command that is null', () => JSON.stringify(command({ command: null }))],
    ['a command that is a list', () => JSON.stringify(command({ command: [1, 2] }))],
    ['a command without a type', () => JSON.stringify(command({ command: { at: 3 } }))],
    ['a place that is none', () => JSON.stringify(command({ at: -1 }))],
    ['chat to nobody', () => '{"type":"chat","to":"enemy","text":"hi"}'],
    ['chat without end', () => JSON.stringify({ type: 'chat', to: 'table', text: 'x'.repeat(501) })],
    ['thirty thousand brackets', () => deep(30_000)],
  ])('who sends %s gets a fault and can continue', async (_, text) => {
    const client = await served.sit(pass.code, pass.token);
    client.socket.send(text());
    await client.until(() => faults(client).length > 0);
    expect(faults(client)).toEqual(['bad-message']);
    expect((await client.command('blue.captain', { type: 'dive' }, `after-${asked++}`)).ok).toBe(false);
    client.socket.close();
  });

  const inside = (json: string) => JSON.parse(json) as { type: string };
  test.each<[string, { type: string }, string]>([
    [
      'with keys that would taint',
      inside('{"type":"move","course":"north","__proto__":{"tainted":true}}'),
      'bad-command',
    ],
    [
      'made of such keys',
      inside('{"type":"__proto__","__proto__":{"type":"begin","tainted":true}}'),
      'unknown-command',
    ],
    [
      'whose maker would be tainted',
      inside('{"type":"place","at":1,"constructor":{"prototype":{"tainted":true}}}'),
      'bad-command',
    ],
    ['of the table with such keys', inside('{"type":"hold-seat","__proto__":{"seat":"blue.captain"}}'), 'bad-command'],
    ['with a deep nest', inside(`{"type":"place","at":${deep(5000)}}`), 'bad-command'],
    ['with a huge list', { type: 'report', ...{ weights: Array(9000).fill([1, 1]) } }, 'bad-command'],
    ['that begins the match', { type: 'begin' }, 'already-begun'],
    ['that is the umpire’s: time', { type: 'time-out', ...{ seat: 'red.captain' } }, 'umpire-only'],
    ['that is the umpire’s: seats', { type: 'hold-seat', ...{ seat: 'red.captain', holder: 'Eve' } }, 'umpire-only'],
    ['that is the umpire’s: ends', { type: 'abandon', ...{ side: 'red' } }, 'umpire-only'],
    ['that is the umpire’s: closing', { type: 'close', ...{ by: 'operator' } }, 'umpire-only'],
  ])('is refused a command %s', async (_, sent, code) => {
    const client = await served.sit(pass.code, pass.token);
    const answer = await client.command('blue.captain', sent, `refused-${asked++}`);
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
    client.socket.close();
  });

  test.each(['red.captain', 'umpire', 'spectator', 'archive', 'blue', 'blue.cook'])(
    'cannot act for %s',
    async (seat) => {
      const client = await served.sit(pass.code, pass.token);
      for (const sent of [{ type: 'place', at: 3 }, { type: 'time-out', seat: 'red.captain' }, { type: 'resign' }])
        expect(await client.command(seat, sent, `for-${asked++}`)).toMatchObject({
          ok: false,
          refusal: { code: 'not-your-seat' },
        });
      client.socket.close();
    },
  );

  test('a spectator can neither command nor chat', async () => {
    const client = await served.sit(pass.code);
    expect(await client.command('blue.captain', { type: 'resign' })).toMatchObject({
      ok: false,
      refusal: { code: 'not-your-seat' },
    });
    client.say({ type: 'chat', to: 'crew', text: 'hello?' });
    client.say({ type: 'chat', to: 'table', text: 'hello?' });
    await client.until(() => faults(client).length === 2);
    expect(faults(client)).toEqual(['no-voice', 'no-voice']);
    client.socket.close();
  });

  test('who says hello twice gets a fault', async () => {
    const client = await served.sit(pass.code, pass.token);
    client.say(hello());
    await client.until(() => faults(client).length > 0);
    expect([faults(client), client.closed]).toEqual([['hello-twice'], null]);
    client.socket.close();
  });

  test('a stale command is refused, a repeated one gets the same answer, and ids are separate for each seat', async () => {
    const own = await served.create({ game: 'radar', sit: CREW, start: true, settings: { pace: 10_000 } });
    const client = await served.sit(own.code, own.token);
    client.say(command({ id: 'stale', command: { type: 'place', at: 3 }, at: client.seq + 7 }));
    const stale = await answered(client, 'stale');
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    for (let i = 0; i < 3; i++) client.say(command({ id: 'same', command: { type: 'place', at: 3 } }));
    await client.until(() => client.messages.filter((one) => one.type === 'answer' && one.id === 'same').length === 3);
    const answers = client.messages.filter((one) => one.type === 'answer' && one.id === 'same');
    expect(answers.map((one) => one.type === 'answer' && one.ok)).toEqual([true, true, true]);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    const other = await client.command('blue.engineer', { type: 'mark', ...{ node: 0 } }, 'same');
    expect(other).toMatchObject({ ok: false });
    client.socket.close();
  });

  const answered = async (client: Client, id: string) => {
    const found = () => client.messages.find((one) => one.type === 'answer' && one.id === id);
    await client.until(() => found() !== undefined);
    return found();
  };

  test('who sends a megabyte is disconnected', async () => {
    const client = await served.sit(pass.code, pass.token);
    client.socket.send(JSON.stringify(command({ id: 'x'.repeat(1024 * 1024) })));
    expect(await closing(client)).toBe(1009);
  });

  test('who floods is warned once, then disconnected', async () => {
    const client = await served.sit(pass.code, pass.token);
    for (let i = 0; i < 5000; i++) client.say({ type: 'chat', to: 'table', text: `${i}` });
    expect(await closing(client)).toBe(CLOSED.flood);
    const told = faults(client);
    expect([told[0], told.at(-1)]).toEqual(['slow-down', 'flood']);
    expect(told.length).toBeLessThan(10);
  });

  test('who does not read is disconnected without affecting the others', async () => {
    const other = await serve({ limits: { buffered: 16 * 1024, messagesPerSecond: 1e6, burst: 1e6 } });
    const own = await other.create({ game: 'radar', sit: CREW, start: true, settings: { pace: 10_000 } });
    const slow = await other.sit(own.code, own.token);
    const quick = await other.sit(own.code, own.token);
    const sockets = async () => (await other.get<{ sockets: number }>('/api/health')).body.sockets;
    slow.socket.pause();
    for (let i = 0; i < 400 && (await sockets()) === 2; i++)
      for (let k = 0; k < 250; k++) quick.say({ type: 'chat', to: 'table', text: '⚓'.repeat(500) });
    expect(await sockets()).toBe(1);
    slow.socket.resume();
    expect([1006, CLOSED['too-slow']]).toContain(await closing(slow));
    expect((await quick.command('blue.captain', { type: 'dive' })).ok).toBe(false);
    await other.close();
  });
});

describe('a connection', () => {
  const refused = async (path: string, headers: Record<string, string>): Promise<number | undefined> => {
    const socket = new WebSocket(`ws://127.0.0.1:${served.server.port}${path}`, { headers });
    socket.on('error', () => {});
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    socket.terminate();
    return response.statusCode;
  };

  test.each([
    ['from a page of elsewhere', '/api/play', { origin: 'https://evil.example' }, 403],
    ['from a page that only looks like ours', '/api/play', { origin: 'http://127.0.0.1.evil.example' }, 403],
    ['from nowhere', '/api/play', { origin: 'null' }, 403],
    ['to another path', '/api/matches', {}, 404],
    ['to the page', '/', {}, 404],
  ])('%s is refused', async (_, path, headers, status) => {
    expect(await refused(path, headers as Record<string, string>)).toBe(status);
  });

  test('that was refused is closed, whether or not the client closes it', async () => {
    const socket = connect({ port: served.server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write('GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.resume();
    await once(socket, 'end');
    const reset = once(socket, 'error').catch(() => {});
    const feed = setInterval(() => socket.write('x'), 20);
    await reset;
    clearInterval(feed);
    socket.destroy();
  });

  test('too many from one address are refused until one is closed', async () => {
    const few = await serve({ limits: { socketsPerAddress: 3 } });
    const clients = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = new Client(few.server.port);
        await client.opened;
        return client;
      }),
    );
    const extra = new Client(few.server.port);
    await expect(extra.opened).rejects.toThrow('429');
    clients[0]?.socket.close();
    await clients[0]?.until(() => clients[0]?.closed !== null);
    const next = new Client(few.server.port);
    await next.opened;
    for (const client of [...clients, next]) client.socket.terminate();
    await few.close();
  });

  test('a thousand clients that only say hello slow down no one and leave nothing behind', async () => {
    const before = (await served.get<{ sockets: number }>('/api/health')).body.sockets;
    const heap = heapAfterCollection();
    const clients: Client[] = [];
    for (let i = 0; i < 20; i++)
      clients.push(...(await Promise.all(Array.from({ length: 50 }, () => served.sit(pass.code)))));
    const told = clients[0]?.messages.filter(({ type }) => type === 'table').length ?? 0;
    expect(told).toBeLessThan(500); // throttled: not one per client
    expect(
      clients
        .filter(({ welcomed, closed }) => !welcomed || closed !== null)
        .map(({ welcomed, closed }) => ({ welcomed, closed })),
    ).toEqual([]);
    await bystander.command('blue.captain', { type: 'end-turn' }, `among-them-${asked++}`);
    expect((await served.get<{ sockets: number }>('/api/health')).body.sockets).toBe(before + 1000);
    for (const { socket, messages, bytes } of clients) {
      socket.terminate();
      messages.length = bytes.length = 0; // the clients run in this process, too
    }
    await eventually(async () => (await served.get<{ sockets: number }>('/api/health')).body.sockets).toBe(before);
    expect(heapAfterCollection() - heap).toBeLessThan(100 * 1024 * 1024);
  });

  test('that sends its request byte by byte blocks no one', async () => {
    const slow: Socket[] = Array.from({ length: 100 }, () => connect(served.server.port, '127.0.0.1'));
    for (const socket of slow) {
      socket.on('error', () => {});
      socket.write(
        'POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
      );
    }
    expect((await served.get('/api/health')).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});

/** Bytes in use once the garbage is gone. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
