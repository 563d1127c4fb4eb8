import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CLOSED } from '../../wire/messages.ts';
import { LIMITS } from '../options.ts';
import { type Served, serve } from '../testing.ts';
import { AddressUsage } from './address-usage.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const HOUR = 3_600_000;

const running: Served[] = [];
afterEach(async () => {
  for (const served of running.splice(0)) await served.close();
});

async function started(how: Parameters<typeof serve>[0] = {}): Promise<Served> {
  const served = await serve(how);
  running.push(served);
  return served;
}

test.each([
  ['back', -HOUR],
  ['forward', HOUR],
])('a clock set %s by an hour disconnects no one and locks no one out', async (_, jump) => {
  let offset = 0;
  const now = (): number => Date.now() + offset;
  const limits = { messagesPerSecond: 10, burst: 20, socketsPerSecond: 10, socketBurst: 20, requestsPerMinute: 100 };
  const served = await started({ limits, parts: { now } });
  const pass = await served.create({ game: 'radar', sit: CREW, start: true, settings: { clock: 600, pace: 500 } });
  const client = await served.sit(pass.code, pass.token);
  offset = jump;
  for (let i = 0; i < 3; i++)
    expect(await client.command('blue.captain', { type: 'end-turn' }, `after-${i}`)).toMatchObject({ ok: false });
  const again = await served.sit(pass.code, pass.token);
  expect([again.welcomed, client.closed, client.table?.seats[0]?.holder]).toMatchObject([true, null, { bot: null }]);
  expect((await served.get('/api/health')).status).toBe(200);
});

test('pings count against the message limit', async () => {
  const served = await started({ limits: { messagesPerSecond: 1, burst: 20 } });
  const pass = await served.create({ game: 'radar', sit: CREW, start: true });
  const client = await served.sit(pass.code, pass.token);
  for (let i = 0; i < 200; i++) client.socket.ping();
  await client.until(() => client.closed !== null);
  expect(client.closed).toBe(CLOSED.flood);
  expect(client.messages).toContainEqual(expect.objectContaining({ type: 'fault', fault: { code: 'flood' } }));
});

test('clients of one address that do not read are disconnected before they use much memory in total', async () => {
  const served = await started({ limits: { bufferedPerAddress: 4096, buffered: 64 * 1024 * 1024 } });
  const pass = await served.create({ game: 'radar', sit: CREW, start: true });
  const client = await served.sit(pass.code, pass.token);
  client.socket.pause();
  const talker = await served.sit(pass.code, pass.token);
  const sockets = async () => (await served.get<{ sockets: number }>('/api/health')).body.sockets;
  for (let round = 0; round < 80 && (await sockets()) === 2; round++) {
    for (let i = 0; i < 250; i++) talker.say({ type: 'chat', to: 'table', text: '⚓'.repeat(500) });
    await talker.command('blue.captain', { type: 'end-turn' }, `round-${round}`);
  }
  expect(await sockets()).toBe(1);
});

test('bytes beyond the limit of a socket or its address are read later', () => {
  const bytes = { bytesPerSecond: 1000, byteBurst: 5000, bytesPerSecondAndAddress: 2000, byteBurstPerAddress: 8000 };
  const usage = new AddressUsage({ ...LIMITS, ...bytes }, 0);
  const [one, two] = [usage.newSocket(0), usage.newSocket(0)];
  expect(one(5000, 0)).toBe(0);
  expect(one(500, 0)).toBe(500); // its own limit
  expect(two(3500, 0)).toBe(500); // the limit of the address
  expect(two(100, 1000)).toBe(0);
  expect(usage.isUnused(1000)).toBe(false);
  expect(usage.isUnused(60_000)).toBe(true);
});

/** A socket of its own making, to send frames that no library sends. */
async function rawSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const key = Buffer.alloc(16).toString('base64');
  socket.write(
    `GET /api/play HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await once(socket, 'data');
  return socket;
}

const frame = (opcode: number): Buffer => Buffer.from([opcode, 0x80, 0, 0, 0, 0]); // empty

test('a flood of bytes is read slowly', async () => {
  const served = await started({
    limits: { messagesPerSecond: 1e9, burst: 1e9, bytesPerSecond: 1024, byteBurst: 4096 },
  });
  const bystander = await served.create({ game: 'radar', sit: CREW, start: true });
  const client = await served.sit(bystander.code, bystander.token);
  const socket = await rawSocket(served.server.port);
  socket.write(Buffer.alloc(6 * 8_000_000, frame(0x8a))); // pongs, more than the system buffers
  for (let i = 0; i < 50; i++) {
    expect(await client.command('blue.captain', { type: 'end-turn' })).toMatchObject({ ok: false });
    await new Promise((later) => setTimeout(later, 20));
  }
  expect(socket.writableLength).toBeGreaterThan(0);
  socket.destroy();
});

test('a message in many fragments is rejected', async () => {
  const served = await started();
  const socket = await rawSocket(served.server.port);
  socket.write(
    Buffer.concat([
      Buffer.from([0x01, 0x81, 0, 0, 0, 0, 32]),
      ...Array(40).fill(Buffer.from([0x00, 0x81, 0, 0, 0, 0, 32])),
    ]),
  );
  await once(socket, 'close');
});
