import type { Kysely } from 'kysely';

/** Players who look for an opponent. Rows are short-lived; a row with a code is paired. */
export async function tableOfOpponents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waiting_players')
    .addColumn('ticket', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('identity_id', 'text', (column) => column.references('identities.id').onDelete('cascade'))
    .addColumn('browser', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('joined', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('pair', 'text')
    .addColumn('claimed', 'bigint')
    .addColumn('code', 'text')
    .execute();
  await db.schema.createIndex('waiting_players_by_game').on('waiting_players').columns(['game', 'joined']).execute();
  await db.schema.createIndex('waiting_players_by_identity').on('waiting_players').column('identity_id').execute();
}
