import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { MyMatches, SignedIn } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { type Served, serve } from '../testing.ts';
import { identityHash } from '../tokens.ts';

const BLUE = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const RED = BLUE.map((seat) => seat.replace('blue', 'red'));
const A_DAY = 24 * 3_600_000;

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'umpire-test-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** A server that packs matches after a day, on the same data, some days later. */
async function later(days: number): Promise<Served & { readonly store: Store }> {
  const store = await openSqlite(join(data, 'umpire.db'));
  const now = () => Date.now() + days * A_DAY;
  const options = { retention: { pack: 1, remove: 0, abandoned: 0 } };
  return { ...(await serve({ data, parts: { now, store, retentionAfter: 0 }, options })), store };
}

/** Every row of every table. */
function allRows(): string {
  const db = new Database(join(data, 'umpire.db'));
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as { readonly name: string }[];
  const rows = tables.map(({ name }) => [name, db.prepare(`select * from "${name}"`).all()]);
  db.close();
  return JSON.stringify(rows);
}

test('no stored row contains the id of a deleted identity, not even in packed or unfinished matches', async () => {
  const served = await later(0);
  const keep = async (name: string) => (await served.post<SignedIn>('/api/identity', { name })).body;
  const [ann, bob] = [await keep('Ann'), await keep('Bob')];
  const start = async (): Promise<string> => {
    const wish = { game: 'radar', sit: BLUE, settings: { listed: true, pace: 10_000 } };
    const { code } = (await served.post<SeatPass>('/api/matches', wish, { session: ann.session })).body;
    await served.post(`/api/matches/${code}/join`, { seats: RED }, { session: bob.session });
    await served.post(`/api/matches/${code}/start`, {}, { session: ann.session });
    return code;
  };
  const [over, running] = [await start(), await start()];
  const client = await served.sit(over, undefined, { session: bob.session });
  await client.command('red.captain', { type: 'resign' });
  const mine = async (on: Served) => (await on.post<MyMatches>('/api/mine', {}, { session: bob.session })).body;
  await eventually(async () => (await mine(served)).total).toBe(1);
  const record = await served.store.byCode(over);
  const people = await served.store.people(record?.id ?? '');
  const identity = people.find(({ name }) => name === 'Ann')?.identity ?? '';
  expect(identity).not.toBe('');
  await served.close();

  const second = await later(3);
  const isPacked = async () => (await second.store.operator.packed(record?.id ?? '')) !== undefined;
  await eventually(isPacked).toBe(true);
  expect((await second.post('/api/me/delete', {}, { session: ann.session })).status).toBe(200);
  const { unfinished, finished } = await mine(second);
  expect(unfinished).toMatchObject([{ code: running, opponents: [{ kind: 'deleted' }] }]);
  expect(finished).toMatchObject([{ code: over, result: 'lost', opponents: [{ kind: 'deleted' }] }]);
  const red = await second.sit(running, undefined, { session: bob.session });
  await red.command('red.captain', { type: 'resign' });
  await eventually(async () => (await mine(second)).total).toBe(2);
  expect((await mine(second)).finished[0]).toMatchObject({ result: 'lost', unrated: 'deleted' });
  await second.close();
  const rows = allRows();
  expect(rows).toContain('resign');
  expect(rows).not.toContain(identity);
  expect(rows).not.toContain(identityHash(record?.id ?? '', identity));
});
