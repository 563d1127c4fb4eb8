import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, CLI, umpire } from '../src/cli/fixtures/run.ts';
import { controlPath, withShortControlPath } from '../src/server/control-path.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { eventually } from './eventually.ts';
import { StubbornClient } from './fixtures/stubborn-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-drill-'));
const running: ChildProcess[] = [];
const clients: StubbornClient[] = [];
beforeAll(() => bundle());
afterAll(() => {
  for (const client of clients) client.stop();
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function serving(data: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = spawn(process.execPath, [CLI, 'serve', '--port', '0', '--data', data, '--log', 'warn'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(/localhost:(\d+)/.exec(String(line))?.[1]) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function post<T>(port: number, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

type Pass = { readonly code: string; readonly token: string };
const BLUE = ['captain', 'first-mate', 'engineer', 'radio-operator'].map((role) => `blue.${role}`);
const MATCH = { game: 'radar', sit: BLUE, start: true, settings: { pace: 0 } };

const acknowledged = (): number => clients.reduce((sum, client) => sum + client.acknowledged.length, 0);

/** Log entries of a match in a database that no server has open. */
async function entriesIn(file: string, code: string): Promise<{ readonly ids: readonly string[]; readonly n: number }> {
  const store = await openSqlite(file);
  const record = await store.byCode(code);
  const entries = record ? await store.entries(record.id) : [];
  await store.close();
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, n) => n));
  return { ids: entries.flatMap(({ command }) => command?.split('/').at(-1) ?? []), n: entries.length };
}

test('the restore drill: back up while playing, lose the server, restore, continue playing', async () => {
  const data = join(folder, 'data');
  const file = join(folder, 'backup.db');
  const first = await serving(data);
  expect(statSync(controlPath(data)).mode & 0o777).toBe(0o600);
  const passes = await Promise.all([0, 1, 2, 3].map(() => post<Pass>(first.port, '/matches', MATCH)));
  for (const [i, { code, token }] of passes.entries())
    clients.push(new StubbornClient(first.port, code, `player-${i}`, i, token));
  await eventually(() => acknowledged() > 20).toBe(true);

  const before = clients.map((client) => client.acknowledged.map(({ id }) => id));
  const backup = await umpire('backup', file, '--data', data);
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(backup.out).toMatch(/^Backed up 4 matches \(\d in progress, \d+ log entries\) to /);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const during = acknowledged();
  await eventually(() => acknowledged() > during + 8 || clients.every(({ over }) => over)).toBe(true); // play continues after it
  expect((await umpire('restore', file, '--data', data)).err).toContain('is in use by another program: stop it first');
  await end(first.child, 'SIGKILL'); // leaves a WAL file that does not belong to the backup
  for (const client of clients) client.stop();

  const restored = await umpire('restore', file, '--data', data);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain('The previous database was moved to ');
  const kept = await Promise.all(passes.map(({ code }) => code)).then(async (codes) => {
    const found = [];
    for (const code of codes) found.push(await entriesIn(join(data, 'umpire.db'), code));
    return found;
  });
  for (const [i, { ids }] of kept.entries()) expect(ids).toEqual(expect.arrayContaining(before[i] ?? []));

  const second = await serving(data);
  const again = passes.map(({ code, token }, i) => new StubbornClient(second.port, code, `again-${i}`, i, token));
  clients.push(...again);
  await eventually(() => again.every(({ over, acknowledged: done }) => over || done.length > 2)).toBe(true);
  expect(again.flatMap(({ faults }) => faults)).toEqual([]);
  await end(second.child, 'SIGTERM');
  for (const client of clients) client.stop();
  expect(existsSync(controlPath(data))).toBe(false);
  for (const [i, { code }] of passes.entries())
    expect((await entriesIn(join(data, 'umpire.db'), code)).n).toBeGreaterThanOrEqual(kept[i]?.n ?? 0);
});

test('a running server can be backed up however long the path of its data folder is', async () => {
  const data = join(folder, 'a data folder whose path is too long for a socket/'.repeat(3));
  const file = join(folder, 'deep.db');
  const { child, port } = await serving(data);
  await post(port, '/matches', MATCH);
  expect(statSync(controlPath(data)).mode & 0o777).toBe(0o600);
  expect(await umpire('backup', file, '--data', data)).toMatchObject({ code: 0, err: '' });
  await end(child, 'SIGTERM');
  expect(existsSync(controlPath(data))).toBe(false);
});

test('a backup that the server did not confirm is discarded', async () => {
  const data = join(folder, 'interrupted');
  const { child, port } = await serving(data);
  await post(port, '/matches', MATCH);
  const socket = await withShortControlPath(data, async (path) => {
    const slowBackup = connect(path);
    await once(slowBackup, 'connect');
    return slowBackup;
  });
  socket.on('error', () => {});
  socket.write('{"type":"freeze"}\n');
  expect(String((await once(socket, 'data'))[0])).toBe('{"ok":true}\n');
  const other = await umpire('backup', join(folder, 'other.db'), '--data', data);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('another backup of this server is in progress')]);
  expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200); // writes continue meanwhile
  const gone = once(socket, 'close');
  await end(child, 'SIGTERM');
  await gone; // before it could ask for the confirmation
  expect(readdirSync(folder).filter((name) => name.startsWith('other.db'))).toEqual([]);
});

test('without a server, and with bad input', async () => {
  const data = join(folder, 'quiet');
  const file = join(folder, 'quiet.db');
  expect((await umpire('backup', file, '--data', data)).err).toContain('umpire.db not found');
  const { child, port } = await serving(data);
  await post(port, '/matches', MATCH);
  await end(child, 'SIGKILL');
  expect((await umpire('backup', file, '--data', data)).out).toContain('Backed up 1 match (1 in progress');
  expect((await umpire('backup', file, '--data', data)).err).toContain('already exists');
  writeFileSync(join(folder, 'text.db'), 'not a database\n'.repeat(1000));
  for (const bad of ['text.db', 'missing.db']) {
    const answer = await umpire('restore', join(folder, bad), '--data', data);
    expect([answer.code, answer.err]).toEqual([2, expect.stringMatching(/is not a match database|no such file/)]);
  }
  expect((await umpire('restore', file, '--data', data)).code).toBe(0);
  expect(readdirSync(data).filter((name) => name.includes('.part'))).toEqual([]);
});
