import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Database from 'libsql';
import { factOf, StoreFailure } from './failure.ts';

/** The contents of a copy. */
export interface BackupContents {
  readonly matches: number;
  readonly playing: number;
  readonly entries: number;
}

/** Callbacks during the copy. If one fails, the copy is discarded. */
interface CopySteps {
  onCopied?(): Promise<void>; // the whole file has been read
  onChecked?(): void; // the copy is valid and is about to be renamed
}

/**
 * Copies a frozen database file (`Store.freeze`) and checks the copy. Don't run it in the store's process: closing a file
 * releases all SQLite locks that the process holds on it.
 */
export async function copyDatabase(source: string, target: string, steps: CopySteps = {}): Promise<BackupContents> {
  const part = `${target}.part`;
  try {
    await pipeline(createReadStream(source), createWriteStream(part, { mode: 0o600 }));
    await steps.onCopied?.();
    await chmod(part, 0o600); // it may be left from an earlier attempt
    const contents = checkCopy(part, source);
    await syncFile(part);
    steps.onChecked?.();
    await rename(part, target);
    await syncFile(dirname(target));
    return contents;
  } catch (error) {
    await rm(part, { force: true });
    throw error instanceof StoreFailure ? error : new StoreFailure(factOf(error, target));
  }
}

/** Reads the whole copy and makes it one plain file without a WAL file. */
function checkCopy(file: string, source: string): BackupContents {
  try {
    const db = new Database(file);
    try {
      db.pragma('journal_mode = DELETE');
      const problems = db.pragma('quick_check') as readonly { readonly quick_check: string }[];
      const problem = problems.find(({ quick_check }) => quick_check !== 'ok')?.quick_check;
      if (problem !== undefined) throw new StoreFailure({ code: 'store-damaged', file: source, problem });
      return db.prepare(CONTENTS).get() as BackupContents;
    } finally {
      db.close();
    }
  } catch (error) {
    const isForeign = (error as Error).message.includes('no such table');
    throw new StoreFailure(isForeign ? { code: 'store-not-a-database', file: source } : factOf(error, source));
  }
}

const CONTENTS = `select count(*) as matches, count(case when status = 'playing' then 1 end) as playing,
  (select count(*) from entries) as entries from matches`;

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Throws if a server has the database open; otherwise merges the WAL file. No server can use a damaged file. */
export function checkUnused(file: string): void {
  if (!existsSync(file)) return;
  try {
    const db = new Database(file, { timeout: 2000 });
    try {
      db.exec('begin immediate; commit');
      db.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  } catch (error) {
    const fact = factOf(error, file);
    if (!['store-damaged', 'store-not-a-database'].includes(fact.code)) throw new StoreFailure(fact);
  }
}

/** Moves a database and its WAL file aside. A WAL file left behind would damage the next database. */
export function moveAway(file: string, suffix: string): void {
  for (const part of ['', '-wal'])
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${file}${suffix}${part}`);
  rmSync(`${file}-shm`, { force: true });
}
