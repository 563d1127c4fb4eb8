import { expect, test } from 'vitest';
import { scoreOf, scoreOfNelo } from './elo.ts';
import type { Pentanomial, Results } from './pairs.ts';
import {
  boundsOf,
  judge,
  logisticLlr,
  normalisedLlr,
  normalLlr,
  outlook,
  quickLlr,
  quickNormalisedLlr,
  type Scores,
  type Sprt,
  scoreLlr,
  verdictOf,
  winLossLlr,
} from './sprt.ts';

const ANCHOR: Pentanomial = [13, 37, 50, 25, 3];
const sprt = (given: Partial<Sprt>): Sprt => ({
  scale: 'logistic',
  elo0: 0,
  elo1: 50,
  alpha: 0.05,
  beta: 0.05,
  ...given,
});

test.each([
  [0.05, 0.05, -2.944439, 2.944439],
  [0.01, 0.01, -4.59512, 4.59512],
  [0.05, 0.1, -2.251292, 2.890372],
])('alpha %f and beta %f stop at %f and %f', (alpha, beta, lower, upper) => {
  expect(boundsOf({ alpha, beta }).lower).toBeCloseTo(lower, 6);
  expect(boundsOf({ alpha, beta }).upper).toBeCloseTo(upper, 6);
});

test.each([
  [-3, 'H0'],
  [-2, 'H0'],
  [-1.99, 'open'],
  [1.99, 'open'],
  [2, 'H1'],
  [3, 'H1'],
])('between -2 and 2, an LLR of %f means %s', (llr, verdict) => {
  expect(verdictOf(llr, { lower: -2, upper: 2 })).toBe(verdict);
});

test('the fishtest anchor in normalised Elo 0..4', () => {
  const elos = { elo0: 0, elo1: 4 };
  expect(normalisedLlr(elos, ANCHOR)).toBeCloseTo(-0.54912, 5);
  expect(quickNormalisedLlr(elos, ANCHOR)).toBeCloseTo(-0.54012, 5);
});

test('the fishtest anchor with the same bounds turned into scores', () => {
  const scores: Scores = [0.5, scoreOfNelo(4, ANCHOR)];
  expect(scoreLlr(scores, ANCHOR)).toBeCloseTo(-0.53772, 5);
  expect(quickLlr(scores, ANCHOR)).toBeCloseTo(-0.52194, 5);
  expect(normalLlr(scores, ANCHOR)).toBeCloseTo(-0.55961, 5);
});

// LLR_logistic and LLR_normalized of fishtest's LLRcalc.py, run with scipy 1.17.
test.each<[Results, number, number, number, number]>([
  [ANCHOR, 0, 4, -0.8022283, -0.5491246],
  [ANCHOR, 0, 100, -33.4301243, -23.2233185],
  [[0, 0, 0, 0, 0], 0, 50, -0.0001028, -0.0001022],
  [[0, 0, 0, 0, 10], 0, 50, 1.3361649, 1.8185313],
  [[0, 0, 5, 0, 0], -5, 20, -0.2223766, -0.0282008],
  [[4, 0, 9, 0, 7], 0, 50, 0.4133574, 0.4142161],
  [[20, 0, 60, 0, 45], -5, 20, 3.1059551, 3.1456684],
  [[39, 2226, 31451, 2412, 40], 0, 4, -37.9962968, 3.4772588],
])('%j for %f against %f: LLR %f logistic, %f normalised', (results, elo0, elo1, logistic, normalised) => {
  expect(logisticLlr({ elo0, elo1 }, results)).toBeCloseTo(logistic, 6);
  expect(normalisedLlr({ elo0, elo1 }, results)).toBeCloseTo(normalised, 6);
});

test.each([
  [60, 40],
  [512, 488],
])('without draws, %i wins to %i losses weigh the same in the general and the plain LLR', (wins, losses) => {
  const plain = winLossLlr([0.5, scoreOf(50)], wins, losses);
  expect(plain).toBeCloseTo(wins * Math.log(scoreOf(50) / 0.5) + losses * Math.log((1 - scoreOf(50)) / 0.5), 12);
  expect(logisticLlr({ elo0: 0, elo1: 50 }, { wins, draws: 0, losses })).toBeCloseTo(plain, 2);
});

test.each<[Partial<Sprt>, Pentanomial, string]>([
  [{}, [0, 0, 0, 0, 0], 'open'],
  [{}, [20, 0, 60, 0, 45], 'H1'],
  [{}, ANCHOR, 'H0'],
  [{ elo1: 4 }, ANCHOR, 'open'],
  [{ scale: 'normalised', elo1: 4 }, ANCHOR, 'open'],
  [{ scale: 'normalised' }, ANCHOR, 'H0'],
])('test %j on %j is %s', (given, results, verdict) => {
  expect(judge(sprt(given), results).verdict).toBe(verdict);
});

test.each([
  // true Elo, games, passes in %
  [-25, 142, '0.27'],
  [0, 257, '5.00'],
  [25, 421, '50.13'],
  [50, 259, '95.00'],
  [100, 98, '99.98'],
])('SPRT [0, 50] on a bot %i stronger takes %i games and passes %s %%', (elo, games, percent) => {
  const { pass, games: expected } = outlook([0.5, scoreOf(50)], boundsOf(sprt({})), scoreOf(elo));
  expect(Math.round(expected)).toBe(games);
  expect((100 * pass).toFixed(2)).toBe(percent);
});

test('where the LLR does not drift at all, the outlook is the limit of its neighbours', () => {
  const scores: Scores = [0.5, scoreOf(50)];
  const bounds = boundsOf(sprt({}));
  const still = Math.log(0.5 / (1 - scores[1])) / Math.log(scores[1] / (1 - scores[1]));
  expect(outlook(scores, bounds, still).pass).toBeCloseTo(0.5, 12);
  expect(outlook(scores, bounds, still).games).toBeCloseTo(outlook(scores, bounds, still + 1e-6).games, 3);
});

test.each([
  [0, 0],
  [1, 1],
])('a bot that always scores %i passes with chance %i', (score, pass) => {
  expect(outlook([0.5, scoreOf(50)], boundsOf(sprt({})), score).pass).toBe(pass);
});

test('bounds no distribution can reach are refused loudly', () => {
  expect(() => normalisedLlr({ elo0: 0, elo1: 5000 }, ANCHOR)).toThrow(RangeError);
});
