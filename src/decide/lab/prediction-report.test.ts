import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { predictionReport } from './prediction-report.ts';
import type { PredictionSample } from './prediction-samples.ts';

const CHANCES = new Set(['wins']);
const sample = (prediction: string, expected: number, actual: number, bot = 'crew'): PredictionSample => ({
  bot,
  prediction,
  expected,
  actual,
});

/** Matches with predictions that are right on average, or off by `bias`. */
const drawn = (matches: number, seed: number, bias = 0): PredictionSample[][] => {
  const random = new Random(seed);
  return Array.from({ length: matches }, () =>
    Array.from({ length: 1 + random.roll(9) }, () => {
      const chance = random.unit();
      return sample('wins', chance, Number(random.unit() < chance + bias));
    }),
  );
};

const rowOf = (matches: readonly (readonly PredictionSample[])[]) => {
  const row = predictionReport(matches, CHANCES)[0]?.rows[0];
  if (!row) throw new Error('no row');
  return row;
};

describe('predictions of a chance', () => {
  test('the bins hold every prediction once, and their means add up to the totals', () => {
    for (let seed = 1; seed < 20; seed++) {
      const { bins, count, expected, actual } = rowOf(drawn(20, seed));
      const sum = (of: 'expected' | 'actual'): number => bins.reduce((all, bin) => all + bin.count * bin[of], 0);
      expect(bins.reduce((all, bin) => all + bin.count, 0)).toBe(count);
      expect(sum('expected')).toBeCloseTo(count * expected, 9);
      expect(sum('actual')).toBeCloseTo(count * actual, 9);
      for (const [i, bin] of bins.entries())
        if (i > 0) expect(bin.expected).toBeGreaterThan(bins[i - 1]?.expected ?? 0);
    }
  });

  test('the interval of honest predictions contains 0 about 95 times in 100', () => {
    const holds = Array.from({ length: 300 }, (_, i) => rowOf(drawn(40, 1000 + i)).interval).filter(
      (interval) => interval && interval.low <= 0 && interval.high >= 0,
    );
    expect(holds.length).toBeGreaterThan(270);
  });

  test('a bot that predicts 20 percentage points too little is detected', () => {
    const { interval, gap } = rowOf(drawn(300, 5, 0.2));
    expect(interval?.low).toBeGreaterThan(0.1);
    expect(gap).toBeGreaterThan(0.1);
  });
});

test('the same outcome repeated within one match is one observation, not many', () => {
  const once = rowOf([[sample('wins', 0.5, 1)], [sample('wins', 0.5, 0)]]);
  const often = rowOf([Array(50).fill(sample('wins', 0.5, 1)), Array(50).fill(sample('wins', 0.5, 0))]);
  expect(often.interval).toEqual(once.interval);
});

test('a single match has no interval', () => expect(rowOf([[sample('wins', 0.5, 1)]]).interval).toBeNull());

test('amounts are grouped by rank, and equal predictions stay together', () => {
  const amounts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const { bins } = rowOf([amounts.map((amount) => sample('damage', amount, amount))]);
  expect(bins[0]).toEqual({ count: 11, expected: 0, actual: 0 });
  expect(bins.length).toBeLessThanOrEqual(10);
  for (const { expected, actual } of bins) expect(actual).toBe(expected);
});

test('bots and kinds of predictions are reported separately', () => {
  const report = predictionReport(
    [[sample('wins', 1, 1), sample('damage', 2, 1), sample('wins', 0, 1, 'seed')]],
    CHANCES,
  );
  expect(report.map(({ bot, rows }) => [bot, rows.map(({ prediction }) => prediction)])).toEqual([
    ['crew', ['wins', 'damage']],
    ['seed', ['wins']],
  ]);
});
