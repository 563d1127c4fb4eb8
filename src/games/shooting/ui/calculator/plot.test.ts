import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLeast, drawnRange, likelyRange, ticksIn } from './plot.ts';

const counts = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 })
  .filter((odds) => odds.some((one) => one > 0.01))
  .map((odds) => {
    const sum = odds.reduce((all, one) => all + one, 0);
    return odds.map((one) => one / sum);
  });
const sumOf = (odds: readonly number[]): number => odds.reduce((all, one) => all + one, 0);

test('the likely range holds four of five results, and no shorter range does', () => {
  fc.assert(
    fc.property(counts, (odds) => {
      const [low, high] = likelyRange(odds);
      expect(sumOf(odds.slice(low, high + 1))).toBeGreaterThan(0.8 - 1e-6);
      expect(sumOf(odds.slice(0, low))).toBeLessThan(0.1 + 1e-6);
      expect(sumOf(odds.slice(high + 1))).toBeLessThan(0.1 + 1e-6);
    }),
  );
});

test('the probability of at least n falls from 1', () => {
  fc.assert(
    fc.property(counts, (odds) => {
      expect(atLeast(odds, 0)).toBeCloseTo(1);
      for (let n = 0; n < odds.length; n++) expect(atLeast(odds, n)).toBeGreaterThanOrEqual(atLeast(odds, n + 1));
      expect(atLeast(odds, odds.length)).toBe(0);
    }),
  );
});

test('nothing likely is cut off the chart', () => {
  fc.assert(
    fc.property(counts, counts, (one, two) => {
      const [from, to] = drawnRange(one, two);
      for (const odds of [one, two]) expect(sumOf(odds.slice(from, to + 1))).toBeGreaterThan(0.95);
    }),
  );
});

describe('an axis', () => {
  test.each([
    [
      [0, 5],
      [0, 1, 2, 3, 4, 5],
    ],
    [
      [0, 10],
      [0, 2, 4, 6, 8, 10],
    ],
    [
      [0, 40],
      [0, 10, 20, 30, 40],
    ],
    [
      [23, 61],
      [25, 30, 35, 40, 45, 50, 55, 60],
    ],
  ] as const)('from %j is labelled %j', (range, ticks) => {
    expect(ticksIn(range)).toEqual(ticks);
  });

  test('starts at 0 unless everything is far from it', () => {
    expect(drawnRange([0, 0, 0, 0.5, 0.5])).toEqual([0, 4]);
    expect(drawnRange([...Array<number>(50).fill(0), 1])).toEqual([47, 53]);
  });
});
