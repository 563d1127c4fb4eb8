import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { experiment, pair } from './fixtures/experiments.ts';
import { openExperiments } from './open-experiments.ts';
import { experimentsLaws } from './testing/experiments.ts';
import { type TestDatabase, testDatabase } from './testing/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

describe('PostgreSQL', () => {
  experimentsLaws(async () => {
    const open = () => openExperiments({ url: database.url });
    await open().then((first) => first.close());
    await database.query('truncate experiments cascade');
    return open;
  });
});

test('recovers from lost connections, and still records each pair once', async () => {
  const store = await openExperiments({ url: database.url });
  await store.begin(experiment('cut'));
  expect(await store.record(pair('cut', 0))).toBe('written');
  await database.cut();
  expect(await store.pairs('cut')).toHaveLength(1);
  await database.cut();
  const answer = await store.record(pair('cut', 0)).catch((error: { fact: { code: string } }) => error.fact.code);
  expect(['taken', 'store-lost']).toContain(answer);
  expect(await store.record(pair('cut', 1))).toBe('written');
  expect((await store.pairs('cut')).map(({ n }) => n)).toEqual([0, 1]);
  await store.close();
});
