import { rmSync } from 'node:fs';
import Database from 'libsql';

export interface RawInserts {
  readonly group: number; // rows in a transaction
  readonly rows: number;
  readonly body: string;
}

/** What the disk and SQLite allow: rows per second of plain inserts in groups, each group synced. The file is made anew. */
export function rawInserts(file: string, { group, rows, body }: RawInserts): number {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.exec(
      'create table entries (match_id text not null, n integer not null, body text not null, primary key (match_id, n))',
    );
    const insert = db.prepare('insert into entries (match_id, n, body) values (?, ?, ?)');
    const begin = db.prepare('begin immediate');
    const commit = db.prepare('commit');
    const from = performance.now();
    for (let done = 0; done < rows; done += group) {
      begin.run();
      for (let i = done; i < Math.min(done + group, rows); i++)
        insert.run([`match-${i % group}`, Math.floor(i / group), body]);
      commit.run();
    }
    return rows / ((performance.now() - from) / 1000);
  } finally {
    db.close();
  }
}
