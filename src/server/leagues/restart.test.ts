import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { RetentionDays } from '../options.ts';
import { type Served, serve } from '../testing.ts';
import { LeagueTester, table } from './testing.ts';

const A_DAY = 86_400_000;
const NAMES = ['Ann', 'Bob', 'Cy', 'Di'];

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'umpire-leagues-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** A server on the same data, some days later. */
function later(days = 0, retention: RetentionDays = { pack: 0, remove: 0, abandoned: 0 }): Promise<Served> {
  const now = () => Date.now() + days * A_DAY;
  return serve({ data, options: { retention }, parts: { now, upkeepAfter: 0, retentionAfter: 0 } });
}

/** Changes the stored data while no server runs. */
async function whileDown(change: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openSqlite(join(data, 'umpire.db'));
  await change(store);
  await store.close();
}

const boardsOf = async (league: LeagueTester, on: Served) => (await league.info(on)).results.at(-1)?.boards ?? [];

test('a restart in the middle of a round changes nothing', async () => {
  const first = await later();
  const league = await LeagueTester.open(first, NAMES);
  await league.act(first, 'Ann', 'start');
  await league.playRound(first);
  await league.ready(first);
  const [board] = await boardsOf(league, first);
  await league.resign(first, board?.match ?? '', boardLoser(board));
  await eventually(async () => (await boardsOf(league, first))[0]?.result).not.toBeNull();
  const before = await league.info(first);
  await first.server.close();

  const second = await later();
  expect(await league.info(second)).toEqual(before);
  await league.playRound(second);
  await league.playRound(second);
  const info = await league.info(second);
  expect([info.status, table(info)]).toEqual(['over', NAMES.map((name, i) => [i + 1, name, 3 - i])]);
  await second.close();
});

const boardLoser = (board: { readonly first: number; readonly second: number } | undefined): string =>
  NAMES[Math.max(board?.first ?? 0, board?.second ?? 0) - 1] ?? '';

test('after a restart, the server completes what a crash interrupted: a result, and a match that was never created or started', async () => {
  const first = await later();
  const league = await LeagueTester.open(first, [...NAMES, 'Ed', 'Flo']);
  await league.act(first, 'Ann', 'start');
  const before = await boardsOf(league, first);
  await first.server.close();

  await whileDown(async (store) => {
    const [over, missing, open] = await Promise.all(before.map(({ match }) => store.byCode(match ?? '')));
    const outcome = { winners: ['blue'], reason: { code: 'resigned', side: 'red' } };
    await store.write({ match: over?.id ?? '', change: { status: 'over', outcome } });
    await store.operator.deleteMatch(missing?.id ?? '');
    await store.write({ match: open?.id ?? '', change: { status: 'open' } });
  });

  const second = await later();
  const codes = async () => (await boardsOf(league, second)).map(({ match }) => match);
  await eventually(async () => (await boardsOf(league, second))[0]?.result).toMatchObject({ first: 1, second: 0 });
  await eventually(async () => (await codes()).filter((code) => code !== null).length).toBe(3);
  const after = await codes();
  expect([after[0], after[1] === before[1]?.match, after[2] === before[2]?.match]).toEqual([
    before[0]?.match,
    false,
    false,
  ]);
  expect((await second.get(`/api/matches/${before[2]?.match}`)).status).toBe(404);
  for (const code of after) expect((await second.get(`/api/matches/${code}`)).status).toBe(200);
  expect((await league.mine(second, 'Bob')).unfinished.length).toBeLessThanOrEqual(1);
  await second.close();
});

test('a match that both players have left is closed without a result, so that the league continues', async () => {
  const first = await later();
  const league = await LeagueTester.open(first, NAMES);
  await league.act(first, 'Ann', 'start');
  const [board] = await boardsOf(league, first);
  for (const player of [board?.first, board?.second]) {
    const access = league.players[(player ?? 1) - 1];
    expect((await first.post(`/api/matches/${board?.match}/leave`, {}, access)).status).toBe(200);
  }
  await first.server.close();
  const second = await later();
  await eventually(async () => (await boardsOf(league, second))[0]?.result).toEqual({
    first: 0,
    second: 0,
    how: 'no-result',
  });
  await league.playRound(second);
  expect(await league.info(second)).toMatchObject({ round: 2 });
  await second.close();
});

test('old matches stay as long as their league is in progress', async () => {
  const first = await later();
  const league = await LeagueTester.open(first, NAMES);
  await league.act(first, 'Ann', 'start');
  await league.playRound(first);
  const old = (await league.info(first)).results[0]?.boards.map(({ match }) => match) ?? [];
  await first.server.close();

  const days = { pack: 1, remove: 5, abandoned: 0 };
  const second = await later(10, days);
  await eventually(async () => (await second.get(`/api/matches/${old[0]}/log`)).status).toBe(200);
  await league.playRound(second);
  await league.playRound(second);
  expect((await league.info(second)).status).toBe('over');
  for (const code of old) expect((await second.get(`/api/matches/${code}`)).status).toBe(200);
  await second.server.close();

  const third = await later(20, days);
  await eventually(async () => (await league.info(third)).results[0]?.boards.map(({ match }) => match)).toEqual([
    null,
    null,
  ]);
  expect(table(await league.info(third))[0]).toEqual([1, 'Ann', 3]);
  await third.close();
});
