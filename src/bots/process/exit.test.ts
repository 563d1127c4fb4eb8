import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';

const root = mkdtempSync(join(tmpdir(), 'umpire-leaving-'));
const temporary = join(root, 'tmp');
mkdirSync(temporary);
afterAll(() => rmSync(root, { recursive: true }));

// A process that creates a folder, runs a program in it and waits. `first` handles the first Ctrl-C itself.
const HOST = `
import { existsSync, readFileSync } from 'node:fs';
import { openFolder } from '../integrations/sbt/folder.ts';
import { start } from './process.ts';
const { value: folder } = await openFolder(null);
start({ command: ['sh', '-c', 'echo $$ > "$0"; sleep 78.5', process.argv[2]], folder: folder.path, environment: folder.environment, within: 600000 });
if (process.argv[3] === 'first') process.once('SIGINT', () => console.log('stopping'));
const whenItRuns = (then) => {
  const timer = setInterval(() => {
    if (!existsSync(process.argv[2]) || readFileSync(process.argv[2], 'utf8') === '') return;
    clearInterval(timer);
    then();
  }, 20);
};
if (process.argv[3] === 'exits') whenItRuns(() => process.exit(5));
if (process.argv[3] === 'throws') whenItRuns(() => { throw new Error('ours'); });
`;
const host = join(root, 'host.mjs');
buildSync({
  stdin: { contents: HOST, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: host,
  packages: 'external',
});

/** Live processes of a group; zombies that wait to be reaped do not count. */
const groupOf = (leader: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      const [, state, , group] = /\) (\S) (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return group === leader && state !== 'Z' && state !== 'X';
    } catch {
      return false; // not a process, or it has just exited
    }
  });

/** Starts the host, sends it these signals once its program runs, and waits for it to exit. */
async function leave(
  how: string,
  ...signals: readonly NodeJS.Signals[]
): Promise<{ code: number | null; signal: string | null }> {
  const pid = join(root, 'pid');
  rmSync(pid, { force: true });
  const child = spawn(process.execPath, [host, pid, how], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const left = new Promise<{ code: number | null; signal: string | null }>((then) =>
    child.on('exit', (code, signal) => then({ code, signal })),
  );
  await eventually(() => existsSync(pid) && readFileSync(pid, 'utf8')).toBeTruthy();
  for (const [i, signal] of signals.entries()) {
    child.kill(signal);
    if (i < signals.length - 1) await once(child.stdout, 'data'); // it has handled this one
  }
  const end = await left;
  expect(readdirSync(temporary)).toEqual([]);
  const leader = readFileSync(pid, 'utf8').trim();
  await eventually(() => groupOf(leader)).toEqual([]);
  return end;
}

test.each([
  ['Ctrl-C', '', ['SIGINT'], { code: null, signal: 'SIGINT' }],
  ['SIGTERM', '', ['SIGTERM'], { code: null, signal: 'SIGTERM' }],
  ['the terminal closed', '', ['SIGHUP'], { code: null, signal: 'SIGHUP' }],
  ['a second Ctrl-C after the command handled the first', 'first', ['SIGINT', 'SIGINT'], { signal: 'SIGINT' }],
  ['the command exits', 'exits', [], { code: 5 }],
  ['the command throws', 'throws', [], { code: 1 }],
] as [string, string, NodeJS.Signals[], object][])(
  '%s: leaves no program and no folder behind',
  async (_, how, signals, end) => {
    expect(await leave(how, ...signals)).toMatchObject(end);
  },
);
