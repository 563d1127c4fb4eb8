import { resolve as absolute } from 'node:path';
import { type Dialect, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { identitiesOn } from './identity-sql.ts';
import { leaguesOn } from './league-sql.ts';
import { listsOn } from './list-sql.ts';
import { matchRecord, matchRow, matchRowChange } from './match-rows.ts';
import { operatorOn } from './operator-sql.ts';
import { opponentsOn } from './opponent-sql.ts';
import { pushOn } from './push-sql.ts';
import { resultsOn } from './result-sql.ts';
import type { Schema } from './row-types.ts';
import { startThread } from './sqlite-thread.ts';
import type { RunAll } from './statements.ts';
import type { MatchChange, Store, Write, Written } from './store.ts';

interface SqliteStore extends Store {
  readonly commits: number; // transactions written to disk
}

/** Opens the database file, creating it if needed. Rejects with a StoreFailure. */
export async function openSqlite(
  file: string,
  { durable = true }: { readonly durable?: boolean } = {},
): Promise<SqliteStore> {
  const thread = await startThread({ file: absolute(file), durable });
  const { ask } = thread;
  const queries = new Kysely<Schema>({ dialect: ONLY_BUILDS });
  const runAll: RunAll = async (all) =>
    ask(
      'runAll',
      all.map((query) => {
        const { sql, parameters } = query.compile();
        return { sql, parameters };
      }),
    );
  const changing = async (write: Write, change: MatchChange): Promise<Written> =>
    ask('write', { ...write, change: matchRowChange(change) });
  return {
    create: async (record) => ask('create', matchRow(record)),
    write(write) {
      const { match, entries = [], change } = write;
      const [only] = entries;
      if (only && isJustOne(write)) return ask('entry', match, only.n, only.body, only.command, only.at);
      return change ? changing(write, change) : ask('write', write as Omit<Write, 'change'>);
    },
    byCode: async (code) => {
      const row = await ask('byCode', code);
      return row && matchRecord(row);
    },
    byId: async (id) => {
      const row = await ask('byId', id);
      return row && matchRecord(row);
    },
    unfinished: async () => (await ask('unfinished')).map(matchRecord),
    createdBy: async (creator, since) => (await ask('createdBy', creator, since)).map(matchRecord),
    countCreatedBy: (creator, since) => ask('countCreatedBy', creator, since),
    listed: async (status, most) => (await ask('listed', status, most)).map(matchRecord),
    entries: (match, from = 0) => ask('entries', match, from),
    snapshot: (match) => ask('snapshot', match),
    decisions: (match, n) => ask('decisions', match, n ?? null),
    decided: (match) => ask('decided', match),
    addPerson: (person) => ask('addPerson', person),
    changePerson: (id, change) => ask('changePerson', id, change),
    people: (match) => ask('people', match),
    addSighting: (sighting) => ask('addSighting', sighting),
    sightings: (match) => ask('sightings', match),
    say: (chat) => ask('say', chat),
    chat: (match, most) => ask('chat', match, most),
    removeOpen: (before) => ask('removeOpen', before),
    probe: () => ask('probe'),
    operator: operatorOn(queries, runAll, async () => ask('reclaim')),
    identities: identitiesOn(queries, runAll, false),
    results: resultsOn(queries, runAll),
    push: pushOn(queries, runAll),
    opponents: opponentsOn(queries, runAll, false),
    playerLists: listsOn(queries, runAll, false),
    leagues: leaguesOn(queries, runAll),
    async freeze() {
      await ask('freeze');
      return () => ask('thaw');
    },
    close: thread.close,
    get commits() {
      return thread.commits();
    },
  };
}

/** Builds statements here; the thread runs them. */
const ONLY_BUILDS: Dialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

/** What nearly every command writes. A few plain values are much cheaper to send to the thread than an object. */
const isJustOne = ({ entries, decisions, snapshot, change }: Write): boolean =>
  entries?.length === 1 && !decisions && !snapshot && !change;
