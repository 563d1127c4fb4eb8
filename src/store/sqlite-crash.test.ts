import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'umpire-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: { writer: 'src/store/fixtures/writer.ts', store: 'src/store/sqlite-worker.ts' },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql'],
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

type Acknowledged = Map<string, number[]>; // printed positions of each match

/** Runs the writer until it exits, or kills it after `lines` lines; returns how it ended and its other output. */
async function write(command: readonly string[], acknowledged: Acknowledged, lines = Number.POSITIVE_INFINITY) {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const others: string[] = [];
  let read = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, id, n] = /^(match-\d) (\d+)$/.exec(line) ?? [];
    if (id === undefined) others.push(line);
    else acknowledged.set(id, [...(acknowledged.get(id) ?? []), Number(n)]);
    if (++read === lines) child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  return { others, end: signal ?? code };
}

/** Every acknowledged entry is stored with its decision, and there is no gap. */
async function expectKept(file: string, acknowledged: Acknowledged): Promise<void> {
  const store = await openSqlite(file);
  for (const [id, places] of acknowledged) {
    const kept = (await store.entries(id)).map(({ n }) => n);
    expect(kept).toEqual(kept.map((_, n) => n));
    expect(kept).toEqual(expect.arrayContaining(places));
    expect((await store.decisions(id)).map(({ n }) => n)).toEqual(kept);
  }
  await store.close();
}

test('acknowledged writes survive kill -9, five times over', async () => {
  const file = join(folder, 'killed.db');
  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < 5; round++) {
    const before = [...acknowledged.values()].flat().length;
    const lines = 1 + Math.floor(Math.random() * 1000);
    const { others, end } = await write([process.execPath, join(folder, 'writer.js'), file], acknowledged, lines);
    expect({ others, end }).toEqual({ others: [], end: 'SIGKILL' });
    expect([...acknowledged.values()].flat().length - before).toBeGreaterThanOrEqual(lines);
    await expectKept(file, acknowledged);
  }
});

test('a full disk fails all pending writes and loses nothing acknowledged', async () => {
  const file = join(folder, 'full.db');
  const acknowledged: Acknowledged = new Map();
  const limited = ['sh', '-c', 'ulimit -f 1000; exec "$@"', 'sh', process.execPath, join(folder, 'writer.js'), file];
  const { others } = await write(limited, acknowledged);
  expect(others).toHaveLength(10);
  for (const line of others.slice(0, 8)) expect(line).toMatch(/^failed store-(full|failed)$/);
  expect(others[8]).toBe('still reads true');
  expect(others[9]).toMatch(/^probe store-(full|failed)$/);
  expect(acknowledged.size).toBe(8);
  await expectKept(file, acknowledged);
});
