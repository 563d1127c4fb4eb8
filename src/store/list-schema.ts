import type { Kysely } from 'kysely';

/** Lists of players are deleted with their identity. */
export async function tableOfLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('player_lists')
    .addColumn('identity_id', 'text', (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('player_lists_place', ['identity_id', 'game', 'id'])
    .execute();
}
