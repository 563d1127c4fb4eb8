import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { rulesFor } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { open } from '../../kernel/match.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import type { MyMatches } from '../../wire/identity.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { TableInfo } from '../../wire/messages.ts';
import type { ServerOptions } from '../options.ts';
import { openTestServer } from '../testing/test-table.ts';
import { type Served, serve } from '../testing.ts';

const HOUR = 3_600_000;
const START = 1_800_000_000_000;
const THREE_DAYS = { clock: 3 * 86_400 };
const place = (at: number) => ({ type: 'place', at }) as { type: string };

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'umpire-correspondence-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** A server on the same data, some hours after the start. */
function later(hours: number, options: Partial<ServerOptions> = {}): Promise<Served> {
  const started = Date.now();
  const now = (): number => START + hours * HOUR + Date.now() - started;
  return serve({ data, options, parts: { now, retentionAfter: 0 } });
}

/** Hours after the start; a slow machine may need some minutes. */
const hours = (at: number | null = null): number | null => at && Math.floor((at - START) / HOUR + 0.001);

interface Duel {
  readonly code: string;
  readonly ann: string;
  readonly bob: string;
}

/** Two captains; bots play the rest. */
async function duel(on: Served, settings: object = THREE_DAYS): Promise<Duel> {
  const ann = await on.create({
    game: 'radar',
    name: 'Ann',
    sit: ['blue.captain'],
    settings: { pace: 0, ...settings },
  });
  const { body: bob } = await on.post<SeatPass>(`/api/matches/${ann.code}/join`, {
    name: 'Bob',
    seats: ['red.captain'],
  });
  await on.post(`/api/matches/${ann.code}/start`, {}, ann.token);
  return { code: ann.code, ann: ann.token, bob: bob.token };
}

const mine = async (on: Served, ...seats: readonly string[]) =>
  (await on.post<MyMatches>('/api/mine', { seats })).body.unfinished;
const deadlines = async (on: Served, { ann, bob }: Duel) => [
  hours((await mine(on, ann))[0]?.deadline),
  hours((await mine(on, bob))[0]?.deadline),
];

describe('a clock of days', () => {
  test('replaces the takeover of absent players, and is two weeks at most', async () => {
    const on = await later(0);
    const { code } = await duel(on);
    const { body } = await on.get<TableInfo>(`/api/matches/${code}`);
    expect(body.settings).toMatchObject({ clock: 3 * 86_400, takeOver: null });
    const long = await on.post('/api/matches', { game: 'radar', settings: { clock: 15 * 86_400 } });
    expect(long.status).toBe(400);
    await on.close();
  });

  test('continues after a restart: the time before it counts', async () => {
    const first = await later(0);
    const match = await duel(first);
    expect(await deadlines(first, match)).toEqual([72, 72]);
    await first.server.close();

    const second = await later(30);
    expect(await deadlines(second, match)).toEqual([72, 72]);
    const client = await second.sit(match.code, match.ann);
    await client.command('blue.captain', place(0)); // Bob’s clock does not stop for that
    expect((await deadlines(second, match))[1]).toBe(72);
    expect((await mine(second, match.bob))[0]).toMatchObject({ waiting: true });
    await second.server.close();

    const third = await later(40);
    expect((await deadlines(third, match))[1]).toBe(72);
    expect((await mine(third, match.ann))[0]).toMatchObject({ waiting: false, deadline: null });
    await third.close();
  });

  test('that ran out while the server was down leaves ten more minutes', async () => {
    const first = await later(0);
    const match = await duel(first);
    await first.server.close();
    const late = await later(80);
    const [waiting] = await mine(late, match.ann);
    const left = (waiting?.deadline ?? 0) - (START + 80 * HOUR);
    expect(left).toBeGreaterThanOrEqual(600_000);
    expect(left).toBeLessThan(1_200_000);
    await late.close();
  });

  test('a short clock starts again after a restart', async () => {
    const first = await later(0);
    const match = await duel(first, { clock: 60 });
    await first.server.close();
    const second = await later(1);
    expect(await deadlines(second, match)).toEqual([1, 1]);
    await second.close();
  });

  test('protects the match from being closed as abandoned', async () => {
    const first = await later(0);
    const [slow, idle] = [await duel(first), await duel(first, { clock: null, takeOver: null })];
    await first.server.close();
    const second = await later(50, { retention: { pack: 0, remove: 0, abandoned: 1 } });
    const status = async ({ code }: Duel) => (await second.get<TableInfo>(`/api/matches/${code}`)).body.status;
    await eventually(() => status(idle)).toBe('over');
    expect(await status(slow)).toBe('playing');
    await second.close();
  });
});

test('my matches are sorted by deadline', async () => {
  const on = await later(0);
  const tokens = new Map<number | null, string>();
  for (const clock of [7 * 86_400, null, 86_400]) tokens.set(clock, (await duel(on, { clock })).ann);
  const list = await mine(on, ...tokens.values());
  expect(list.map(({ deadline }) => hours(deadline))).toEqual([24, 168, null]);
  expect(list.every(({ waiting }) => waiting)).toBe(true);
  await on.close();
});

describe('at the table', () => {
  const radar = catalog.radar as Game;
  const rules = must(rulesFor(radar, undefined, '1'));
  const crews = [['blue.captain'], ['red.captain']];

  test('after one missed deadline a bot plays, until the player is back; a table with a deadline stays in memory', async () => {
    const server = await openTestServer(radar);
    const table = server.lay(open(radar, rules, '1', hashing), crews);
    await table.change({ settings: { ...table.settings, clock: 86_400, takeOver: null } });
    table.live?.seatsChanged();
    const holder = () => table.assignments.find(({ seat }) => seat === 'blue.captain');
    table.absence.stop();
    table.absence.startTimers();
    expect(table.absence.isIdle).toBe(true); // no takeover timer
    expect(table.isIdle).toBe(false);
    expect(table.onLate('blue.captain')).toBe(true);
    await eventually(() => holder()?.bot).toBe(radar.defaults.bot);
    server.listen(table, ['blue.captain']);
    await eventually(() => holder()?.bot).toBeNull();
    await server.close();
  });

  test('a node without the lease keeps a missed deadline, in case it gets the lease', async () => {
    const server = await openTestServer(radar);
    const table = server.lay(open(radar, rules, '1', hashing), crews);
    table.holdsLease = false;
    expect(table.onLate('blue.captain')).toBe(false);
    expect(table.live?.questions.demandOn('blue.captain')?.deadline).not.toBeNull();
    await server.close();
  });
});
