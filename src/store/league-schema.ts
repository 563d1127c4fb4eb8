import type { CreateTableBuilder, Kysely } from 'kysely';

/** Events name players by their number, so that deleting an identity leaves nothing of it in them. */
export async function tablesOfLeagues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leagues')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('host_id', 'text', (column) => column.references('identities.id').onDelete('set null'))
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('leagues_by_status').on('leagues').columns(['status', 'listed', 'created']).execute();
  await db.schema.createIndex('leagues_by_host').on('leagues').column('host_id').execute();

  await ofLeague(db.schema.createTable('league_events'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('league_events_place', ['league_id', 'n'])
    .execute();

  await ofLeague(db.schema.createTable('league_players'))
    .addColumn('player', 'integer', (column) => column.notNull())
    .addColumn('identity_id', 'text', (column) => column.references('identities.id').onDelete('set null'))
    .addPrimaryKeyConstraint('league_players_number', ['league_id', 'player'])
    .execute();
  await db.schema.createIndex('league_players_by_identity').on('league_players').column('identity_id').execute();

  await ofLeague(db.schema.createTable('league_matches'))
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('board', 'integer', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('league_matches_board', ['league_id', 'round', 'board'])
    .execute();
}

const ofLeague = (table: CreateTableBuilder<string>): CreateTableBuilder<string, 'league_id'> =>
  table.addColumn('league_id', 'text', (column) => column.notNull().references('leagues.id').onDelete('cascade'));
