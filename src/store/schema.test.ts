import { Kysely, type Migration, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './schema.ts';

let db: Kysely<unknown>;
beforeEach(() => {
  db = new Kysely({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
});
afterEach(() => db?.destroy());

const tables = async (): Promise<string[]> => (await db.introspection.getTables()).map(({ name }) => name).sort();

const adds = (table: string): Migration => ({
  up: (on: Kysely<unknown>) => on.schema.createTable(table).addColumn('a', 'text').execute(),
});

test('an empty database gets every table; migrating again changes nothing', async () => {
  expect(await migrate(db)).toBeUndefined();
  const made = await tables();
  expect(made).toEqual(expect.arrayContaining(['chat', 'decisions', 'entries', 'matches', 'people', 'snapshots']));
  expect(await migrate(db)).toBeUndefined();
  expect(await tables()).toEqual(made);
});

test('an older database is migrated and keeps its data', async () => {
  await migrate(db, { '0001': adds('one') });
  await sql`insert into one values ('kept')`.execute(db);
  expect(await migrate(db, { '0001': adds('one'), '0002': adds('two'), '0010': adds('ten') })).toBeUndefined();
  expect(await tables()).toEqual(expect.arrayContaining(['one', 'ten', 'two']));
  expect((await sql`select a from one`.execute(db)).rows).toEqual([{ a: 'kept' }]);
});

test('a newer database is refused with both versions, and not changed', async () => {
  await migrate(db, { '0001': adds('one'), '0012': adds('twelve') });
  const before = await tables();
  expect(await migrate(db, { '0001': adds('one') })).toEqual({ code: 'store-newer', found: 12, known: 1 });
  expect(await tables()).toEqual(before);
});
