import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { catalog } from '../../games/catalog.ts';
import type { LeagueInfo, LeagueLists } from '../../wire/leagues.ts';
import type { TableInfo } from '../../wire/messages.ts';
import { type Served, serve } from '../testing.ts';
import { LeagueTester, table } from './testing.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ parts: { upkeepAfter: 100 } });
});
afterAll(() => served?.close());

let count = 0;
const fresh = (...names: readonly string[]): readonly string[] => {
  count++;
  return names.map((name) => `${name} ${count}`);
};
const code = ({ body }: { readonly body: unknown }) =>
  (body as { readonly error?: { readonly code: string } }).error?.code;

describe('a round robin of four', () => {
  test('is played to its end: matches have their players, are by correspondence and are rated, and each round follows the last', async () => {
    const names = fresh('Ann', 'Bob', 'Cy', 'Di');
    const [ann = '', bob = ''] = names;
    const league = await LeagueTester.open(served, names);
    expect(await league.info(served, ann)).toMatchObject({
      status: 'open',
      players: 4,
      may: ['leave', 'start', 'close'],
    });
    const { body: started } = await league.act(served, ann, 'start');
    expect(started).toMatchObject({ status: 'playing', round: 1, rounds: 3 });
    const [first] = started.results[0]?.boards ?? [];
    const { body: match } = await served.get<TableInfo>(`/api/matches/${first?.match}`);
    expect(match).toMatchObject({
      status: 'playing',
      host: null,
      settings: { clock: 86_400, takeOver: null, listed: true },
    });
    expect(match.seats.every(({ holder }) => holder.kind === 'human')).toBe(true);
    expect((await league.mine(served, bob)).unfinished).toMatchObject([{ status: 'playing', waiting: true }]);

    for (let round = 0; round < 3; round++) await league.playRound(served);
    const info = await league.info(served);
    expect(info).toMatchObject({ status: 'over', closed: false, round: 3 });
    expect(table(info)).toEqual(names.map((name, i) => [i + 1, name, 3 - i]));
    expect(info.standings[0]?.points.lines.map(({ why, value }) => [why.code, why.round, value])).toEqual([
      ['won', 1, 1],
      ['won', 2, 1],
      ['won', 3, 1],
    ]);
    await eventually(async () => (await league.mine(served, ann)).total).toBe(3);
    expect((await league.mine(served, ann)).finished.every(({ unrated }) => unrated === null)).toBe(true);
  });
});

test('a Swiss league of three: byes count as a win, and each has at most one', async () => {
  const names = fresh('Ann', 'Bob', 'Cy');
  const league = await LeagueTester.open(served, names, { kind: 'swiss', rounds: 3 });
  await league.act(served, names[0] ?? '', 'start');
  for (let round = 0; round < 3; round++) await league.playRound(served);
  const info = await league.info(served);
  expect(info.results.flatMap(({ byes }) => byes).toSorted()).toEqual([1, 2, 3]);
  expect(info.standings.reduce((sum, { points }) => sum + points.total, 0)).toBe(6);
  expect(info.status).toBe('over');
});

test.each(Object.keys(catalog))(
  'a league of %s starts with the default set-up and with chosen options',
  async (game) => {
    for (const options of [undefined, {}]) {
      const names = fresh('Ann', 'Bob');
      const league = await LeagueTester.open(served, names, { game, ...(options && { options }) });
      const { body } = await league.act(served, names[0] ?? '', 'start');
      const { body: match } = await served.get<TableInfo>(`/api/matches/${body.results[0]?.boards[0]?.match}`);
      expect(match).toMatchObject({ game, status: 'playing' });
      expect(match.seats.every(({ holder }) => holder.kind === 'human')).toBe(true);
    }
  },
);

test('a private league is not in the lists of others, and its matches are not rated', async () => {
  const names = fresh('Ann', 'Bob', 'Eve');
  const [ann = '', bob = '', eve = ''] = names;
  const league = await LeagueTester.open(served, names, { listed: false, join: false });
  expect(await league.info(served, ann)).toMatchObject({ players: 2, me: null, mine: true });
  await league.act(served, eve, 'leave');
  await league.act(served, ann, 'join');
  const listed = async (name: string) => {
    const { body } = await served.get<LeagueLists>('/api/leagues', league.session(name));
    const has = (list: LeagueLists['mine']) => list.some((one) => one.code === league.code);
    return [has(body.mine), has(body.open)];
  };
  expect([await listed(ann), await listed(bob), await listed(eve)]).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
  await league.act(served, ann, 'start');
  await league.playRound(served);
  await eventually(async () => (await league.mine(served, ann)).finished[0]?.unrated).toBe('private');
});

describe('refusals', () => {
  const wish = { title: 'Al', game: 'radar', kind: 'swiss', clock: 86_400 };
  const names = fresh('Ann', 'Bob', 'Eve');
  const [ann = '', bob = '', eve = ''] = names;
  let league: LeagueTester;
  beforeAll(async () => {
    league = await LeagueTester.open(served, names);
    await league.act(served, eve, 'leave');
  });

  test('a guest must register a name first', async () => {
    const opened = await served.post<{ words: string }>('/api/leagues', wish);
    expect([opened.status, code(opened)]).toEqual([401, 'name-needed']);
    expect(opened.body.words).toMatch(/^register your name first/);
    expect(code(await served.post(`/api/leagues/${league.code}/join`))).toBe('name-needed');
    expect((await served.get(`/api/leagues/${league.code}`)).status).toBe(200);
  });

  test('a wrong set-up, title or clock', async () => {
    const asked = async (change: object) => served.post('/api/leagues', { ...wish, ...change }, league.session(ann));
    expect(code(await asked({ game: 'chess' }))).toBe('unknown-game');
    expect((await asked({ options: { ruleset: 'nonsense' } })).status).toBe(400);
    expect(code(await asked({ options: { spectators: 'all' } }))).toBe('spectators-see-all');
    expect(code(await asked({ title: ' \u200b! ' }))).toBe('bad-title');
    expect(code(await asked({ clock: 60 }))).toBe('bad-request');
    expect(code(await asked({ rounds: 32 }))).toBe('bad-request');
  });

  test('only the host starts and closes; no one joins twice or after the start', async () => {
    expect(code(await league.act(served, bob, 'start'))).toBe('league-not-host');
    expect(code(await league.act(served, bob, 'close'))).toBe('league-not-host');
    expect(code(await league.act(served, bob, 'join'))).toBe('league-joined');
    expect(code(await league.act(served, eve, 'leave'))).toBe('league-not-in');
    expect((await league.act(served, ann, 'start')).status).toBe(200);
    expect(code(await league.act(served, ann, 'start'))).toBe('league-started');
    expect(code(await league.act(served, eve, 'join'))).toBe('league-started');
    expect(code(await served.get('/api/leagues/ZZZZ'))).toBe('no-such-league');
  });

  test('a league that the host closes is over; its matches continue and no longer count', async () => {
    const { body } = await league.act(served, ann, 'close');
    expect(body).toMatchObject({ status: 'over', closed: true, may: [] });
    const match = body.results[0]?.boards[0]?.match ?? '';
    await league.resign(served, match, bob);
    await eventually(async () => (await league.mine(served, ann)).total).toBe(1);
    expect((await league.info(served)).results[0]?.boards[0]?.result).toBeNull();
    expect(code(await league.act(served, ann, 'close'))).toBe('league-over');
  });

  test('a host has a limited number of leagues', async () => {
    const open = () => served.post('/api/leagues', wish, league.session(bob));
    for (let i = 0; i < 5; i++) expect((await open()).status).toBe(201);
    expect([(await open()).status, code(await open())]).toEqual([429, 'too-many-leagues']);
  });
});

test('a player who leaves resigns the match, gets no new ones, and opponents have a bye', async () => {
  const names = fresh('Ann', 'Bob', 'Cy', 'Di');
  const [ann = '', , , di = ''] = names;
  const league = await LeagueTester.open(served, names);
  const { body: started } = await league.act(served, ann, 'start');
  const board = started.results[0]?.boards.findIndex(({ first, second }) => first === 4 || second === 4) ?? 0;
  const { body: left } = await league.act(served, di, 'leave');
  expect(left.results[0]?.boards[board]?.result).toMatchObject({ how: 'forfeit' });
  expect(left.standings.find(({ player }) => player === 4)).toMatchObject({ left: true, points: { total: 0 } });
  const { body: match } = await served.get<TableInfo>(`/api/matches/${left.results[0]?.boards[board]?.match}`);
  expect(match).toMatchObject({ status: 'over', outcome: { reason: { code: 'resigned' } } });
  for (let round = 0; round < 3; round++) await league.playRound(served);
  const info = await league.info(served);
  expect(info.results.slice(1).every(({ boards, byes }) => boards.length === 1 && byes.length === 1)).toBe(true);
  expect(info.status).toBe('over');
});

test('a deleted player is no longer named; the opponent wins', async () => {
  const names = fresh('Ann', 'Zebulon');
  const [ann = '', zebulon = ''] = names;
  const league = await LeagueTester.open(served, names);
  await league.act(served, ann, 'start');
  expect(JSON.stringify(await league.info(served))).toContain('Zebulon');
  await served.post('/api/me/delete', {}, league.session(zebulon));
  const info: LeagueInfo = await league.info(served);
  expect(JSON.stringify(info)).not.toContain('Zebulon');
  expect([info.status, table(info)]).toEqual([
    'over',
    [
      [1, ann, 1],
      [2, 'deleted', 0],
    ],
  ]);
});

test('if the host is deleted, a league that has not started is closed, and one in progress continues', async () => {
  const names = fresh('Host', 'Bob', 'Cy');
  const [host = ''] = names;
  const running = await LeagueTester.open(served, names);
  await running.act(served, host, 'start');
  const { body: open } = await served.post<LeagueInfo>(
    '/api/leagues',
    { title: 'Open', game: 'radar', kind: 'swiss', clock: 3600 },
    running.session(host),
  );
  await served.post('/api/me/delete', {}, running.session(host));
  expect((await served.get<LeagueInfo>(`/api/leagues/${open.code}`)).body).toMatchObject({
    status: 'over',
    host: null,
  });
  expect(await running.info(served)).toMatchObject({ status: 'playing', host: null, players: 2 });
});
