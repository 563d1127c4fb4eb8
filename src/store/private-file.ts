import { chmodSync, closeSync, openSync } from 'node:fs';

/**
 * Lets only the owner read a database, in any folder: it contains seeds and token hashes. SQLite gives its WAL files the
 * same mode; files from an older version are changed too.
 */
export function makePrivate(file: string): void {
  quietly(() => closeSync(openSync(file, 'ax', 0o600)));
  for (const suffix of ['', '-wal', '-shm', '-journal']) quietly(() => chmodSync(`${file}${suffix}`, 0o600));
}

/** Opening the database reports a bad path; some file systems have no modes. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // See above.
  }
}
