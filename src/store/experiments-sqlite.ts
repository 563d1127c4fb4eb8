import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Experiments } from './experiments.ts';
import { type Dialect, sqlExperiments } from './experiments-sql.ts';
import { factOf, StoreFailure } from './failure.ts';
import { makePrivate } from './private-file.ts';
import type { Schema } from './row-types.ts';
import { isUpToDate, migrate } from './schema.ts';

const PATIENCE = 10_000; // milliseconds to wait for other writers

let opening: Promise<unknown> = Promise.resolve(); // one at a time: creating the tables locks the file across several event-loop turns

/** Opens `arena.db` in the folder. Several processes may have it open: one plays while others read. */
export function openSqliteExperiments(data: string): Promise<Experiments> {
  const opened = opening.then(() => open(resolve(data)));
  opening = opened.catch(() => undefined);
  return opened;
}

async function open(data: string): Promise<Experiments> {
  const file = join(data, 'arena.db');
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    makePrivate(file);
    const db = new Database(file, { timeout: PATIENCE });
    const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: db }) });
    try {
      await prepare(db, kysely, file);
      return sqlExperiments(kysely, dialect(db, file));
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw new StoreFailure(factOf(error, file));
  }
}

/**
 * Commits go to the operating system without waiting for the disk, so they survive a crash of this process. After a power
 * failure the last pairs may be missing as a whole, and are played again.
 */
async function prepare(db: Database.Database, kysely: Kysely<Schema>, file: string): Promise<void> {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  if (await isUpToDate(kysely as Kysely<unknown>)) return;
  db.exec('begin immediate'); // if several processes open a new file, one creates the tables
  const fact = await migrate(kysely as Kysely<unknown>);
  db.exec('commit');
  if (fact) throw new StoreFailure({ ...fact, file });
}

/** Records synchronously: waiting for the file lock blocks the thread, so a transaction must not span event-loop turns. */
function dialect(db: Database.Database, file: string): Dialect {
  const insertPair = db.prepare(PAIR);
  const insertCommands = db.prepare(COMMANDS);
  return {
    record({ experiment_id, n, a, b, points, games, at, worker }, commands) {
      db.exec('begin immediate');
      try {
        const { changes } = insertPair.run([experiment_id, n, a, b, points, games, at, worker]);
        if (changes > 0) for (const part of commands) insertCommands.run([experiment_id, n, part.which, part.commands]);
        db.exec('commit');
        return changes > 0 ? 'written' : 'taken';
      } finally {
        if (db.inTransaction) db.exec('rollback');
      }
    },
    read: (work) => work(),
    factOf(error) {
      const fact = factOf(error, file);
      return fact.code === 'store-no-match' ? { code: 'store-no-experiment' } : fact; // from the foreign key of a pair
    },
    closed: { code: 'store-closed', file },
  };
}

const PAIR = `insert into pairs (experiment_id, n, a, b, points, games, at, worker) values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const COMMANDS = 'insert into pair_commands (experiment_id, n, which, commands) values (?, ?, ?, ?)';
