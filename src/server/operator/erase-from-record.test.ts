import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { match, person } from '../../store/fixtures/records.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { eraseFromRecord } from './erase-from-record.ts';

const data = mkdtempSync(join(tmpdir(), 'umpire-test-'));
let store: Store;
beforeAll(async () => {
  store = await openSqlite(join(data, 'umpire.db'));
});
afterAll(async () => {
  await store?.close();
  rmSync(data, { recursive: true, force: true });
});

test('a record is written only if it contains the person, whatever the order of its fields', async () => {
  const table = { muted: ['bob'], mutedBrowsers: [{ person: 'bob', browser: 'hash' }], host: 'ann', chairs: [] };
  const stored = match('m', { table });
  await store.create(stored);
  await eraseFromRecord(store, person('ann', 'm'));
  expect(await store.byId('m')).toEqual(stored);
  await eraseFromRecord(store, person('bob', 'm'));
  const changed = await store.byId('m');
  expect(changed?.table).toEqual({ ...table, muted: [], mutedBrowsers: [] });
  expect(changed?.rev).toBeGreaterThan(stored.rev);
});
