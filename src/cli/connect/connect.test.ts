import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../../server/testing.ts';
import { type Bridged, bridge } from './bridge.ts';

const BOT = fileURLToPath(new URL('./fixtures/bot.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'umpire-connect-'));
let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(async () => {
  await served.close();
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
  expect(await bridge(bridged(served.server.port, code, token, notes))).toEqual({ ok: true, value: null });
  delete process.env.UMPIRE_TOKEN;
  const lines = linesOf(notes);
  expect([lines[0]?.type, lines.at(-1)?.type]).toEqual(['hello', 'bye']);
  expect(lines.filter(({ type }) => type === 'fault')).toEqual([]);
  expect(lines).toContainEqual({ type: 'environment', token: null }); // the program is not told the token
  expect(readFileSync(notes, 'utf8')).not.toContain(token);
});

/** A cable between a program and the server that is pulled every so many bytes. */
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

test('a cut connection is taken up again: the program hears everything once, and of one conversation', async () => {
  const { code, token } = await served.create({ ...wish, options: { turnLimit: 16 } });
  const page = await served.sit(code, token);
  const line = await cable(served.server.port, 60_000);
  const { port } = line.address() as { port: number };
  const notes = join(folder, 'cut');
  const told: string[] = [];
  expect(await bridge(bridged(port, code, token, notes, told))).toEqual({ ok: true, value: null });
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
}, 30_000);

test('what is wrong is said, and the token is not', async () => {
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
