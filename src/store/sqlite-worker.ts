import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Fact } from '../kernel/fact.ts';
import { never } from '../kernel/never.ts';
import { factOf } from './failure.ts';
import { makePrivate } from './private-file.ts';
import type { Schema } from './row-types.ts';
import { migrate } from './schema.ts';
import { AUTOCHECKPOINT, OUTSIDE, operationsOn, WRITES } from './sqlite-operations.ts';
import type { OpenOptions, Operations, Request, WorkerMessage, WorkerRequest } from './sqlite-requests.ts';

/** Runs in its own thread, where waiting for the disk blocks nothing else. Bundled as dist/store.js. */
async function serve(port: MessagePort, { file, durable }: OpenOptions): Promise<void> {
  const tell = (told: WorkerMessage): void => port.postMessage(told);
  const opened = await open(file, durable).catch((error: unknown) => factOf(error, file));
  if ('code' in opened) return tell({ type: 'unopened', fact: opened });
  const { db, verbs, forget } = opened;
  const answer = answering(db, verbs, forget, file);

  port.on('message', (first: WorkerRequest) => {
    const requests: Request[] = [];
    let closing = false;
    for (let asked: WorkerRequest | undefined = first; asked !== undefined; asked = next(port)) {
      if (asked === 'close') closing = true;
      else for (const request of asked) requests.push(request);
    }
    if (requests.length > 0) tell(answer(requests));
    if (!closing) return;
    db.close();
    tell({ type: 'closed' });
    port.close();
  });
  tell({ type: 'opened' });
}

const next = (port: MessagePort): WorkerRequest | undefined => receiveMessageOnPort(port)?.message;

const PATIENCE = 2000; // milliseconds to wait for a previous server that is still exiting

async function open(file: string, durable: boolean) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  makePrivate(file);
  const db = new Database(file, { timeout: PATIENCE });
  db.pragma('auto_vacuum = INCREMENTAL'); // only affects a new file; an old one reuses its free pages
  db.pragma('locking_mode = EXCLUSIVE'); // two servers on one file would both run the bots
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`);
  db.pragma(AUTOCHECKPOINT);
  db.pragma('foreign_keys = ON');
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: db }) });
  db.exec('begin immediate'); // a partial schema must not survive a crash
  const fact: Fact | undefined = await migrate(kysely as Kysely<unknown>);
  db.exec('commit');
  return fact ? { ...fact, file } : { db, ...operationsOn(db, kysely) };
}

/** Runs many requests in one transaction. A failed request affects only itself; a disk error fails them all. */
function answering(
  db: Database.Database,
  verbs: Operations,
  forget: () => void,
  file: string,
): (requests: readonly Request[]) => WorkerMessage {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  let commits = 0;

  function attempt(request: Request, index: number, failures: [number, Fact][]): unknown {
    try {
      return run(verbs, request);
    } catch (error) {
      if (isOfDisk(error)) throw error;
      failures.push([index, factOf(error, file)]);
      return undefined;
    }
  }

  /** The transaction is already committed, so even a disk error fails only this request. */
  function attemptOutside(request: Request, index: number, failures: [number, Fact][]): unknown {
    try {
      return run(verbs, request);
    } catch (error) {
      failures.push([index, factOf(error, file)]);
      return undefined;
    }
  }

  return (requests) => {
    const failures: [number, Fact][] = [];
    try {
      const writes = requests.some(([verb]) => WRITES.has(verb));
      if (writes) begin.run();
      const values = requests.map((request, index) =>
        OUTSIDE.has(request[0]) ? undefined : attempt(request, index, failures),
      );
      if (writes) {
        commit.run();
        commits += 1;
      }
      for (const [index, request] of requests.entries())
        if (OUTSIDE.has(request[0])) values[index] = attemptOutside(request, index, failures);
      return { type: 'answers', values, failures, commits };
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      forget();
      const fact = factOf(error, file);
      return {
        type: 'answers',
        values: requests.map(() => undefined),
        failures: requests.map((_, i) => [i, fact]),
        commits,
      };
    }
  };
}

function run(verbs: Operations, [verb, ...asked]: Request): unknown {
  return (verbs[verb] as (...asked: readonly unknown[]) => unknown)(...asked);
}

function isOfDisk(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT');
}

await serve(parentPort ?? never('the store runs in a thread'), workerData as OpenOptions);
