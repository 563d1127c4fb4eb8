import type { Kysely } from 'kysely';

/** Subscriptions belong to a person, and are deleted with them. */
export async function tablesOfPush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_subscriptions_browser', ['person_id', 'endpoint'])
    .execute();
  await db.schema.createIndex('push_subscriptions_by_endpoint').on('push_subscriptions').column('endpoint').execute();
}
