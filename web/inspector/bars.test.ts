import { expect, test } from 'vitest';
import type { Judged } from '../../src/kernel/bot.ts';
import { tally } from '../../src/kernel/tally.ts';
import { barsOf } from './bars.ts';

const option = (...values: number[]): Judged<null> => ({
  option: null,
  tiers: [],
  tally: tally(values.map((value, i) => ({ why: { code: `line-${i}` }, value }))),
});
const shape = (...kept: Judged<null>[]) =>
  barsOf(kept).map(({ segments, zero, total }) => ({
    zero,
    total,
    parts: segments.map(({ left, width, good }) => [left, width, good]),
  }));

test('positive goes right and negative left of a shared zero', () => {
  expect(shape(option(60, -20), option(10, -40))).toEqual([
    {
      zero: 40,
      total: 80,
      parts: [
        [40, 60, true],
        [20, 20, false],
      ],
    },
    {
      zero: 40,
      total: 10,
      parts: [
        [0, 40, false],
        [40, 10, true],
      ],
    },
  ]);
});

test('segments are stacked outwards, the largest first', () => {
  expect(shape(option(10, 30, 60))[0]?.parts).toEqual([
    [0, 60, true],
    [60, 30, true],
    [90, 10, true],
  ]);
});

test('an option without lines has an empty bar', () => {
  expect(shape(option())).toEqual([{ zero: 0, total: 0, parts: [] }]);
});
