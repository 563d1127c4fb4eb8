import { expect, test } from 'vitest';
import { around, beside, nearest } from './near.ts';

const list = [3, 7, 8, 20].map((n, i) => ({ n, seat: i % 2 ? 'red.captain' : 'blue.captain' }));

test.each([
  [null, 20],
  [8, 8],
  [19, 8],
  [99, 20],
  [0, 3],
])('at position %s the decision of entry %i is shown', (at, n) => {
  expect(nearest(list, at)?.n).toBe(n);
});

test.each([
  [7, 1, 8],
  [7, -1, 3],
  [10, 1, 20],
  [3, -1, undefined],
  [20, 1, undefined],
] as const)('from %i a step of %i leads to %s', (n, step, to) => {
  expect(beside(list, n, step)?.n).toBe(to);
});

test.each([
  [8, 1, [7, 8, 20]],
  [3, 1, [3, 7]],
  [99, 1, [8, 20]],
])('around %i within %i lie %j', (n, reach, places) => {
  expect(around(list, n, reach).map(({ n }) => n)).toEqual(places);
});

test('without decisions there is none nearby', () => {
  expect(nearest([], 4)).toBeUndefined();
});
