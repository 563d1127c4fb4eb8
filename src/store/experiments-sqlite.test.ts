import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { experiment, pair } from './fixtures/experiments.ts';
import { openExperiments } from './open-experiments.ts';
import { experimentsLaws } from './testing/experiments.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-experiments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let folders = 0;
const newFolder = (): string => join(folder, `${++folders}`);

describe('SQLite', () => {
  experimentsLaws(async () => {
    const data = newFolder();
    return () => openExperiments({ data });
  });
});

test('lists ten thousand pairs without reading their commands', async () => {
  const data = newFolder();
  const store = await openExperiments({ data });
  await store.begin(experiment('e'));
  await store.record(pair('e', 0));
  const db = new Database(join(data, 'arena.db'));
  db.exec(`with recursive place(n) as (select 1 union all select n + 1 from place where n < 9999)
    insert into pairs select experiment_id, place.n, a, b, points, games, at, worker from pairs, place`);
  db.exec('drop table pair_commands');
  db.close();
  expect(await store.pairs('e')).toHaveLength(10_000);
  expect(await store.played('radar')).toHaveLength(10_000);
  await expect(store.gameOf('e', 0, 0)).rejects.toThrow('pair_commands');
  await store.close();
});

test('only the owner may read the files', async () => {
  const data = newFolder();
  mkdirSync(data, { recursive: true });
  chmodSync(data, 0o777);
  const store = await openExperiments({ data });
  await store.begin(experiment('e'));
  const names = readdirSync(data).filter((name) => name.startsWith('arena.db'));
  expect(names).toContain('arena.db');
  expect(names.map((name) => statSync(join(data, name)).mode & 0o777)).toEqual(names.map(() => 0o600));
  await store.close();
});

test('five processes that open a new folder together all find the tables', async () => {
  const data = newFolder();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openExperiments({ data })));
  expect(await stores[0]?.begin(experiment('e'))).toBe('written');
  for (const store of stores) expect(await store.experiment('e')).toEqual(experiment('e'));
  for (const store of stores) await store.close();
});

describe('a file that cannot be opened gives a one-line error that names it', () => {
  test.each<[string, string, (file: string) => void]>([
    ['a file that is no database', 'store-not-a-database', (file) => writeFileSync(file, 'no database\n'.repeat(100))],
    ['a folder', 'store-cannot-open', (file) => mkdirSync(file)],
    ['a newer schema', 'store-newer', newer],
  ])('%s', async (_, code, make) => {
    const data = newFolder();
    mkdirSync(data);
    const file = join(data, 'arena.db');
    make(file);
    for (const _again of ['once', 'twice']) {
      const failure = await openExperiments({ data }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ fact: { code, file } });
      expect((failure as Error).message).toMatch(/^[^\n]+$/);
      expect((failure as Error).message).toContain(file);
    }
  });

  test('a file where the folder should be', async () => {
    const data = newFolder();
    writeFileSync(data, '');
    await expect(openExperiments({ data })).rejects.toMatchObject({ fact: { code: 'store-cannot-open' } });
  });
});

function newer(file: string): void {
  const db = new Database(file);
  db.exec(`create table schema_versions (name text, timestamp text); insert into schema_versions values ('0907', '')`);
  db.close();
}
