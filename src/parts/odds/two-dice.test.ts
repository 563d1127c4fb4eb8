import { describe, expect, test } from 'vitest';
import { oddsAtLeast, sumOdds } from './two-dice.ts';

describe('two dice', () => {
  test.each([
    [2, 36],
    [3, 35],
    [4, 33],
    [5, 30],
    [6, 26],
    [7, 21],
    [8, 15],
    [9, 10],
    [10, 6],
    [11, 3],
    [12, 1],
  ])('%i or more: %i ways of 36', (needs, ways) => {
    expect(oddsAtLeast(needs)).toBe(ways / 36);
  });

  test.each([1, 0, -4])('%i or more is certain', (needs) => {
    expect(oddsAtLeast(needs)).toBe(1);
  });

  test.each([13, 20, Number.POSITIVE_INFINITY])('%d or more never happens', (needs) => {
    expect(oddsAtLeast(needs)).toBe(0);
  });

  test('five-sided dice stop at ten', () => {
    expect(oddsAtLeast(10, 5)).toBe(1 / 25);
    expect(oddsAtLeast(11, 5)).toBe(0);
  });

  test.each([5, 6])('the sums of %i-sided dice are all there is', (sides) => {
    expect(sumOdds(sides).reduce((all, odds) => all + odds, 0)).toBeCloseTo(1, 12);
    expect(sumOdds(sides)[sides + 1]).toBe(1 / sides);
  });
});
