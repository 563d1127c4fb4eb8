import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Experiments } from './experiments.ts';
import { type Dialect, experimentsOn } from './experiments-sql.ts';
import { factOf, StoreFailure } from './failure.ts';
import type { Tables } from './row-types.ts';
import { isUpToDate, migrate } from './schema.ts';

const PATIENCE = 10_000; // milliseconds, for others that write at the same time

let opening: Promise<unknown> = Promise.resolve(); // one after another: making the tables holds the file over several turns

/** The file `arena.db` of the folder, which several programs may have open: one plays while another looks on. */
export function openSqliteExperiments(data: string): Promise<Experiments> {
  const opened = opening.then(() => open(resolve(data)));
  opening = opened.catch(() => undefined);
  return opened;
}

async function open(data: string): Promise<Experiments> {
  const file = join(data, 'arena.db');
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    const db = new Database(file, { timeout: PATIENCE });
    const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: db }) });
    try {
      await prepare(db, kysely, file);
      return experimentsOn(kysely, dialect(db, file));
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw new StoreFailure(factOf(error, file));
  }
}

/**
 * A commit is handed to the operating system and not waited for on the disk: it outlives the end of this program by any
 * signal. When the power goes the last pairs may be missing, whole ones, and are played again.
 */
async function prepare(db: Database.Database, kysely: Kysely<Tables>, file: string): Promise<void> {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  if (await isUpToDate(kysely as Kysely<unknown>)) return;
  db.exec('begin immediate'); // of the programs that open a new file together one makes the tables
  const fact = await migrate(kysely as Kysely<unknown>);
  db.exec('commit');
  if (fact) throw new StoreFailure({ ...fact, file });
}

/** Records in one go: whoever waits for the file holds up its thread, so nobody may leave it half-way for another turn. */
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
      return fact.code === 'store-no-match' ? { code: 'store-no-experiment' } : fact; // the foreign key of a pair
    },
    closed: { code: 'store-closed', file },
  };
}

const PAIR = `insert into pairs (experiment_id, n, a, b, points, games, at, worker) values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const COMMANDS = 'insert into pair_commands (experiment_id, n, which, commands) values (?, ?, ?, ?)';
