// Cleans up after a test run: `node run-cleaner.mjs FOLDER`. Waits until stdin ends, which happens however the run ended.
// Then it gives the programs of the run a moment to exit, ends those that are still there, and removes the folder.

import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const GRACE = 3_000; // milliseconds; twice this is less than vitest's limit for its own end
const [folder = ''] = process.argv.slice(2);

/** @param {() => string} read */
function readOr(read) {
  try {
    return read();
  } catch {
    return ''; // it has just exited, or belongs to another user
  }
}

/** Processes that run in the folder, or have it as TMPDIR. They can be found on Linux only. */
function programsOfTheRun() {
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.flatMap((pid) => {
    if (Number(pid) === process.pid) return [];
    const environment = readOr(() => readFileSync(`/proc/${pid}/environ`, 'utf8')).split('\0');
    const isIn = (/** @type {string} */ path) => `${path}/`.startsWith(`${folder}/`);
    const temporary = environment.find((entry) => entry.startsWith('TMPDIR='))?.slice('TMPDIR='.length) ?? '';
    if (!isIn(temporary) && !isIn(readOr(() => readlinkSync(`/proc/${pid}/cwd`)))) return [];
    return [{ pid: Number(pid), command: readOr(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) }];
  });
}

/** The programs that are still there after some milliseconds. @param {number} ms */
async function programsAfter(ms) {
  for (const start = performance.now(); ; await wait(100)) {
    const left = programsOfTheRun();
    if (left.length === 0 || performance.now() - start >= ms) return left;
  }
}

/** @param {readonly { pid: number }[]} programs @param {NodeJS.Signals} signal */
function signal(programs, signal) {
  for (const { pid } of programs)
    try {
      process.kill(pid, signal);
    } catch {
      // it has just exited
    }
}

process.stdin.resume();
await new Promise((end) => process.stdin.once('close', end));

const left = await programsAfter(GRACE);
for (const { command } of left) console.warn(`left behind by a test, now ended: ${command.replaceAll('\0', ' ')}`);
signal(left, 'SIGTERM');
signal(await programsAfter(left.length > 0 ? GRACE : 0), 'SIGKILL');
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
