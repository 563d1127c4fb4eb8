import { expect, test } from 'vitest';
import { flakyTable } from './flaky-table.mjs';

const failure = (file: string, test: string, error = 'expected 1 to be 2') => ({
  ...{ file, test, error, isTest: true },
});

test('lists each failed test with the number of runs in which it failed, most frequent first', () => {
  const runs = [
    { order: 7, failures: [failure('a.test.ts', 'is rare'), failure('b.test.ts', 'is frequent', 'too late')] },
    {
      order: 8,
      failures: [failure('b.test.ts', 'is frequent', 'too late'), failure('', 'fast tests', 'exited with 1')],
    },
    { order: 9, failures: [] },
  ];
  expect(flakyTable(runs)).toEqual([
    '2 of 3  b.test.ts > is frequent',
    '        too late (UMPIRE_SHUFFLE=7, 8)',
    '1 of 3  a.test.ts > is rare',
    '        expected 1 to be 2 (UMPIRE_SHUFFLE=7)',
    '1 of 3  fast tests',
    '        exited with 1 (UMPIRE_SHUFFLE=8)',
  ]);
});

test.each([
  [1, 'No test failed in 1 run.'],
  [5, 'No test failed in 5 runs.'],
])('prints one line after %i green runs', (count, line) => {
  expect(flakyTable(Array.from({ length: count }, (_, order) => ({ order, failures: [] })))).toEqual([line]);
});
