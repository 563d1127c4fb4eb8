import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A private PostgreSQL that a test can stop and start. */
export interface PrivateServer {
  readonly url: string; // of its first database, as owner
  start(): Promise<void>;
  stop(): Promise<void>; // fast shutdown: connections are closed, everything is written
  immediate(): Promise<void>; // immediate shutdown; recovers from the log at the next start
  crash(): Promise<void>; // kill -9 of all its processes
  remove(): Promise<void>; // and removes its data
}

/** Next to this file, or in the sources when running from dist/. */
const BESIDE = new URL('./postgres-keeper.mjs', import.meta.url);
const AMONG = new URL('../src/store/testing/postgres-keeper.mjs', import.meta.url);
const KEEPER = fileURLToPath(existsSync(BESIDE) ? BESIDE : AMONG);

/** Takes about a second. It stops with this process, however that ends. */
export async function privateServer(): Promise<PrivateServer> {
  const keeper = spawn(process.execPath, [KEEPER], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  let errors = '';
  keeper.stderr.setEncoding('utf8').on('data', (text) => {
    errors = `${errors}${text}`.slice(-4_000);
  });
  keeper.stdin.on('error', () => {}); // it has exited
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();

  const answer = async (): Promise<Readonly<Record<string, string>>> => {
    const { value, done } = await lines.next();
    if (done) await ended;
    const reply = done ? { failed: `its keeper exited. ${errors}` } : JSON.parse(value);
    if (reply.failed !== undefined) throw new Error(`the tests' PostgreSQL failed: ${reply.failed}`);
    return reply;
  };
  let last: Promise<unknown> = Promise.resolve();
  const order = (verb: string): Promise<void> => {
    const next = last.then(async () => {
      keeper.stdin.write(`${verb}\n`);
      await answer();
    });
    last = next.catch(() => {});
    return next;
  };

  const { url = '' } = await answer();
  return {
    url,
    start: () => order('start'),
    stop: () => order('stop'),
    immediate: () => order('immediate'),
    crash: () => order('crash'),
    remove() {
      keeper.stdin.end();
      return ended;
    },
  };
}
