import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'umpire-run-'));
const runs: ChildProcess[] = [];
afterAll(() => {
  for (const run of runs) run.kill('SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

/** A project whose only test starts PostgreSQL and a busy program, reports them, and does not end before it is asked to. */
beforeAll(() => {
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  const own = (path: string): string => JSON.stringify(join(ROOT, path));
  writeFileSync(
    join(project, 'vitest.config.mjs'),
    `export default { test: { globalSetup: ${own('test/setup/run-folder.ts')}, testTimeout: 240_000 } };`,
  );
  writeFileSync(
    join(project, 'leaves.test.mjs'),
    `import { spawn } from 'node:child_process';
     import { existsSync, renameSync, writeFileSync } from 'node:fs';
     import { test } from 'vitest';
     import { privateServer } from ${own('src/store/testing/postgres-server.ts')};
     test('leaves everything behind', async () => {
       const folder = process.env.TMPDIR;
       const { url } = await privateServer();
       const { pid } = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
       const report = process.env.REPORT;
       writeFileSync(report + '.part', JSON.stringify({ folder, pid, port: Number(new URL(url).port) }));
       renameSync(report + '.part', report);
       while (!existsSync(report + '.end')) await new Promise((then) => setTimeout(then, 20));
     });`,
  );
});

interface Left {
  readonly folder: string;
  readonly pid: number;
  readonly port: number;
}

/** Starts a run of that project, and waits until its test has started everything. */
async function startRun(name: string) {
  const temporary = join(project, name);
  mkdirSync(temporary);
  const report = join(project, `${name}.json`);
  const { UMPIRE_TEST_RUN: _, ...environment } = process.env;
  const run = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'], {
    cwd: project,
    env: { ...environment, TMPDIR: temporary, REPORT: report },
    stdio: 'ignore',
  });
  runs.push(run);
  await eventually(() => existsSync(report)).toBe(true);
  const left: Left = JSON.parse(readFileSync(report, 'utf8'));
  return { run, temporary, left, endTest: () => writeFileSync(`${report}.end`, '') };
}

/** vitest itself leaves a folder when it is killed. */
const leftIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('umpire-'));

function isRunning(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test('a run that is killed leaves nothing behind, and does not disturb a run beside it', async () => {
  const [killed, other] = await Promise.all([startRun('killed'), startRun('other')]);
  expect(killed.left.folder.startsWith(killed.temporary)).toBe(true);
  killed.run.kill('SIGKILL');
  await eventually(() => leftIn(killed.temporary).length === 0).toBe(true);
  expect([isRunning(killed.left.pid), await isOpen(killed.left.port)]).toEqual([false, false]);

  expect([isRunning(other.left.pid), await isOpen(other.left.port)]).toEqual([true, true]);
  expect(existsSync(other.left.folder)).toBe(true);
  const ended = once(other.run, 'exit');
  other.endTest();
  expect(await ended).toEqual([0, null]);
  expect(leftIn(other.temporary)).toEqual([]);
  expect([isRunning(other.left.pid), await isOpen(other.left.port)]).toEqual([false, false]);
});
