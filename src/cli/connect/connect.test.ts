import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventually } from '../../../test/eventually.ts';
import { LINE_ENDPOINTS } from '../../integrations/line/server/line-socket.ts';
import { must } from '../../kernel/result.ts';
import { type Served, serve } from '../../server/testing.ts';
import { type Bridged, bridge } from './bridge.ts';
import { sayEnding } from './ending.ts';

const BOT = fileURLToPath(new URL('./fixtures/bot.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'umpire-connect-'));
let served: Served;
beforeAll(async () => {
  served = await serve({ parts: { endpoints: LINE_ENDPOINTS } });
});
afterAll(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

const wish = {
  game: 'radar',
  options: { turnLimit: 6 },
  bots: { blue: 'random', red: 'random' },
  settings: { pace: 0 },
  sit: ['blue.captain'],
  start: true,
};

const bridged = (port: number, match: string, token: string, notes?: string, told: string[] = []): Bridged => ({
  server: new URL(`http://127.0.0.1:${port}`),
  match,
  token,
  seat: undefined,
  command: ['python3', BOT, ...(notes ? [notes] : [])],
  folder,
  tell: (words) => told.push(words),
});

type Line = { readonly type: string; readonly id?: number; readonly n?: number; readonly events?: unknown[] };
const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

test('a Python program plays a whole match at a server', async () => {
  const { code, token } = await served.create(wish);
  const notes = join(folder, 'whole');
  process.env.UMPIRE_TOKEN = token;
  const ending = must(await bridge(bridged(served.server.port, code, token, notes)));
  expect(sayEnding(ending)).toMatch(
    /^the match is over: (\w+ wins|draw between .*): \w+ .*; the program made no faults$/,
  );
  delete process.env.UMPIRE_TOKEN;
  const lines = linesOf(notes);
  expect([lines[0]?.type, lines.at(-1)?.type]).toEqual(['hello', 'bye']);
  expect(lines.filter(({ type }) => type === 'fault')).toEqual([]);
  expect(lines).toContainEqual({ type: 'environment', token: null }); // the program never receives the token
  expect(readFileSync(notes, 'utf8')).not.toContain(token);
});

/** A proxy between program and server that drops the connection every `every` bytes. */
async function cable(port: number, every: number): Promise<Server> {
  let passed = 0;
  const server = createServer((near: Socket) => {
    const far = dial(port, '127.0.0.1');
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const end of [near, far]) end.on('error', cut).on('close', cut);
    near.pipe(far);
    far.on('data', (bytes) => {
      passed += bytes.length;
      if (passed > every) {
        passed = 0;
        cut();
      } else near.write(bytes);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

test('after a dropped connection the program receives everything once, in one conversation', async () => {
  const { code, token } = await served.create({ ...wish, options: { turnLimit: 16 } });
  const page = await served.sit(code, token);
  const line = await cable(served.server.port, 60_000);
  const { port } = line.address() as { port: number };
  const notes = join(folder, 'cut');
  const told: string[] = [];
  expect((await bridge(bridged(port, code, token, notes, told))).ok).toBe(true);
  line.close();
  expect(told.length).toBeGreaterThan(0);
  const lines = linesOf(notes);
  expect(lines.filter(({ type }) => type === 'hello')).toHaveLength(1);
  const asks = lines.flatMap(({ type, id }) => (type === 'ask' && id !== undefined ? [id] : []));
  expect(asks).toEqual(asks.toSorted((a, b) => a - b));
  expect(new Set(asks).size).toBe(asks.length);
  const events = lines.flatMap(({ events: some = [] }) => some);
  const heard = page.messages.flatMap((m) => (m.type === 'heard' ? (m.events['blue.captain'] ?? []) : []));
  expect(events).toEqual(heard);
});

test('errors are explained without revealing the token', async () => {
  const own = await served.create(wish);
  const other = await served.create(wish);
  const { port } = served.server;
  const wrong = await bridge(bridged(port, own.code, other.token));
  expect(wrong).toMatchObject({ ok: false, error: { code: 'sent-away' } });
  expect(JSON.stringify(wrong)).not.toContain(other.token);
  const nobody = await bridge(bridged(1, own.code, own.token));
  expect(nobody).toMatchObject({ ok: false, error: { code: 'no-server' } });
  const missing = { ...bridged(port, own.code, own.token), command: ['no-such-program-here'] };
  expect(await bridge(missing)).toMatchObject({ ok: false, error: { code: 'program-not-started' } });
  const short = { ...bridged(port, own.code, own.token), command: ['python3', '-c', 'print("{}")'] };
  expect(await bridge(short)).toMatchObject({ ok: false });
});

test('a program that dies during a reconnection does not rejoin', async () => {
  const [die, pid] = [join(folder, 'die'), join(folder, 'pid')];
  const dying = `import os, time
open(${JSON.stringify(pid)}, "w").write(str(os.getpid()))
while not os.path.exists(${JSON.stringify(die)}): time.sleep(0.02)`;
  const isAlive = (): boolean => {
    try {
      return process.kill(Number(readFileSync(pid, 'utf8')), 0);
    } catch {
      return false;
    }
  };
  const joins: string[] = [];
  let requests = 0;
  let hasEnded = (): void => {};
  const ended = new Promise<void>((then) => {
    hasEnded = then;
  });
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    // Delays a reconnection until the program is dead and the bridge has noticed.
    async verifyClient(_, letIn) {
      if (++requests > 1) {
        writeFileSync(die, '');
        await ended;
      }
      letIn(true);
    },
  });
  server.on('connection', (socket) =>
    socket.on('message', async (data) => {
      joins.push(String(data));
      socket.send('{"type":"hello"}');
      if (joins.length > 1) return;
      await eventually(() => existsSync(pid) && isAlive()).toBe(true);
      socket.terminate();
    }),
  );
  await new Promise((then) => server.once('listening', then));
  const { port } = server.address() as AddressInfo;
  const result = await bridge({ ...bridged(port, 'ABCD', 'A'.repeat(22)), command: ['python3', '-c', dying] });
  expect(result).toMatchObject({ ok: false, error: { code: 'program-left' } });
  hasEnded();
  // A join of the second connection would arrive before the message of a third one.
  const third = new WebSocket(`ws://127.0.0.1:${port}`);
  third.on('open', () => third.send('third'));
  await once(third, 'message');
  expect([requests, joins.length, joins[1]]).toEqual([3, 2, 'third']);
  for (const socket of server.clients) socket.terminate();
  await new Promise((then) => server.close(then));
});

test.each([
  ['radar', { winners: ['blue'], reason: { code: 'sunk' } }, 1, 'blue wins: sunk; the program made 1 fault'],
  ['radar', { winners: ['blue', 'red'], reason: { code: 'a\x1b[2J' } }, 2, 'draw between blue and red: a'],
  ['radar', null, 0, 'no result; the program made no faults'],
  ['toString', 5, 0, 'no result; the program made no faults'],
])('%s by unknown rules ends with %j', (game, outcome, faults, words) => {
  const said = sayEnding({ hello: { game, rulesVersion: 'another' }, outcome, faults });
  expect(said).toContain(`the match is over: ${words}`);
  expect(said).not.toContain('\x1b');
});
