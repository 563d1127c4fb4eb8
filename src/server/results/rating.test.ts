import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rating } from '../../store/result-store.ts';
import { NEW_PLAYER, ratedMatch } from './rating.ts';

const anyRating = fc.record({
  mu: fc.double({ min: 0, max: 3000, noNaN: true }),
  sigma: fc.double({ min: 20, max: 500, noNaN: true }),
});
const duel = (a: Rating, b: Rating, score: number): readonly [Rating, Rating] => {
  const [[first = NEW_PLAYER] = [], [second = NEW_PLAYER] = []] = ratedMatch([[a], [b]], [score, 1 - score]);
  return [first, second];
};

describe('for any two players', () => {
  test('the winner gains, the loser loses, and order does not matter', () =>
    fc.assert(
      fc.property(anyRating, anyRating, (a, b) => {
        const [winner, loser] = duel(a, b, 1);
        expect(winner.mu).toBeGreaterThanOrEqual(a.mu);
        expect(loser.mu).toBeLessThanOrEqual(b.mu);
        const [second, first] = duel(b, a, 0);
        expect([first.mu, second.mu]).toEqual([winner.mu, loser.mu]);
      }),
    ));

  test('a draw moves them towards each other', () =>
    fc.assert(
      fc.property(anyRating, anyRating, (a, b) => {
        const [after, other] = duel(a, b, 0.5);
        const towards = (from: number, to: number, now: number) =>
          to >= from ? now >= from - 1e-6 : now <= from + 1e-6;
        expect([towards(a.mu, b.mu, after.mu), towards(b.mu, a.mu, other.mu)]).toEqual([true, true]);
      }),
    ));

  test('uncertainty falls with every match, down to what may change over time', () =>
    fc.assert(
      fc.property(anyRating, anyRating, fc.constantFrom(0, 0.5, 1), (a, b, score) => {
        const [after] = duel(a, b, score);
        expect(after.sigma).toBeGreaterThan(0);
        expect(after.sigma).toBeLessThanOrEqual(Math.hypot(a.sigma, 5));
      }),
    ));
});

test('a new player who beats an equal gains more than an experienced one', () => {
  const experienced = { mu: 1500, sigma: 60 };
  expect(duel(NEW_PLAYER, NEW_PLAYER, 1)[0].mu - 1500).toBeGreaterThan(
    5 * (duel(experienced, experienced, 1)[0].mu - 1500),
  );
});

test('an upset changes more than an expected result', () => {
  const [strong, weak] = [
    { mu: 1900, sigma: 80 },
    { mu: 1300, sigma: 80 },
  ];
  expect(strong.mu - duel(strong, weak, 0)[0].mu).toBeGreaterThan(duel(strong, weak, 1)[0].mu - strong.mu);
});

test('players of one side change together; three sides are ranked', () => {
  const [won = [], lost = []] = ratedMatch(
    [
      [NEW_PLAYER, NEW_PLAYER],
      [NEW_PLAYER, NEW_PLAYER],
    ],
    [1, 0],
  );
  expect(won.every(({ mu }) => mu > 1500) && lost.every(({ mu }) => mu < 1500)).toBe(true);
  const three = ratedMatch([[NEW_PLAYER], [NEW_PLAYER], [NEW_PLAYER]], [0, 1, 0]);
  const [a = 0, b = 0, c = 0] = three.map(([one]) => one?.mu);
  expect(b).toBeGreaterThan(a);
  expect(a).toBeCloseTo(c, 9);
});

test('after 200 matches against a fixed opponent, the rating reflects the share of wins', () => {
  let weak: Rating = NEW_PLAYER;
  let strong: Rating = NEW_PLAYER;
  for (let i = 0; i < 200; i++) [strong, weak] = duel(strong, weak, i % 4 === 0 ? 0 : 1);
  const odds =
    1 / (1 + Math.exp((weak.mu - strong.mu) / Math.sqrt(2 * 250 ** 2 + strong.sigma ** 2 + weak.sigma ** 2)));
  expect(odds).toBeGreaterThan(0.65);
  expect(odds).toBeLessThan(0.85);
});
