import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pair } from './fixtures/experiments.ts';
import { openExperiments } from './open-experiments.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'umpire-recorders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: { recorder: 'src/store/fixtures/recorder.ts' },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'pg'],
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

/** Runs the recorder until it exits, or kills it after `lines` lines; returns the pairs it reported as recorded. */
async function record(data: string, worker: string, pairs: number, lines: number): Promise<readonly number[]> {
  const child = spawn(process.execPath, [join(folder, 'recorder.js'), data, worker, String(pairs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<[number | null, string | null]>((resolve) =>
    child.once('close', (code, signal) => resolve([code, signal])),
  );
  const printed: number[] = [];
  for await (const line of createInterface({ input: child.stdout }))
    if (printed.push(Number(line)) === lines) child.kill('SIGKILL');
  const [code] = await ended;
  if (code !== null) expect(code).toBe(0); // killed, or exited normally
  return printed;
}

test('four processes on one new file, two of them killed: every pair is recorded exactly once', async () => {
  const data = join(folder, 'data');
  const PAIRS = 300;
  const NEVER = Number.POSITIVE_INFINITY;
  const workers = ['killed-early', 'killed-late', 'third', 'fourth'];
  const lines = [3, 20, NEVER, NEVER];
  const said = await Promise.all(workers.map((worker, i) => record(data, worker, PAIRS, lines[i] ?? NEVER)));

  const store = await openExperiments({ data });
  const kept = await store.pairs('shared');
  expect(kept.map(({ n }) => n)).toEqual(Array.from({ length: PAIRS }, (_, n) => n));
  for (const [i, worker] of workers.entries()) {
    const its = kept.filter((one) => one.worker === worker).map(({ n }) => n);
    expect(its).toEqual(expect.arrayContaining([...(said[i] ?? [])]));
    expect(its.length - (said[i]?.length ?? 0)).toBeLessThanOrEqual(1); // the one in progress when it was killed
  }
  for (let n = 0; n < PAIRS; n += 37) expect(await store.gameOf('shared', n, 1)).toEqual(pair('shared', n).games[1]);
  await store.close();
});
