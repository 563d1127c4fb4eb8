import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Fact } from '../kernel/fact.ts';
import { never } from '../kernel/never.ts';
import { factOf } from './failure.ts';
import type { Tables } from './row-types.ts';
import { migrate } from './schema.ts';
import { verbsOn, WRITES } from './sqlite-operations.ts';
import type { Asked, Opening, Request, Told, Verbs } from './sqlite-requests.ts';

/** Runs in a thread of its own, where waiting for the disk holds up nobody; dist/store.js is this file. */
async function serve(port: MessagePort, { file, durable }: Opening): Promise<void> {
  const tell = (told: Told): void => port.postMessage(told);
  const opened = await open(file, durable).catch((error: unknown) => factOf(error, file));
  if ('code' in opened) return tell({ type: 'unopened', fact: opened });
  const { db, verbs, forget } = opened;
  const answer = answering(db, verbs, forget, file);

  port.on('message', (first: Asked) => {
    const requests: Request[] = [];
    let closing = false;
    for (let asked: Asked | undefined = first; asked !== undefined; asked = next(port)) {
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

const next = (port: MessagePort): Asked | undefined => receiveMessageOnPort(port)?.message;

const PATIENCE = 2000; // milliseconds, for a predecessor that is still on its way out

async function open(file: string, durable: boolean) {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file, { timeout: PATIENCE });
  db.pragma('locking_mode = EXCLUSIVE'); // two servers on one file would play every bot twice
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`);
  db.pragma('wal_autocheckpoint = 4000'); // pages: many matches touch many, and a checkpoint costs two syncs
  db.pragma('foreign_keys = ON');
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: db }) });
  db.exec('begin immediate'); // a half-made schema must not outlive a crash
  const fact: Fact | undefined = await migrate(kysely as Kysely<unknown>);
  db.exec('commit');
  return fact ? { ...fact, file } : { db, ...verbsOn(db, kysely) };
}

/** Answers many requests in one transaction: a request that fails does so alone, a failing disk fails them all. */
function answering(
  db: Database.Database,
  verbs: Verbs,
  forget: () => void,
  file: string,
): (requests: readonly Request[]) => Told {
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

  return (requests) => {
    const failures: [number, Fact][] = [];
    try {
      const writes = requests.some(([verb]) => WRITES.has(verb));
      if (writes) begin.run();
      const values = requests.map((request, index) => attempt(request, index, failures));
      if (writes) {
        commit.run();
        commits += 1;
      }
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

function run(verbs: Verbs, [verb, ...asked]: Request): unknown {
  return (verbs[verb] as (...asked: readonly unknown[]) => unknown)(...asked);
}

function isOfDisk(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT');
}

await serve(parentPort ?? never('the store runs in a thread'), workerData as Opening);
