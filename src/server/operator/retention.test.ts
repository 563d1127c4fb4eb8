import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { parseLog } from '../../kernel/log.ts';
import { verify } from '../../kernel/replay.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { MatchRecord, Store } from '../../store/store.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { PersonData } from '../../wire/operator.ts';
import { isFaithful, isTooLong, packLog, unpackLog } from '../match/packed-log.ts';
import type { RetentionDays } from '../options.ts';
import { type Served, serve } from '../testing.ts';

const radar = catalog.radar as Game;
const TOKEN = 'operator-token-for-tests';
const A_DAY = 24 * 3_600_000;
const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'umpire-retention-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** A server on the same data, some days later. */
async function later(
  days: number,
  retention: Partial<RetentionDays> = {},
): Promise<Served & { readonly store: Store }> {
  const store = await openSqlite(join(data, 'umpire.db'), { durable: false });
  const now = () => Date.now() + days * A_DAY;
  const options = { adminToken: TOKEN, retention: { pack: 0, remove: 0, abandoned: 0, ...retention } };
  return { ...(await serve({ data, parts: { now, store, retentionAfter: 0 }, options })), store };
}

/** Ann plays a few commands against bots; with `resign`, she ends the match. */
async function played(on: Served, resign = true): Promise<SeatPass> {
  const pass = await on.create({ game: 'radar', name: 'Ann', sit: CREW, settings: { pace: 0 }, start: true });
  const client = await on.sit(pass.code, pass.token);
  await client.command('blue.captain', { type: 'place', at: 0 } as never);
  await client.until(() => client.asks.get('blue.captain')?.kinds.includes('move') === true); // the bots have acted
  if (resign) {
    await client.command('blue.captain', { type: 'resign' });
    await client.until(() => client.over);
  }
  client.socket.close();
  return pass;
}

test('packing makes a match small and does not change its log, replay, fork or export', async () => {
  const first = await later(0);
  const { code, token } = await played(first);
  const log = (await first.get<string>(`/api/matches/${code}/log`)).body;
  const heard = (await first.get<string>(`/api/matches/${code}/log?eyes=red.captain`)).body;
  await first.close();

  const second = await later(8, { pack: 7 });
  const id = (await second.store.byCode(code))?.id ?? '';
  await eventually(() => second.store.operator.packed(id)).toBeDefined();
  expect([await second.store.entries(id), await second.store.decided(id)]).toEqual([[], []]);
  expect((await second.get<string>(`/api/matches/${code}/log`)).body).toBe(log);
  expect((await second.get<string>(`/api/matches/${code}/log?eyes=red.captain`)).body).toBe(heard);
  expect(verify(radar, must(parseLog(log, hashing)), hashing).ok).toBe(true);
  const viewer = await second.sit(code);
  await viewer.until(() => viewer.over && viewer.eyes.includes('archive'));
  expect((await second.post(`/api/matches/${code}/fork`, { place: 1, sit: ['red.captain'] })).status).toBe(201);
  const { body } = await second.post<PersonData>('/api/admin/people/export', { token }, TOKEN);
  expect(body.commands).toHaveLength(2);
  expect((await second.post('/api/admin/people/delete', { token }, TOKEN)).status).toBe(200);
  expect((await second.get<string>(`/api/matches/${code}/log`)).body).not.toContain('"Ann"');
  await second.close();
});

test('finished matches are deleted after the set number of days, and newer ones stay', async () => {
  const first = await later(0);
  const old = await played(first);
  await first.close();
  const second = await later(5);
  const young = await played(second);
  await second.close();
  const third = await later(8, { remove: 7, pack: 7 });
  await eventually(async () => (await third.get(`/api/matches/${old.code}`)).status).toBe(404);
  expect((await third.get(`/api/matches/${young.code}`)).status).toBe(200);
  await third.close();
});

test('an abandoned match is closed with that reason; an active one continues', async () => {
  const first = await later(0);
  const [old, active] = [await played(first, false), await played(first, false)];
  await first.close();
  const second = await later(5);
  await second.post(`/api/matches/${active.code}/leave`, { seats: ['blue.engineer'] }, active.token); // is logged
  await second.close();
  const third = await later(8, { abandoned: 7 });
  await eventually(async () => (await third.get<{ status: string }>(`/api/matches/${old.code}`)).body.status).toBe(
    'over',
  );
  expect((await third.get(`/api/matches/${old.code}`)).body).toMatchObject({
    outcome: { reason: { code: 'closed', by: 'server' } },
  });
  expect((await third.get(`/api/matches/${active.code}`)).body).toMatchObject({ status: 'playing' });
  await third.close();
});

test('without settings, nothing changes', async () => {
  const first = await later(0);
  const { code } = await played(first);
  await first.close();
  const second = await later(5000);
  expect((await second.get(`/api/matches/${code}`)).status).toBe(200);
  const id = (await second.store.byCode(code))?.id ?? '';
  expect(await second.store.operator.packed(id)).toBeUndefined();
  await second.close();
});

test.each([
  ['would lose a field', (body: string) => `${body.slice(0, -1)},"more":1}`],
  ['is not JSON', () => '{'],
])('120 matches with an entry that %s do not keep the others from being packed', async (_, damage) => {
  const first = await later(0);
  const { code } = await played(first);
  const { body } = (await first.store.entries((await first.store.byCode(code))?.id ?? ''))[0] ?? { body: '' };
  for (let i = 0; i < 120; i++) {
    const id = `damaged-${i}`;
    await first.store.create({ ...((await first.store.byCode(code)) as MatchRecord), id, code: id, updated: i });
    await first.store.write({ match: id, entries: [{ n: 0, body: damage(body), command: null, at: i }] });
  }
  await first.close();
  const second = await later(8, { pack: 7 });
  const id = (await second.store.byCode(code))?.id ?? '';
  await eventually(() => second.store.operator.packed(id)).toBeDefined();
  expect(await second.store.entries('damaged-0')).toHaveLength(1);
  await second.close();
});

test('a name that is deleted while its match is being packed is gone', async () => {
  const first = await later(0);
  const { code, token } = await played(first);
  await first.post(`/api/matches/${code}/leave`, {}, token);
  const store = first.store;
  const id = (await store.byCode(code))?.id ?? '';
  const [found] = await store.operator.packable(Number.MAX_SAFE_INTEGER, { from: 0, most: 1 });
  const packed = await packLog(await store.entries(id));
  expect((await first.post('/api/admin/people/delete', { token }, TOKEN)).status).toBe(200);
  await store.operator.pack(found ?? { id, rev: -1 }, packed); // read before the deletion, written after it
  expect((await first.get<string>(`/api/matches/${code}/log`)).body).not.toContain('"Ann"');
  expect(await store.operator.packed(id)).toBeUndefined();
  await first.close();
});

test('a person is not deleted halfway if the packed log of the match is damaged', async () => {
  const first = await later(0);
  const { code, token } = await played(first);
  await first.close();
  const second = await later(8, { pack: 7 });
  const id = (await second.store.byCode(code))?.id ?? '';
  await eventually(() => second.store.operator.packed(id)).toBeDefined();
  await second.store.operator.rewrite(id, { entries: [], packed: { body: Uint8Array.of(1), digest: 'other' } });
  const remove = await second.post('/api/admin/people/delete', { token }, TOKEN);
  expect(remove).toMatchObject({ status: 500, body: { error: { code: 'packed-damaged' } } });
  expect((await second.store.people(id)).map(({ name }) => name)).toEqual(['Ann']);
  await second.close();
});

test('a packed log of more than 64 MB can be read, but a match with such a log is no longer packed', async () => {
  const body = JSON.stringify({ n: 0, seat: 'umpire', command: { type: 'begin' }, events: ['x'.repeat(1024 * 1024)] });
  const entries = Array.from({ length: 65 }, (_, n) => ({ n, body: body.replace('0', `${n}`), command: null, at: n }));
  expect([isTooLong(entries), isTooLong(entries.slice(2))]).toEqual([true, false]);
  expect(await isFaithful(await packLog(entries), entries)).toBe(true);
});

test('a damaged packed log is detected, not replayed', async () => {
  const body = JSON.stringify({ n: 0, seat: 'umpire', command: { type: 'begin' }, events: [] });
  const entries = [{ n: 0, body, command: null, at: 5 }];
  const packed = await packLog(entries);
  expect(await isFaithful(packed, entries)).toBe(true);
  expect(await unpackLog({ ...packed, digest: 'other' })).toBeUndefined();
  expect(await unpackLog({ ...packed, body: packed.body.map((byte) => byte ^ 1) })).toBeUndefined();
});
