import { expect, test } from 'vitest';
import {
  eloOf,
  estimateElo,
  estimateNelo,
  gamesForHalfWidth,
  losOf,
  NELO,
  normalCdf,
  scoreOf,
  scoreOfNelo,
} from './elo.ts';
import type { Pentanomial } from './pairs.ts';

const ANCHOR: Pentanomial = [13, 37, 50, 25, 3];

test.each([
  [0, 0.5],
  [5, 0.507195],
  [10, 0.514387],
  [20, 0.528751],
  [50, 0.571463],
  [100, 0.640065],
  [200, 0.759747],
  [400, 0.909091],
])('%i Elo stronger scores %f, and as much weaker the rest', (elo, score) => {
  expect(scoreOf(elo)).toBeCloseTo(score, 6);
  expect(scoreOf(-elo)).toBeCloseTo(1 - score, 6);
  expect(eloOf(scoreOf(elo))).toBeCloseTo(elo, 9);
});

test.each([
  [0.51, 6.949638],
  [0.55, 34.86007],
  [0.6, 70.436504],
  [0.75, 190.848502],
])('score %f speaks for %f Elo', (score, elo) => {
  expect(eloOf(score)).toBeCloseTo(elo, 6);
});

test('a clean sweep is worth the Elo of 999 in 1000', () => {
  expect(eloOf(1)).toBe(eloOf(0.999));
  expect(eloOf(0)).toBe(eloOf(0.001));
});

test.each([
  [5, 18551],
  [10, 4640],
  [20, 1162],
  [50, 189],
])('an interval of %i Elo to either side takes %i win/loss games', (elo, games) => {
  expect(gamesForHalfWidth(elo)).toBe(games);
});

// get_elo from fishtest's stat_util.py, run with scipy 1.17. The unseen draw lowers 60-40 slightly from 70.4365.
test.each([
  [ANCHOR, -43.657788, -73.397216, -14.542887, 0.00161],
  [{ wins: 60, draws: 0, losses: 40 }, 70.43578, 2.766832, 143.90764, 0.979387],
  [{ wins: 40, draws: 40, losses: 20 }, 70.436504, 18.54624, 125.651542, 0.996237],
])('%j is %f Elo (%f to %f), LOS %f', (results, elo, low, high, los) => {
  const estimate = estimateElo(results);
  expect(estimate.elo).toBeCloseTo(elo, 5);
  expect(estimate.low).toBeCloseTo(low, 5);
  expect(estimate.high).toBeCloseTo(high, 5);
  expect(estimate.los).toBeCloseTo(los, 5);
});

test('before any game the bots are level and nothing is excluded', () => {
  const { elo, low, high, los } = estimateElo([0, 0, 0, 0, 0]);
  expect(elo).toBeCloseTo(0, 9);
  expect([low, high]).toEqual([eloOf(0), eloOf(1)]);
  expect(los).toBeCloseTo(0.5, 9);
});

test('normalised Elo counts 347.43559 to the deviation', () => {
  expect(NELO).toBeCloseTo(347.43559, 5);
});

test('the fishtest anchor is -63.97 normalised Elo, give or take 42.56', () => {
  const { nelo, error } = estimateNelo(ANCHOR);
  expect(nelo).toBeCloseTo(-63.97, 2);
  expect(error).toBeCloseTo((347.43559 * 1.95996) / Math.sqrt(256), 3);
  expect(scoreOfNelo(nelo, ANCHOR)).toBeCloseTo(0.4375, 12);
});

test.each([
  [0, 0, 0.5],
  [50, 50, 0.5],
  [60, 40, 0.97725],
  [40, 60, 0.02275],
])('%i wins against %i losses: superior with chance %f', (wins, losses, los) => {
  expect(losOf(wins, losses)).toBeCloseTo(los, 5);
});

test.each([
  [-40, 0],
  [-1.959963984540054, 0.025],
  [0, 0.5],
  [1, 0.8413447460685429],
  [6, 0.9999999990134124],
  [40, 1],
])('the normal distribution below %f holds %f', (x, p) => {
  expect(normalCdf(x)).toBeCloseTo(p, 12);
});
