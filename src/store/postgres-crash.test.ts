import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { StoreFailure } from './failure.ts';
import { match, step } from './fixtures/records.ts';
import { openPostgres, type PostgresStore } from './postgres.ts';
import { databaseIn, type PrivateServer, privateServer, type TestDatabase } from './testing/postgres.ts';

let server: PrivateServer;
let database: TestDatabase;
beforeAll(async () => {
  server = await privateServer();
  database = await databaseIn(server.url);
});
afterAll(() => server?.remove());

type Acknowledged = Map<string, number>; // next acknowledged position of each match

/** Keeps writing until stopped; after a lost connection it looks up what was written, as the server does. */
async function writeOn(store: PostgresStore, id: string, acknowledged: Acknowledged, isOver: () => boolean) {
  const codes = new Set<string>();
  for (let n = acknowledged.get(id) ?? 0; !isOver(); ) {
    try {
      expect(await store.write(step(id, n, `blue/${n}`))).toBe('written');
      acknowledged.set(id, ++n);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      codes.add(error.fact.code);
      n = (await store.entries(id)).length;
      expect(n).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
    }
  }
  return codes;
}

test('a server that is killed, stopped and restarted: no acknowledged write is lost, and the store recovers on its own', async () => {
  const store = await openPostgres(database.url);
  const ids = Array.from({ length: 4 }, (_, i) => `m${i}`);
  for (const id of ids) await store.create(match(id));
  const acknowledged: Acknowledged = new Map();
  let isOver = false;
  const writing = ids.map((id) => writeOn(store, id, acknowledged, () => isOver));
  const total = () => [...acknowledged.values()].reduce((sum, n) => sum + n, 0);
  for (const end of ['crash', 'immediate', 'stop'] as const) {
    const before = total();
    await eventually(total).toBeGreaterThan(before + 20);
    await server[end]();
    await server.start();
  }
  const before = total();
  await eventually(total).toBeGreaterThan(before + 20);
  isOver = true;
  for (const codes of await Promise.all(writing)) expect([...codes].every((code) => code === 'store-lost')).toBe(true);
  for (const id of ids) {
    const entries = await store.entries(id);
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, n) => n));
    expect(entries.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
  }
  await store.close();
});
