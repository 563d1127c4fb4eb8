import { expect, test } from 'vitest';
import {
  addPair,
  addPairs,
  type GameScore,
  gameVariance,
  NO_PAIRS,
  type Pentanomial,
  pairMoments,
  sampleOf,
} from './pairs.ts';

test.each<[GameScore, GameScore, Pentanomial, string]>([
  [0, 0, [1, 0, 0, 0, 0], 'LL'],
  [0, 0.5, [0, 1, 0, 0, 0], 'LD'],
  [0.5, 0, [0, 1, 0, 0, 0], 'DL'],
  [0, 1, [0, 0, 1, 0, 0], 'LW'],
  [1, 0, [0, 0, 1, 0, 0], 'WL'],
  [0.5, 0.5, [0, 0, 1, 0, 0], 'DD'],
  [0.5, 1, [0, 0, 0, 1, 0], 'DW'],
  [1, 0.5, [0, 0, 0, 1, 0], 'WD'],
  [1, 1, [0, 0, 0, 0, 1], 'WW'],
])('scores %f and %f count as %j (%s)', (one, other, pairs) => {
  expect(addPair(NO_PAIRS, one, other)).toEqual(pairs);
});

test('a pair is added to those already counted, which stay as they were', () => {
  const before: Pentanomial = [13, 37, 50, 25, 3];
  expect(addPair(before, 0.5, 1)).toEqual([13, 37, 50, 26, 3]);
  expect(before).toEqual([13, 37, 50, 25, 3]);
});

test('pairs counted apart add up cell by cell', () => {
  expect(addPairs([1, 2, 3, 4, 5], [10, 0, 30, 0, 50])).toEqual([11, 2, 33, 4, 55]);
});

test.each<[Pentanomial, number, number, string]>([
  [[0, 0, 0, 0, 0], 0.5, 0, 'nothing played'],
  [[0, 0, 7, 0, 0], 0.5, 0, 'all pairs even'],
  [[0, 0, 0, 0, 4], 1, 0, 'clean sweep'],
  [[1, 0, 0, 0, 1], 0.5, 0.25, 'widest spread'],
  [[1, 1, 1, 1, 1], 0.5, 0.125, 'uniform'],
  [[13, 37, 50, 25, 3], 0.4375, 0.0576171875, 'the fishtest anchor'],
])('pairs %j have mean %f and variance %f (%s)', (pairs, mean, variance) => {
  expect(pairMoments(pairs).mean).toBeCloseTo(mean, 12);
  expect(pairMoments(pairs).variance).toBeCloseTo(variance, 12);
});

test('a cell never seen counts one thousandth', () => {
  const { units, games, cells } = sampleOf([4, 0, 9, 0, 7]);
  expect(units).toBeCloseTo(20.002, 12);
  expect(games).toBeCloseTo(40.004, 12);
  expect(cells[1]?.share).toBeCloseTo(0.001 / 20.002, 12);
});

test('unpaired games are their own units, lowest score first', () => {
  const { units, games, cells } = sampleOf({ wins: 3, draws: 2, losses: 5 });
  expect([units, games]).toEqual([10, 10]);
  expect(cells).toEqual([
    { value: 0, share: 0.5 },
    { value: 0.5, share: 0.2 },
    { value: 1, share: 0.3 },
  ]);
});

test('coin-flip games vary the same, counted in pairs or singly', () => {
  expect(gameVariance(sampleOf([25, 0, 50, 0, 25]))).toBeCloseTo(0.25, 4);
  expect(gameVariance(sampleOf({ wins: 100, draws: 0, losses: 100 }))).toBeCloseTo(0.25, 4);
});
