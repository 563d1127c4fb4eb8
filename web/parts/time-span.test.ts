import { expect, test } from 'vitest';
import { timeSpan } from './time-span.ts';

test.each([
  [0, '0 s'],
  [44.2, '45 s'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [12_000, '3 h 20 min'],
  [86_400, '1 d'],
  [187_200, '2 d 4 h'],
  [259_200, '3 d'],
])('%d seconds are %s', (seconds, text) => {
  expect(timeSpan(seconds)).toBe(text);
});
