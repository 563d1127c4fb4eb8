import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { entry, match, step } from './fixtures/records.ts';
import { openSqlite } from './sqlite.ts';
import { storeLaws } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = (): string => join(folder, `${++files}`, 'umpire.db');

// Durability is only a question of when the disk is asked to write; the crash tests are about it.
describe('SQLite', () => {
  storeLaws(async () => {
    const file = newFile();
    const store = await openSqlite(file, { durable: false });
    const reopen = async () => {
      await store.close();
      return openSqlite(file, { durable: false });
    };
    return { store, reopen };
  });
});

test('200 concurrent writes are committed in far fewer transactions', async () => {
  const store = await openSqlite(newFile());
  const ids = Array.from({ length: 200 }, (_, i) => `m${i}`);
  await Promise.all(ids.map((id) => store.create(match(id))));
  const before = store.commits;
  await Promise.all(ids.map((id) => store.write(step(id, 0))));
  expect(store.commits - before).toBeGreaterThan(0);
  expect(store.commits - before).toBeLessThan(20);
  await store.close();
});

test('writes that arrive while the disk is busy share the next transaction', async () => {
  const store = await openSqlite(newFile());
  await Promise.all([store.create(match('long')), store.create(match('m'))]);
  const before = store.commits;
  const long = store.write({ match: 'long', entries: Array.from({ length: 50_000 }, (_, n) => entry(n)) });
  const writes: Promise<unknown>[] = [];
  for (let n = 0; n < 50; n++) {
    await new Promise((turn) => setImmediate(turn));
    writes.push(store.write(step('m', n)));
  }
  await Promise.all([long, ...writes]);
  expect(store.commits - before).toBeLessThan(25);
  await store.close();
});

test('a value that cannot be stored fails on its own', async () => {
  const store = await openSqlite(newFile());
  await store.create(match('m'));
  await store.create(match('other'));
  const wrong = { ...entry(1), body: true as unknown as string };
  const [failed, beside] = await Promise.allSettled([
    store.write({ match: 'm', entries: [entry(0), wrong] }),
    store.write(step('other', 0)),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-bad-value' } } });
  expect(beside.status).toBe('fulfilled');
  expect(await store.entries('m')).toEqual([]);
  await expect(store.write({ match: 'm', entries: [{ ...entry(0), body: (() => 1) as never }] })).rejects.toThrow();
  await store.close();
});

test('a value that cannot be sent to the thread fails on its own, and later requests get their own answers', async () => {
  const store = await openSqlite(newFile(), { durable: false });
  const ids = Array.from({ length: 32 }, (_, i) => `m${i}`); // as many as are sent at once
  await Promise.all(ids.map((id) => store.create(match(id))));
  const bodyOf = (i: number) => (i === 31 ? ((() => {}) as never) : '{}'); // a function cannot be sent
  const answers = await Promise.allSettled(
    ids.map((id, i) => store.write({ match: id, entries: [{ ...entry(0), body: bodyOf(i) }] })),
  );
  expect(answers.slice(0, 31)).toEqual(Array(31).fill({ status: 'fulfilled', value: 'written' }));
  expect(answers[31]).toMatchObject({ status: 'rejected' });
  expect(await store.byId('m5')).toMatchObject({ id: 'm5' });
  expect(await store.entries('m31')).toEqual([]);
  await store.close();
});

test('the file does not change while it is frozen, however much is written', async () => {
  const file = newFile();
  const store = await openSqlite(file, { durable: false });
  await store.create(match('m'));
  const thaw = await store.freeze?.();
  const before = readFileSync(file);
  const body = 'x'.repeat(4000); // about a page
  for (let from = 0; from < 9000; from += 1000) {
    const entries = Array.from({ length: 1000 }, (_, i) => ({ ...entry(from + i), body }));
    expect(await store.write({ match: 'm', entries })).toBe('written');
  }
  expect(readFileSync(file).equals(before)).toBe(true);
  await thaw?.();
  await store.write(step('m', 9000));
  await store.close();
  expect(statSync(file).size).toBeGreaterThan(before.length);
});

test('only the owner may read the database files, in any folder and after an upgrade', async () => {
  const file = newFile();
  const folderOf = join(file, '..');
  mkdirSync(folderOf, { recursive: true });
  chmodSync(folderOf, 0o777);
  const modes = () => readdirSync(folderOf).map((name) => [name, statSync(join(folderOf, name)).mode & 0o777]);
  const store = await openSqlite(file);
  await store.create(match('m'));
  expect(modes()).toEqual([
    ['umpire.db', 0o600],
    ['umpire.db-wal', 0o600],
  ]);
  await store.close();
  chmodSync(file, 0o644);
  await openSqlite(file).then((again) => again.close());
  expect(modes()).toEqual([['umpire.db', 0o600]]);
});

describe('a file that cannot be opened gives a one-line error that names it', () => {
  test.each<[string, string, (file: string) => void]>([
    ['a file that is no database', 'store-not-a-database', (file) => writeFileSync(file, 'no database\n'.repeat(100))],
    ['a folder', 'store-cannot-open', (file) => mkdirSync(file)],
    ['a damaged database', 'store-damaged', damaged],
  ])('%s', async (_, code, make) => {
    const file = newFile();
    mkdirSync(join(file, '..'), { recursive: true });
    make(file);
    const failure = await openSqlite(file).catch((error: unknown) => error);
    expect(failure).toMatchObject({ fact: { code, file } });
    expect((failure as Error).message).toMatch(/^[^\n]+$/);
    expect((failure as Error).message).toContain(file);
  });

  test('a file where its folder should be', async () => {
    const file = newFile();
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '');
    await expect(openSqlite(join(file, 'umpire.db'))).rejects.toMatchObject({ fact: { code: 'store-cannot-open' } });
  });

  test('one that another store has open', async () => {
    const file = newFile();
    const store = await openSqlite(file);
    await store.create(match('m'));
    await expect(openSqlite(file)).rejects.toMatchObject({ fact: { code: 'store-locked', file } });
    await store.write(step('m', 0));
    await store.close();
    await openSqlite(file).then((again) => again.close());
  });

  test('one with a newer schema names both versions and is not changed', async () => {
    const file = newFile();
    await openSqlite(file).then((store) => store.close());
    const db = new Database(file);
    db.exec(`insert into schema_versions values ('0907', '')`);
    db.close();
    for (const _ of ['once', 'twice']) {
      const failure = await openSqlite(file).catch((error: unknown) => error);
      expect(failure).toMatchObject({ fact: { code: 'store-newer', file, found: 907, known: expect.any(Number) } });
      expect((failure as Error).message).toContain('907');
    }
  });
});

/** A valid header followed by garbage. */
function damaged(file: string): void {
  const db = new Database(file);
  db.exec('create table t (a)');
  db.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 100));
}
