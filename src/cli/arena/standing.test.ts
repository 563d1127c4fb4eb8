import { expect, test } from 'vitest';
import { judged } from '../../arena/experiment/judge.ts';
import { madeUpPair, plan, sprt } from '../../arena/experiment/testing.ts';
import { scoreOf } from '../../arena/stats/elo.ts';
import type { Pentanomial } from '../../arena/stats/pairs.ts';
import { boundsOf, logisticLlr, outlook } from '../../arena/stats/sprt.ts';
import { gamesToVerdict, pairsLeft } from './standing.ts';

test.each<[Pentanomial, number]>([
  [[5, 0, 10, 0, 5], 0.5],
  [[4, 0, 12, 0, 9], 0.6],
])('%j that are won or lost go on as Wald says of a score of %f', (pairs, score) => {
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
])('of %s it is some number', (_, pairs) => {
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
