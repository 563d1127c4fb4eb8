import { rmSync } from 'node:fs';
import Database from 'libsql';

interface RawInserts {
  readonly table: 'plain' | 'ours'; // text by match and entry number, or all columns of the store
  readonly group: number; // rows per transaction
  readonly rows: number;
  readonly body: string;
}

const TABLES = {
  plain: [
    'create table entries (match_id text not null, n integer not null, body text not null, primary key (match_id, n))',
  ],
  ours: [
    `create table entries (match_id text not null, n integer not null, body text not null, command text,
       at bigint not null, primary key (match_id, n))`,
  ],
};

/**
 * The limit set by disk and SQLite: rows per second of plain inserts in groups, each group synced, into a new file.
 */
export function rawInserts(file: string, { table, group, rows, body }: RawInserts): number {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    for (const statement of TABLES[table]) db.exec(statement);
    const insert = db.prepare(
      table === 'plain'
        ? 'insert into entries (match_id, n, body) values (?, ?, ?)'
        : 'insert into entries (match_id, n, body, command, at) values (?, ?, ?, ?, ?)',
    );
    const rowOf = (match: string, n: number): (string | number)[] =>
      table === 'plain' ? [match, n, body] : [match, n, body, `blue.captain/c${n}`, n];
    const begin = db.prepare('begin immediate');
    const commit = db.prepare('commit');
    const from = performance.now();
    for (let done = 0; done < rows; done += group) {
      begin.run();
      for (let i = done; i < Math.min(done + group, rows); i++)
        insert.run(rowOf(`match-${i % group}`, Math.floor(i / group)));
      commit.run();
    }
    return rows / ((performance.now() - from) / 1000);
  } finally {
    db.close();
  }
}
