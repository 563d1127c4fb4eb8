import { expect, test } from 'vitest';
import { CLUSTER, clusterHits } from './cluster.ts';

// Rolls of 2 to 12.
test.each([
  [2, '1 1 1 1 1 1 2 2 2 2 2'],
  [4, '1 2 2 2 2 3 3 3 3 4 4'],
  [5, '1 2 2 3 3 3 3 4 4 5 5'],
  [6, '2 2 3 3 4 4 4 5 5 6 6'],
  [10, '3 3 4 6 6 6 6 8 8 10 10'],
  [15, '5 5 6 9 9 9 9 12 12 15 15'],
  [20, '6 6 9 12 12 12 12 16 16 20 20'],
])('a salvo of %i', (size, printed) => {
  const rolls = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(rolls.map((roll) => clusterHits(size, roll)).join(' ')).toBe(printed);
});

test('a roll off the table uses its nearest row', () => {
  expect(clusterHits(10, 14)).toBe(10);
  expect(clusterHits(10, 0)).toBe(3);
});

test('never more hits than missiles, and all of them can hit', () => {
  for (const [size, hits] of Object.entries(CLUSTER)) {
    expect(hits).toHaveLength(11);
    expect(Math.max(...hits)).toBe(Number(size));
    expect(hits.toSorted((a, b) => a - b)).toEqual(hits);
  }
});
