import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A PostgreSQL of one's own, to be stopped and started at will. */
export interface PrivateServer {
  readonly url: string; // of its first database, as its owner
  start(): Promise<void>;
  stop(): Promise<void>; // like an operator: connections are closed, everything is written
  immediate(): Promise<void>; // no goodbyes; the log is read again at the next start
  crash(): Promise<void>; // kill -9 of all its processes
  remove(): Promise<void>; // with its data
}

/** Beside us; from dist/ it is among the sources. */
const BESIDE = new URL('./postgres-keeper.mjs', import.meta.url);
const AMONG = new URL('../src/store/testing/postgres-keeper.mjs', import.meta.url);
const KEEPER = fileURLToPath(existsSync(BESIDE) ? BESIDE : AMONG);

/** Starts one in about a second. It goes with this program, however that ends. */
export async function privateServer(): Promise<PrivateServer> {
  const keeper = spawn(process.execPath, [KEEPER], { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  keeper.stdin.on('error', () => {}); // it is gone
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();

  const answer = async (): Promise<Readonly<Record<string, string>>> => {
    const { value, done } = await lines.next();
    const told = done ? { failed: 'it has ended' } : JSON.parse(value);
    if (told.failed !== undefined) throw new Error(`the PostgreSQL of the tests: ${told.failed}`);
    return told;
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
