import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addsUp } from '../kernel/tally.ts';
import { leagueAfter } from './apply.ts';
import type { LeagueEvent, Score } from './league.ts';
import { standings } from './standings.ts';
import { anyLeague } from './testing.ts';

const KEYS = ['points', 'buchholz', 'headToHead', 'wins'] as const;

test('every number is the sum of its lines, and places follow the numbers; players who have left come last', () =>
  fc.assert(
    fc.property(anyLeague(), ({ league }) => {
      const rows = standings(league);
      expect(rows.map(({ player }) => player).sort((a, b) => a - b)).toEqual(league.players);
      for (const row of rows) for (const key of KEYS) expect(addsUp(row[key])).toBe(true);
      rows.forEach((row, i) => {
        const before = rows[i - 1] ?? row;
        const key = KEYS.find((one) => before[one].total !== row[one].total);
        const isLower = before.left !== row.left || key !== undefined;
        if (before.left !== row.left) expect(row.left).toBe(true);
        else if (key) expect(before[key].total).toBeGreaterThan(row[key].total);
        expect(row.place).toBe(isLower || i === 0 ? i + 1 : before.place);
      });
    }),
  ));

test('the points add up to one per finished match and one per bye', () =>
  fc.assert(
    fc.property(anyLeague(), ({ league }) => {
      const total = standings(league).reduce((sum, { points }) => sum + points.total, 0);
      const boards = league.rounds.flatMap((round) => round.boards);
      const byes = league.rounds.flatMap((round) => round.byes);
      expect(total).toBe(boards.filter(({ result }) => result && result.how !== 'no-result').length + byes.length);
    }),
  ));

/** A round robin with results by pair: `1-2` is the score of player 1. */
function roundRobin(players: number, scores: Readonly<Record<string, Score>>, gone: readonly number[] = []) {
  const events: LeagueEvent[] = Array.from({ length: players }, (_, i) => ({ type: 'joined', player: i + 1 }));
  events.push({ type: 'started' });
  Object.entries(scores).forEach(([pair, score], round) => {
    const [first = 0, second = 0] = pair.split('-').map(Number);
    events.push({ type: 'round', pairs: [{ first, second }], byes: [] });
    events.push({ type: 'result', round, board: 0, score });
  });
  events.push(...gone.map((player) => ({ type: 'left', player }) as const));
  return standings(leagueAfter({ kind: 'round-robin', rounds: null }, events));
}

test('equal points and equal opponents: head-to-head decides', () => {
  const rows = roundRobin(4, { '1-2': 0, '1-3': 1, '1-4': 1, '2-3': 0, '2-4': 1, '3-4': 0 });
  // 1 and 2 have 2 points each against the same opponents; 2 beat 1. 3 and 4 have 1 each; 4 beat 3.
  expect(rows.map(({ player, place }) => [player, place])).toEqual([
    [2, 1],
    [1, 2],
    [4, 3],
    [3, 4],
  ]);
  expect(rows[0]?.headToHead).toEqual({
    lines: [{ why: { code: 'won', round: 1, opponent: 1 }, value: 1 }],
    total: 1,
  });
});

test('head-to-head does not count matches against players who have left', () => {
  const against = { '1-5': 0, '1-6': 1, '2-5': 1, '2-6': 0.5, '3-5': 0, '3-6': 0.5, '4-5': 0, '4-6': 0.5 } as const;
  const among = { '1-2': 0.5, '1-3': 1, '1-4': 1, '2-3': 1, '2-4': 0.5, '3-4': 0.5, '5-6': 0.5 } as const;
  const rows = roundRobin(6, { ...against, ...among }, [5, 6]);
  // 1, 2 and 5 have 3.5 points each, but 5 has left: 1 and 2 drew, and 1 has more wins.
  expect(rows.map(({ player }) => player)).toEqual([1, 2, 4, 3, 5, 6]);
  expect(rows.map(({ headToHead }) => headToHead.total)).toEqual([0.5, 0.5, 0, 0, 0, 0]);
});

test('then the number of wins; players equal in everything share a place', () => {
  const rows = roundRobin(4, { '1-2': 0.5, '1-3': 1, '1-4': 0, '2-3': 0.5, '2-4': 0.5, '3-4': 0.5 });
  expect(rows.map(({ player, points, wins, place }) => [player, points.total, wins.total, place])).toEqual([
    [4, 2, 1, 1],
    [1, 1.5, 1, 2],
    [2, 1.5, 0, 3],
    [3, 1, 0, 4],
  ]);
  const drawn = roundRobin(4, { '1-2': 0.5, '3-4': 0.5 });
  expect(drawn.map(({ place }) => place)).toEqual([1, 1, 1, 1]);
});

test('a receipt shows every round, even one without points', () => {
  const [row] = roundRobin(4, { '1-2': 1, '1-3': 0, '1-4': 0.5 });
  expect(row?.points.lines).toEqual([
    { why: { code: 'won', round: 1, opponent: 2 }, value: 1 },
    { why: { code: 'lost', round: 2, opponent: 3 }, value: 0 },
    { why: { code: 'drawn', round: 3, opponent: 4 }, value: 0.5 },
  ]);
});
