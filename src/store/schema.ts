import { type CreateTableBuilder, type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import type { Fact } from '../kernel/fact.ts';
import { tablesOfIdentities } from './identity-schema.ts';
import { tablesOfLeagues } from './league-schema.ts';
import { tableOfLists } from './list-schema.ts';
import { tableOfOpponents } from './opponent-schema.ts';
import { tablesOfPush } from './push-schema.ts';

/** All migrations, in order. Never edit a released one; add another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001': { up: firstTables },
  '0002': { up: tablesOfExperiments },
  '0003': { up: columnsOfNodes },
  '0004': { up: columnOfCreator },
  '0005': { up: tablesOfOperator },
  '0006': { up: tableOfSightings },
  '0007': { up: noIndexOfCommands },
  '0008': { up: tablesOfIdentities },
  '0009': { up: tablesOfPush },
  '0010': { up: tableOfOpponents },
  '0011': { up: tablesOfLeagues },
  '0012': { up: tableOfLists },
};

/** Kysely's lock table. Its one row is never read or locked: the lock is an advisory one. */
export const LOCK_TABLE = 'schema_lock';
const NAMES = { migrationTableName: 'schema_versions', migrationLockTableName: LOCK_TABLE };

/** Migrates the database. Returns a fact if it was written by a newer version. */
export async function migrate(
  db: Kysely<unknown>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<Fact | undefined> {
  const known = Object.keys(migrations).sort().at(-1) ?? '';
  const found = await versionOf(db);
  if (found > known) return { code: 'store-newer', found: Number(found), known: Number(known) };
  if (found === known) return undefined;
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider, ...NAMES }).migrateToLatest();
  if (error) throw error;
  return undefined;
}

/** True if no migration is needed. */
export const isUpToDate = async (db: Kysely<unknown>): Promise<boolean> =>
  (await versionOf(db)) === Object.keys(MIGRATIONS).sort().at(-1);

async function versionOf(db: Kysely<unknown>): Promise<string> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === NAMES.migrationTableName)) return '';
  const { rows } = await sql<{
    name: string | null;
  }>`select max(name) as name from ${sql.table(NAMES.migrationTableName)}`.execute(db);
  return rows[0]?.name ?? '';
}

async function firstTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('parent', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('seating', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('matches_by_status').on('matches').columns(['status', 'listed', 'created']).execute();

  await ofMatch(db.schema.createTable('entries'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('command', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_place', ['match_id', 'n'])
    .execute();
  await db.schema
    .createIndex('entries_by_command')
    .unique()
    .on('entries')
    .columns(['match_id', 'command'])
    .where(sql.ref('command'), 'is not', null)
    .execute();

  await ofMatch(db.schema.createTable('decisions'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('decisions_place', ['match_id', 'n', 'seat'])
    .execute();

  await ofMatch(db.schema.createTable('snapshots'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_match', ['match_id'])
    .execute();

  await ofMatch(db.schema.createTable('people'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('side', 'text')
    .execute();
  await db.schema.createIndex('people_by_match').on('people').column('match_id').execute();

  await ofMatch(db.schema.createTable('chat'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('addressee', 'text', (column) => column.notNull())
    .addColumn('speaker', 'text', (column) => column.notNull())
    .addColumn('side', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_place', ['match_id', 'n'])
    .execute();
}

/** Rows that belong to a match are deleted with it. */
const ofMatch = (table: CreateTableBuilder<string>): CreateTableBuilder<string, 'match_id'> =>
  table.addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'));

async function tablesOfExperiments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('experiments')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('experiments_by_game').on('experiments').columns(['game', 'created']).execute();

  await db.schema
    .createTable('pairs')
    .addColumn('experiment_id', 'text', (column) => column.notNull().references('experiments.id').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('a', 'integer', (column) => column.notNull())
    .addColumn('b', 'integer', (column) => column.notNull())
    .addColumn('points', 'double precision')
    .addColumn('games', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('worker', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pairs_place', ['experiment_id', 'n'])
    .execute();

  await db.schema
    .createTable('pair_commands')
    .addColumn('experiment_id', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('which', 'integer', (column) => column.notNull())
    .addColumn('commands', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('pair_commands_place', ['experiment_id', 'n', 'which'])
    .addForeignKeyConstraint('pair_commands_pair', ['experiment_id', 'n'], 'pairs', ['experiment_id', 'n'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
}

/** The address that created a match, for its quotas. */
async function columnOfCreator(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('creator', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('matches_by_creator').on('matches').columns(['creator', 'updated']).execute();
}

/** The lease of a match, and the number of changes of its table. */
async function columnsOfNodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('matches').addColumn('keeper', 'text').execute();
  await db.schema.alterTable('matches').addColumn('kept_until', 'bigint').execute();
}

/** Bans, reports and the log of operator actions outlive the matches they are about; a packed log does not. */
async function tablesOfOperator(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bans')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .execute();

  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('messages', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('closed', 'bigint')
    .execute();
  await db.schema.createIndex('reports_by_code').on('reports').columns(['code', 'at']).execute();

  await db.schema
    .createTable('operator_actions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('operator_actions_by_time').on('operator_actions').columns(['at', 'id']).execute();

  await ofMatch(db.schema.createTable('packed_logs'))
    .addColumn('body', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('packed_logs_match', ['match_id'])
    .execute();
  await db.schema
    .alterTable('matches')
    .addColumn('packed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('matches_by_age').on('matches').columns(['status', 'packed', 'updated']).execute();
  await db.schema.createIndex('people_by_token').on('people').column('token_hash').execute();
}

async function tableOfSightings(db: Kysely<unknown>): Promise<void> {
  await ofMatch(db.schema.createTable('sightings'))
    .addColumn('viewer', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sightings_viewer', ['match_id', 'viewer', 'side'])
    .execute();
}

/** In SQLite, only one process writes, and `WrittenMatches` checks command ids faster than an index does. */
async function noIndexOfCommands(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) await db.schema.dropIndex('entries_by_command').execute();
}

/** The dialects differ in the name of the byte column type and in the index of command ids. */
const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
