import { expect, test } from 'vitest';
import { scoreOf } from '../stats/elo.ts';
import type { Pentanomial } from '../stats/pairs.ts';
import { boundsOf, logisticLlr, outlook } from '../stats/sprt.ts';
import { judged } from './judge.ts';
import { gamesToVerdict, pairsLeft } from './pairs-left.ts';
import { madeUpPair, plan, sprt } from './testing.ts';

test.each<[Pentanomial, number]>([
  [[5, 0, 10, 0, 5], 0.5],
  [[4, 0, 12, 0, 9], 0.6],
])('the expected games left for %j follow from Wald’s formula at a score of %f', (pairs, score) => {
  const test = sprt();
  const { lower, upper } = boundsOf(test);
  const llr = logisticLlr(test, pairs);
  const wald = outlook([0.5, scoreOf(50)], { lower: lower - llr, upper: upper - llr }, score).games;
  expect(gamesToVerdict(test, pairs) / wald).toBeCloseTo(1, 1);
});

test.each<[string, Pentanomial]>([
  ['nothing', [0, 0, 0, 0, 0]],
  ['even pairs alone', [0, 0, 9, 0, 0]],
  ['a clean sweep', [0, 0, 0, 0, 9]],
  ['losses alone', [9, 0, 0, 0, 0]],
  ['a mixture', [1, 2, 3, 4, 5]],
])('the expected games left are finite and not negative: %s', (_, pairs) => {
  for (const scale of ['logistic', 'normalised'] as const) {
    const games = gamesToVerdict(sprt({ scale, elo1: 20 }), pairs);
    expect(games).toBeGreaterThanOrEqual(0);
    expect(Number.isFinite(games)).toBe(true);
  }
});

test('without a test all pairs that are missing are left, with one never more than those', () => {
  const fixed = plan(['perfect', 'random'], { most: 10 });
  expect(pairsLeft(fixed, judged(fixed, [madeUpPair(fixed, 0, 1, 0)]))).toBe(9);
  const tested = { ...fixed, test: sprt({ elo1: 1 }) };
  expect(pairsLeft(tested, judged(tested, [madeUpPair(tested, 0, 1, 0)]))).toBe(9);
  expect(pairsLeft({ ...fixed, most: 1 }, judged({ ...fixed, most: 1 }, [madeUpPair(fixed, 0, 1, 0)]))).toBe(0);
});
