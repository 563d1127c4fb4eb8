import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalog } from '../../games/catalog.ts';
import { StoreFailure } from '../../store/failure.ts';
import { match, person } from '../../store/fixtures/records.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { MyMatches, SignedIn } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { Caller } from '../http/backend.ts';
import { makeLog } from '../log.ts';
import type { Service } from '../service.ts';
import { Tables } from '../table/tables.ts';
import { type Served, serve } from '../testing.ts';
import { myMatches } from './my-matches.ts';
import { sessionWith } from './sessions.ts';
import { TurnSummaries } from './turn-summaries.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const ENEMY = CREW.map((seat) => seat.replace('blue', 'red'));
const MANY = 12;
const CLOCK = 7 * 86_400; // seconds

const data = mkdtempSync(join(tmpdir(), 'umpire-test-'));
let store: Store;
let served: Served;
let ann: SignedIn;
const passes: SeatPass[] = [];

beforeAll(async () => {
  store = await openSqlite(join(data, 'umpire.db'));
  served = await serve({ data, parts: { store } });
  ann = (await served.post<SignedIn>('/api/identity', { name: 'Ann' })).body;
  const wish = { game: 'radar', sit: CREW, settings: { clock: CLOCK } };
  for (let i = 0; i < MANY; i++) {
    const { body: pass } = await served.post<SeatPass>('/api/matches', wish, { session: ann.session });
    await served.post(`/api/matches/${pass.code}/join`, { seats: ENEMY });
    await served.post(`/api/matches/${pass.code}/start`, {}, { session: ann.session });
    passes.push(pass);
  }
});
afterAll(async () => {
  await served?.close();
  rmSync(data, { recursive: true, force: true });
});

/** A server that has none of the matches in memory, and the matches whose log it reads. */
function restarted(entriesOf: Store['entries'] = (match, from) => store.entries(match, from)) {
  const read: string[] = [];
  const entries: Store['entries'] = (match, from) => {
    read.push(match);
    return entriesOf(match, from);
  };
  const service = {
    store: { ...store, entries },
    games: catalog,
    log: makeLog('silent'),
    now: () => Date.now(),
    elapsed: () => performance.now(),
  } as unknown as Service;
  const tables = new Tables(service, 1e9);
  const summaries = new TurnSummaries(service);
  const ask = async (): Promise<MyMatches> => {
    const session = await sessionWith(service, ann.session);
    return myMatches({ service, tables }, summaries, { session } as unknown as Caller, {});
  };
  return { read, tables, ask };
}

test('one request reads a few matches and keeps none in memory; the next ones read the rest', async () => {
  const { read, tables, ask } = restarted();
  const first = await ask();
  expect([first.unfinished.length, first.more, read.length]).toEqual([10, 2, 10]);
  const second = await ask();
  expect([second.unfinished.length, second.more, read.length]).toEqual([MANY, 0, MANY]);
  expect(new Set(second.unfinished.map(({ code }) => code))).toEqual(new Set(passes.map(({ code }) => code)));
  await ask();
  expect([read.length, tables.size]).toEqual([MANY, 0]);
  await tables.close();
});

test('a match with a damaged log is listed from its record; the others are complete', async () => {
  const { id: damaged } = (await store.byCode(passes[3]?.code ?? '')) ?? { id: '' };
  const { tables, ask } = restarted(async (match, from) => {
    const entries = await store.entries(match, from);
    return match === damaged ? entries.map((entry) => ({ ...entry, body: '{' })) : entries;
  });
  await ask();
  const { unfinished, more } = await ask();
  expect([unfinished.length, more]).toEqual([MANY, 0]);
  const one = unfinished.find(({ code }) => code === passes[3]?.code);
  expect(one).toMatchObject({ status: 'playing', side: 'blue', waiting: false });
  expect(unfinished.filter(({ waiting }) => waiting)).toHaveLength(MANY - 1);
  await tables.close();
});

test('a list that the store cannot read completely is an error, and is read again', async () => {
  let isDown = true;
  const { tables, ask } = restarted(async (match, from) => {
    if (isDown) throw new StoreFailure({ code: 'store-failed' });
    return store.entries(match, from);
  });
  await expect(ask()).rejects.toThrow(StoreFailure);
  isDown = false;
  await ask();
  expect((await ask()).unfinished.filter(({ waiting }) => waiting)).toHaveLength(MANY);
  await tables.close();
});

test('a match that is not in memory has the turn, deadline and time of one that is', async () => {
  const [pass] = passes as [SeatPass];
  const { read, tables, ask } = restarted();
  const find = ({ unfinished }: MyMatches) => unfinished.find(({ code }) => code === pass.code);
  const all = async () => {
    await ask();
    return find(await ask());
  };
  const inMemory = async () => find((await served.post<MyMatches>('/api/mine', {}, { session: ann.session })).body);
  const before = await all();
  expect(before).toMatchObject({ waiting: true, status: 'playing', side: 'blue' });
  expect(Math.abs((before?.deadline ?? 0) - Date.now() - CLOCK * 1000)).toBeLessThan(120_000);
  const known = await inMemory();
  expect({ ...before, deadline: 0 }).toEqual({ ...known, deadline: 0 });
  expect(Math.abs((before?.deadline ?? 0) - (known?.deadline ?? 0))).toBeLessThan(5_000);

  const client = await served.sit(pass.code, undefined, { session: ann.session });
  await client.command('blue.captain', { type: 'place', at: 0 } as never);
  const { id = '' } = (await store.byCode(pass.code)) ?? {};
  const reads = read.filter((one) => one === id).length;
  const after = await all();
  expect(after?.at).toBeGreaterThan(before?.at ?? 0);
  expect({ ...after, deadline: 0 }).toEqual({ ...(await inMemory()), deadline: 0 });
  expect(read.filter((one) => one === id)).toHaveLength(reads + 1); // only because it changed
  await tables.close();
});

test('many matches that a player only watches do not hide those that wait for them', async () => {
  const identity = (await sessionWith({ store, now: Date.now } as unknown as Service, ann.session))?.identity ?? null;
  for (let i = 0; i < 100; i++) {
    const id = `watched-${i}`;
    await store.create(match(id, { updated: Date.now() + 60_000 }));
    await store.addPerson({ ...person(`in-${id}`, id), identity });
  }
  const { unfinished } = (await served.post<MyMatches>('/api/mine', {}, { session: ann.session })).body;
  expect(new Set(unfinished.map(({ code }) => code))).toEqual(new Set(passes.map(({ code }) => code)));
});
