// Runs one PostgreSQL for tests in a temporary folder. Reads commands from stdin, answers each with a line, and removes
// everything when stdin ends, however its parent exited. Commands: `start`, `stop` (fast shutdown), `immediate` (without a
// clean shutdown), `crash` (kill -9 of all its processes).

import { execFileSync, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { giveTo } from './other-user.mjs';
import { prepareFolder } from './postgres-folder.mjs';

const USER = 'umpire';
const PASSWORD = 'tests';
const READY = 'database system is ready to accept connections';
const LOG_LENGTH = 4_000; // characters shown if it does not start
const FLAGS = ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200', '-c', 'shared_buffers=64MB'];

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts a program and waits until it exits, or until `enough` finds what it needs in the output. Rejects with the output
 * if the program fails first.
 *
 * @param {import('./postgres-folder.mjs').PostgresFolder} place
 * @param {string} file
 * @param {readonly string[]} args
 * @param {(output: string) => boolean} [enough]
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
function run({ folder, owner }, file, args, enough = () => false) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output = `${output}${text}`.slice(-LOG_LENGTH);
        if (enough(output)) resolve(child);
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(child);
      else reject(new Error(`${file} exited with ${code ?? signal}:\n${output}`));
    });
  });
}

/** @typedef {{ pid: number, parent: number, isDead: boolean }} ProcessState */

/** @returns {ProcessState[]} */
const processes = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state = '']) => ({ pid: Number(pid), parent: Number(parent), isDead: state.startsWith('Z') }));

/**
 * Signals the server, or each of its processes, and waits until all of them are gone.
 *
 * @param {number} main
 * @param {NodeJS.Signals} signal
 */
async function end(main, signal) {
  const pids = processes().flatMap(({ pid, parent }) => (pid === main || parent === main ? [pid] : []));
  for (const pid of signal === 'SIGKILL' ? pids : [main]) kill(pid, signal);
  while (processes().some(({ pid, isDead }) => pids.includes(pid) && !isDead))
    await new Promise((wake) => setTimeout(wake, 20));
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it has already exited
  }
}

/** @param {object} answer */
const reply = (answer) => console.log(JSON.stringify(answer));

/** @type {import('./postgres-folder.mjs').PostgresFolder | undefined} */
let place;
/** @type {number | undefined} */
let main; // process id of the running server

try {
  const found = await prepareFolder();
  place = found;
  const { initdb, postgres, folder } = found;
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  writeFileSync(password, `${PASSWORD}\n`);
  giveTo(found.owner, password);
  await run(found, initdb, [
    ...[`--pgdata=${data}`, `--username=${USER}`, `--pwfile=${password}`, '--auth=password', '--no-sync'],
    // the same order of texts, and English messages, on every machine
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ]);
  const port = await freePort();
  const start = async () => {
    const isReady = (/** @type {string} */ output) => output.includes(READY);
    main = (await run(found, postgres, ['-D', data, '-p', String(port), ...FLAGS], isReady)).pid;
  };
  const ending = (/** @type {NodeJS.Signals} */ signal) => async () => {
    if (main !== undefined) await end(main, signal);
    main = undefined;
  };
  /** @type {Record<string, () => Promise<void>>} */
  const commands = { start, stop: ending('SIGINT'), immediate: ending('SIGQUIT'), crash: ending('SIGKILL') };

  await start();
  reply({ url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres` });
  const input = createInterface({ input: process.stdin });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => input.close());
  for await (const command of input) {
    await commands[command]?.();
    reply({ done: command });
  }
} catch (error) {
  reply({ failed: error instanceof Error ? error.message : String(error) });
} finally {
  if (main !== undefined) await end(main, 'SIGQUIT');
  if (place) rmSync(place.folder, { recursive: true, force: true });
  process.exit(0);
}
