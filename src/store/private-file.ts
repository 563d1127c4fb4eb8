import { chmodSync, closeSync, openSync } from 'node:fs';

/**
 * Makes a database readable by its owner only, whoever made the folder: it holds seeds and token hashes. SQLite gives
 * the files it makes next to it the same mode; those of an older version are changed too.
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
