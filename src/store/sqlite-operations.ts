import type { Kysely } from 'kysely';
import type Database from 'libsql';
import { StoreFailure } from './failure.ts';
import { queriesOn } from './queries.ts';
import type { MatchRow, Schema } from './row-types.ts';
import type { Operation, Operations, RowWrite } from './sqlite-requests.ts';
import type { Ran } from './statements.ts';
import type { Written } from './store.ts';
import { storable } from './values.ts';
import { WrittenMatches } from './written-matches.ts';

type Value = string | number | null;
type Query = { compile(): { readonly sql: string; readonly parameters: readonly unknown[] } };

export const WRITES: ReadonlySet<Operation> = new Set([
  'create',
  'write',
  'entry',
  'addPerson',
  'changePerson',
  'addSighting',
  'say',
  'removeOpen',
  'probe',
  'runAll',
]);

/** These run after the shared transaction. */
export const OUTSIDE: ReadonlySet<Operation> = new Set(['freeze', 'thaw']);

/** Pages between checkpoints: many matches touch many pages, and a checkpoint costs two syncs. */
export const AUTOCHECKPOINT = 'wal_autocheckpoint = 8000';

/**
 * All database operations; call `forget` after a rollback of the shared transaction. Writes use prepared statements, reads
 * are built by kysely.
 */
export function operationsOn(
  db: Database.Database,
  kysely: Kysely<Schema>,
): { readonly verbs: Operations; readonly forget: () => void } {
  const statements = new Map<string, Database.Statement>();
  const statement = (sql: string): Database.Statement => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const changes = (sql: string, values: readonly Value[]): number => statement(sql).run(storable(values)).changes;
  const rows = <Row>(query: Query): readonly Row[] => {
    const { sql, parameters } = query.compile();
    return statement(sql).all(storable(parameters)) as readonly Row[];
  };

  const entry = db.prepare(ENTRY);
  const places = db.prepare(PLACES);
  const command = db.prepare(COMMAND);
  const written = new WrittenMatches(
    (match) => places.all([match]) as never,
    (match, id) => command.get([match, id]) !== undefined,
  );

  function writeEntry(match: string, n: number, body: string, id: string | null, at: number): Written {
    if (!written.isFree(match, n, id)) return 'taken';
    entry.run(storable([match, n, body, id, at]));
    written.add(match, n, id);
    return 'written';
  }

  function writeParts({ match, entries = [], decisions = [], snapshot, change, seen }: RowWrite): Written {
    if (seen !== undefined && changes(SEEN, [match, seen]) === 0) return 'taken';
    for (const { n, body, command, at } of entries)
      if (writeEntry(match, n, body, command, at) === 'taken') return 'taken';
    for (const { n, seat, body } of decisions) changes(DECISION, [match, n, seat, body]);
    if (snapshot) changes(SNAPSHOT, [match, snapshot.n, snapshot.body]);
    if (change) {
      const columns = Object.entries(change);
      if (columns.length > 0 && changes(update('matches', columns), [...columns.map(([, to]) => to), match]) === 0)
        throw new StoreFailure({ code: 'store-no-match' });
    }
    return 'written';
  }

  /** All or nothing, inside the shared transaction; `match` is the one whose entries it writes. */
  function whole<T>(work: () => T, match?: string): T {
    statement('savepoint one').run();
    let done: T | 'taken' = 'taken';
    try {
      done = work();
      return done;
    } finally {
      if (done === 'taken' && match !== undefined) written.forget(match);
      if (done === 'taken' && db.inTransaction) statement('rollback to one').run();
      if (db.inTransaction) statement('release one').run();
    }
  }

  function runOne({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }): Ran {
    if (isRead(sql)) return { rows: statement(sql).all(storable(parameters)), changes: 0 };
    return { rows: [], changes: statement(sql).run(storable(parameters)).changes };
  }

  const reads = queriesOn(kysely);
  const verbs: Operations = {
    create: (match) =>
      changes(
        MATCH,
        MATCH_COLUMNS.map((name) => match[name]),
      )
        ? 'written'
        : 'taken',
    entry: writeEntry,
    write: (write) => (isOneStatement(write) ? writeParts(write) : whole(() => writeParts(write), write.match)),
    addPerson: ({ id, match, tokenHash, name, side, identity }) =>
      changes(PERSON, [id, match, tokenHash, name, side, identity]) ? 'written' : 'taken',
    changePerson(id, { tokenHash, name, side }) {
      const columns = Object.entries({ token_hash: tokenHash, name, side }).filter(([, to]) => to !== undefined);
      if (columns.length > 0) changes(update('people', columns), [...columns.map(([, to]) => to ?? null), id]);
    },
    addSighting: ({ match, viewer, side }) => void changes(SIGHTING, [match, viewer, side]),
    say: ({ match, at, to, from, side, text }) => void changes(CHAT, [match, match, at, to, from, side, text]),
    removeOpen: (before) => void changes(`delete from matches where status = 'open' and updated < ?`, [before]),
    probe: () => void db.exec(PROBE),
    freeze() {
      const [{ busy }] = db.pragma('wal_checkpoint(TRUNCATE)') as [{ readonly busy: number }];
      if (busy) throw new StoreFailure({ code: 'store-locked', file: db.name });
      db.pragma('wal_autocheckpoint = 0'); // none: writes stay in the WAL file until `thaw`
    },
    thaw: () => void db.pragma(AUTOCHECKPOINT),

    byCode: (code) => rows<MatchRow>(reads.byCode(code))[0],
    byId: (id) => rows<MatchRow>(reads.byId(id))[0],
    unfinished: () => rows(reads.unfinished()),
    createdBy: (creator, since) => rows(reads.createdBy(creator, since)),
    countCreatedBy: (creator, since) => Number(rows<{ count: number }>(reads.countCreatedBy(creator, since))[0]?.count),
    listed: (status, most) => rows(reads.listed(status, most)),
    entries: (match, from) => rows(reads.entries(match, from)),
    snapshot: (match) => rows<never>(reads.snapshot(match))[0],
    decisions: (match, n) => rows(reads.decisions(match, n)),
    decided: (match) => rows(reads.decided(match)),
    people: (match) => rows(reads.people(match)),
    sightings: (match) => rows(reads.sightings(match)),
    chat: (match, most) => rows<never>(reads.chat(match, most)).toReversed(),
    runAll(all) {
      const named = all.flatMap(({ sql, parameters }) => (isRead(sql) ? [] : parameters.filter(isText)));
      for (const match of named) written.forget(match); // it may pack or delete the entries of a match that it names
      return whole(() => all.map(runOne));
    },
    reclaim() {
      const before = freePages(db);
      db.pragma(`incremental_vacuum(${PAGES_AT_ONCE})`);
      const left = freePages(db);
      return left > 0 && left < before; // an old file does not shrink
    },
  };
  return { verbs, forget: () => written.forget() };
}

const MATCH_COLUMNS = [
  'id',
  'code',
  'game',
  'rules_version',
  'setup',
  'seed',
  'parent',
  'status',
  'listed',
  'seating',
  'rev',
  'outcome',
  'creator',
  'created',
  'updated',
] as const satisfies readonly (keyof MatchRow)[];

const MATCH = `insert into matches (${MATCH_COLUMNS.join(', ')})
  values (${MATCH_COLUMNS.map(() => '?').join(', ')}) on conflict do nothing`;
const PAGES_AT_ONCE = 500; // given back to the disk before other requests get their turn
const SEEN = 'update matches set rev = rev + 1 where id = ? and rev = ?';
const ENTRY = 'insert into entries (match_id, n, body, command, at) values (?, ?, ?, ?, ?)';
const PLACES = 'select n, command from entries where match_id = ? order by n';
const COMMAND = 'select 1 from entries where match_id = ? and command = ?';
const DECISION = `insert into decisions (match_id, n, seat, body) values (?, ?, ?, ?)
  on conflict (match_id, n, seat) do update set body = excluded.body`;
const SNAPSHOT = `insert into snapshots (match_id, n, body) values (?, ?, ?)
  on conflict (match_id) do update set n = excluded.n, body = excluded.body where excluded.n >= snapshots.n`;
const PERSON = `insert into people (id, match_id, token_hash, name, side, identity_id) values (?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const SIGHTING = 'insert into sightings (match_id, viewer, side) values (?, ?, ?) on conflict do nothing';
const CHAT = `insert into chat (match_id, n, at, addressee, speaker, side, body)
  values (?, (select coalesce(max(n), 0) + 1 from chat where match_id = ?), ?, ?, ?, ?, ?)`;

const freePages = (db: Database.Database): number =>
  (db.pragma('freelist_count') as [{ readonly freelist_count: number }])[0].freelist_count;

const isText = (value: unknown): value is string => typeof value === 'string';

const isRead = (sql: string): boolean => /^select/i.test(sql);

/** A number in the file header that SQLite reserves for the application: the smallest possible write. */
const PROBE = 'pragma user_version = 1';

const update = (table: 'matches' | 'people', columns: readonly (readonly [name: string, to: unknown])[]): string =>
  `update ${table} set ${columns.map(([name]) => `${name} = ?`).join(', ')} where id = ?`;

/** A single statement is atomic without a savepoint. */
const isOneStatement = ({ entries = [], decisions = [], snapshot, change, seen }: RowWrite): boolean =>
  [snapshot, change, seen].filter((part) => part !== undefined).length + entries.length + decisions.length <= 1;
