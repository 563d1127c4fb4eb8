import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, CLI, umpire } from '../src/cli/fixtures/run.ts';

const data = mkdtempSync(join(tmpdir(), 'umpire-serve-'));
const running: ChildProcess[] = [];
beforeAll(() => bundle());
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** `./umpire serve` on a free port; its first line of output has the address. */
async function serving(folder: string, environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [CLI, 'serve', '--port', '0', '--data', folder], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const line = await new Promise<string>((done, fail) => {
    child.stdout.setEncoding('utf8').once('data', done);
    child.once('exit', (code) => fail(new Error(`left with ${code}: ${err}`)));
  });
  return { child, line, url: /http:\S+/.exec(line)?.[0] ?? '', log: () => err };
}

test.each(['SIGINT', 'SIGTERM'] as const)('serve prints its address, answers, and stops on %s', async (signal) => {
  const folder = join(data, signal);
  const { child, line, url, log } = await serving(folder);
  expect(line).toBe(`Umpire is listening on ${url} (data in ${folder}). Ctrl-C stops it.\n`);
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  const health = await fetch(`${url.replace('localhost', '127.0.0.1')}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ ok: true, matches: 0 })]);
  expect(existsSync(folder)).toBe(true);
  child.kill(signal);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  const lines = log().trim().split('\n');
  expect(lines.map((text) => JSON.parse(text).level).filter((level) => level !== 'info')).toEqual([]);
});

test('a request in progress delays the stop, and a second signal stops at once', async () => {
  const { child, url } = await serving(join(data, 'twice'));
  const port = Number(new URL(url).port);
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => {});
  slow.write(
    'POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  await fetch(`http://127.0.0.1:${port}/api/health`); // by now the second signal has arrived too
  child.kill('SIGINT');
  await closed(port);
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(130);
  slow.destroy();
});

/** Waits until the port is closed. */
async function closed(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const refused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'error').then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (refused) return;
    await new Promise((next) => setTimeout(next, 20));
  }
}

test('UMPIRE_LOG=silent writes nothing', async () => {
  const { child, url, log } = await serving(join(data, 'silent'), { UMPIRE_LOG: 'silent' });
  await fetch(`${url.replace('localhost', '127.0.0.1')}/api/health`);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(log()).toBe('');
});

test('a port in use gets a one-line error with the fix', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, out, err } = await umpire(
    'serve',
    '--port',
    String(port),
    '--data',
    join(data, 'port'),
    '--log',
    'silent',
  );
  expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^umpire: port \d+ is in use; .*--port \d+\n$/)]);
  other.close();
});

test('an address of another machine gets a one-line error with the fix', async () => {
  const { code, err } = await umpire(
    'serve',
    '--port',
    '0',
    '--host',
    '192.0.2.1',
    '--data',
    join(data, 'host'),
    '--log',
    'silent',
  );
  expect([code, err]).toEqual([2, expect.stringMatching(/^umpire: this machine has no address "192\.0\.2\.1"; .*\n$/)]);
});
