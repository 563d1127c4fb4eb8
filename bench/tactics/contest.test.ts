import { describe, expect, test } from 'vitest';
import { rulesFor } from '../../src/arena/play.ts';
import { matchSpecOf } from '../../src/arena/series.ts';
import { type Contest, game, missing, paceOf, partOf } from './contest.ts';
import { DUEL } from './grounds.ts';
import { meleeOf } from './round.ts';

const contest: Contest = { bots: ['random', 'search'], scale: DUEL, pairs: 50, iterations: 7 };

describe('a contest', () => {
  test('its parts contain every pair once, and as many seeds', () => {
    const parts = [0, 20, 40].map((from) => partOf(contest, from));
    expect(parts.map(({ games }) => games)).toEqual([40, 40, 20]);
    expect(new Set(parts.map(({ seed }) => seed)).size).toBe(3);
  });

  test('both games of a pair share map, positions and seed, and the bots swap sides', () => {
    const part = partOf(contest, 20);
    for (let k = 0; k < 20; k++) {
      const [one, other] = [2 * k, 2 * k + 1].map((i) => matchSpecOf(game, part, i).fixture);
      if (!one || !other) throw new Error('a pair has two games');
      expect(rulesFor(game, other.options, other.seed)).toEqual(rulesFor(game, one.options, one.seed));
      expect([one.sides, other.sides]).toEqual([
        { 0: 'random', 1: 'search' },
        { 0: 'search', 1: 'random' },
      ]);
    }
  });

  test('a longer contest starts with the same parts, so that a short run can be extended', () => {
    expect(partOf({ ...contest, pairs: 400 }, 0)).toEqual(partOf({ ...contest, pairs: DUEL.part }, 0));
  });

  test('missing bots are named', () => {
    expect(missing(['random', 'nobody', 'random+bold'])).toEqual(['nobody', 'random+bold']);
  });
});

test('free-for-all: on every seed each bot has each starting place once', () => {
  const bots = ['random', 'search', 'random'];
  const turns = bots.map((_, turn) => meleeOf(bots, 5, turn));
  for (const [k] of bots.entries()) expect(new Set(turns.map(({ sides }) => sides[k])).size).toBe(3);
  expect(new Set(turns.map((one) => JSON.stringify(matchSpecOf(game, one, 3).fixture.options))).size).toBe(1);
});

test('the remaining time is estimated from games just played, not from stored ones', () => {
  let clock = 0;
  const pace = paceOf(800, () => clock);
  expect(pace(400, 0)).toBe('400 of 800 games');
  clock = 60_000;
  expect(pace(400, 30)).toBe('430 of 800 games, 2.00 s a game, 13 min left at most');
  clock = 80_000;
  expect(pace(400, 40)).toBe('440 of 800 games, 2.00 s a game, 12 min left at most');
  clock = 100_000;
  expect(pace(440, 10)).toBe('450 of 800 games, 2.00 s a game, 12 min left at most');
});
