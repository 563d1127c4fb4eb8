import { expect, test } from 'vitest';
import { added, levelOf, shareOf } from './gauge.ts';

test.each([
  [9, 9, 'whole'],
  [8, 9, 'light'],
  [6, 9, 'light'],
  [5, 9, 'half'],
  [3, 9, 'half'],
  [2, 9, 'bad'],
  [0, 9, 'none'],
  [0, 0, 'none'],
] as const)('%i of %i looks %s', (left, all, level) => {
  expect(levelOf({ left, all })).toBe(level);
});

test('a share is between nothing and all', () => {
  expect([shareOf({ left: 3, all: 4 }), shareOf({ left: -1, all: 4 }), shareOf({ left: 0, all: 0 })]).toEqual([
    0.75, 0, 0,
  ]);
});

test('gauges add up', () => {
  expect(
    added([
      { left: 3, all: 4 },
      { left: 0, all: 5 },
    ]),
  ).toEqual({ left: 3, all: 9 });
});
