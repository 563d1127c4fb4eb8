import type { CreateTableBuilder, Kysely } from 'kysely';

/** Identities: a name that a person keeps, the ways to sign in, and what follows them from device to device. */
export async function tablesOfIdentities(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('lessons', 'text', (column) => column.notNull())
    .addColumn('deleted', 'bigint')
    .execute();

  await ofIdentity(db.schema.createTable('sessions'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_identity').on('sessions').column('identity_id').execute();

  await ofIdentity(db.schema.createTable('passkeys'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('credential', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_by_identity').on('passkeys').column('identity_id').execute();

  await ofIdentity(db.schema.createTable('recovery_links'))
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_links_identity', ['identity_id'])
    .execute();

  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('identity_id', 'text')
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('challenges_by_age').on('challenges').column('expires').execute();

  await db.schema
    .alterTable('people')
    .addColumn('identity_id', 'text', (column) => column.references('identities.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('people_by_identity').on('people').columns(['identity_id', 'match_id']).execute();
  await tablesOfResults(db);
}

/** Rows that belong to an identity are deleted with it. */
const ofIdentity = (table: CreateTableBuilder<string>): CreateTableBuilder<string, 'identity_id'> =>
  table.addColumn('identity_id', 'text', (column) => column.notNull().references('identities.id').onDelete('cascade'));

/** Results outlive their matches, which old servers may have deleted. A player is an identity, a bot or a guest. */
async function tablesOfResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('score', 'double precision')
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addColumn('unrated', 'text')
    .addColumn('n', 'integer')
    .addColumn('mu_before', 'double precision')
    .addColumn('sigma_before', 'double precision')
    .addColumn('mu_after', 'double precision')
    .addColumn('sigma_after', 'double precision')
    .addPrimaryKeyConstraint('results_place', ['match_id', 'side', 'player'])
    .execute();
  await db.schema.createIndex('results_by_player').on('results').columns(['player', 'ended', 'match_id']).execute();
  await db.schema.createIndex('results_by_number').on('results').columns(['game', 'n']).execute();

  await db.schema
    .createTable('rated_matches')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.notNull().unique())
    .addPrimaryKeyConstraint('rated_matches_place', ['game', 'n'])
    .execute();

  await db.schema
    .createTable('ratings')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_player', ['game', 'player'])
    .execute();
}
