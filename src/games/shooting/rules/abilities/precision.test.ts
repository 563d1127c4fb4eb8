import { expect, test } from 'vitest';
import { shoot } from './testing.ts';

test.each([
  [['Precision'], true],
  [['Heavy'], false],
])('%s: may pick out a character: %s', (weapon, precision) => {
  expect(shoot({ weapon }).precision).toBe(precision);
});

test('a unit can give it to all its weapons', () => {
  expect(shoot({ shooter: ['Precision'] }).precision).toBe(true);
});
