import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

// Newcombe 1998, Statistics in Medicine 17:857, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %f and %f', (successes, trials, low, high) => {
  expect(wilson(successes, trials).low).toBeCloseTo(low, 4);
  expect(wilson(successes, trials).high).toBeCloseTo(high, 4);
});

test('no trials say nothing', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test.each([1, 7, 20, 1000])('none and all of %i touch 0 and 1 exactly, and mirror each other', (trials) => {
  const none = wilson(0, trials);
  const all = wilson(trials, trials);
  expect([none.low, all.high]).toEqual([0, 1]);
  expect(all.low).toBeCloseTo(1 - none.high, 12);
});

test('more confidence takes a wider interval', () => {
  const usual = wilson(8, 10);
  const surer = wilson(8, 10, 2.576);
  expect(surer.low).toBeLessThan(usual.low);
  expect(surer.high).toBeGreaterThan(usual.high);
});
