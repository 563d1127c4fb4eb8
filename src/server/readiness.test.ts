import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { StoreFailure } from '../store/failure.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { testDatabase } from '../store/testing/postgres.ts';
import type { SeatPass } from '../wire/matches.ts';
import { Readiness } from './readiness.ts';
import { type Served, serve } from './testing.ts';

const FULL = new StoreFailure({ code: 'store-full', file: 'umpire.db' });
const readinessOf = async ({ get }: Served) => {
  const { status, body } = await get<{ readonly why: string | null }>('/api/ready');
  return [status, body.why];
};

let time = 0;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server on a real SQLite file whose disk can become full. */
async function onDisk(): Promise<{
  readonly served: Served;
  setFull(what: { entries: boolean; probe: boolean }): void;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-ready-'));
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  const store = await openSqlite(join(folder, 'umpire.db'));
  let full = { entries: false, probe: false };
  const limited: Store = {
    ...store,
    write: (write) => (full.entries && write.entries ? Promise.reject(FULL) : store.write(write)),
    probe: () => (full.probe ? Promise.reject(FULL) : store.probe()),
  };
  const served = await serve({ parts: { store: limited, elapsed: () => time } });
  closing.push(() => served.close());
  return {
    served,
    setFull(what) {
      full = what;
    },
  };
}

const CAPTAIN = { game: 'radar', sit: ['blue.captain'], start: true, settings: { pace: 10_000 } } as const;

describe('/api/ready', () => {
  test('fails while the disk is full, although reads still work, and recovers', async () => {
    const { served, setFull } = await onDisk();
    expect(await readinessOf(served)).toEqual([200, null]);
    setFull({ entries: false, probe: true });
    expect(await readinessOf(served)).toEqual([200, null]); // from the cache
    time += 3000;
    expect(await readinessOf(served)).toEqual([503, 'cannot-write']);
    expect((await served.get('/api/health')).status).toBe(200);
    setFull({ entries: false, probe: false });
    time += 3000;
    expect(await readinessOf(served)).toEqual([200, null]);
  });

  test('fails immediately after a failed match write, even if the small test write fits', async () => {
    const { served, setFull } = await onDisk();
    const { code, token } = await served.create(CAPTAIN);
    const client = await served.sit(code, token);
    await client.until(() => client.asks.has('blue.captain'));
    expect(await readinessOf(served)).toEqual([200, null]);
    setFull({ entries: true, probe: false });
    client.say({ type: 'command', id: 'c', seat: 'blue.captain', command: { type: 'resign' } });
    await client.until(() => client.closed !== null);
    expect(await readinessOf(served)).toEqual([503, 'cannot-write']);
    expect((await served.get<string>('/metrics')).body).toMatch(/^umpire_write_failures_total [1-9]/m);
    setFull({ entries: false, probe: false });
    time += 10_000;
    expect(await readinessOf(served)).toEqual([200, null]);
  });

  test('a value that cannot be stored says nothing about the disk', () => {
    const readiness = new Readiness({ probe: async () => {}, listed: async () => [] });
    expect(readiness.writeFailed(new StoreFailure({ code: 'store-bad-value' }))).toBe(false);
    expect(readiness.writeFailed(new Error('bug'))).toBe(false);
    expect(readiness.writeFailed(FULL)).toBe(true);
  });

  test('a stuck disk gets one test write at a time', async () => {
    let probes = 0;
    let release = (): void => {};
    const stuck = new Promise<void>((then) => {
      release = then;
    });
    const probe = (): Promise<void> => {
      probes += 1;
      return stuck;
    };
    const readiness = new Readiness({ probe, listed: async () => [] }, () => time);
    const answers = [readiness.check()];
    time += 60_000;
    answers.push(readiness.check());
    release();
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect(probes).toBe(1);
  });

  test('fails while PostgreSQL is read-only', async () => {
    const database = await testDatabase();
    closing.push(() => database.drop());
    const store = await openPostgres(database.url);
    const served = await serve({ parts: { store, elapsed: () => time } });
    closing.push(() => served.close());
    expect(await readinessOf(served)).toEqual([200, null]);
    const setReadOnly = async (on: boolean): Promise<void> => {
      const name = new URL(database.url).pathname.slice(1);
      await database.query(
        `begin read write; alter database ${name} set default_transaction_read_only = ${on}; commit`,
      );
      await database.cut(); // the setting applies to new connections
    };
    const next = (): Promise<unknown> => {
      time += 3000;
      return readinessOf(served);
    };
    await setReadOnly(true);
    await eventually(next).toEqual([503, 'cannot-write']);
    await setReadOnly(false);
    await eventually(next).toEqual([200, null]); // the first query on a closed connection fails
  });
});

test('a draining server refuses new matches and continues the existing ones', async () => {
  const { served } = await onDisk();
  const over = await served.create(CAPTAIN);
  const leaver = await served.sit(over.code, over.token);
  await leaver.command('blue.captain', { type: 'resign' });
  await leaver.until(() => leaver.over);
  const { code, token } = await served.create(CAPTAIN);
  const client = await served.sit(code, token);
  served.server.drain();
  expect(await readinessOf(served)).toEqual([503, 'draining']);
  const log = await served.get<string>(`/api/matches/${over.code}/log`);
  expect(log.status).toBe(200);
  for (const [path, body, bearer] of [
    ['/api/matches', CAPTAIN, undefined],
    [`/api/matches/${over.code}/fork`, { place: 1, sit: ['blue.captain'] }, undefined],
    ['/api/forks', { log: log.body, place: 1, sit: ['blue.captain'] }, undefined],
    [`/api/matches/${over.code}/rematch`, {}, over.token],
  ] as const) {
    const refused = await served.post<{ readonly error: object }>(path, body, bearer);
    expect([path, refused.status, refused.body.error]).toEqual([path, 503, { code: 'draining' }]);
  }
  expect((await client.command('blue.captain', { type: 'resign' })).ok).toBe(true);
  expect((await served.post<SeatPass>(`/api/matches/${code}/join`, {})).body).not.toMatchObject({
    error: { code: 'draining' },
  });
});
