import { expect, test } from 'vitest';
import { bayesLlr } from './bayes-elo.ts';

// Expected values from cutechess's SPRT tests, to two digits.
test.each([
  [1477, 1351, 2942, 2.52],
  [555, 555, 298, -0.74],
  [3, 149, 1, -4.69],
])('%i won, %i lost, %i drawn, for 0 against 10 Elo: LLR %f', (wins, losses, draws, llr) => {
  expect(Math.abs(bayesLlr({ elo0: 0, elo1: 10 }, { wins, losses, draws }) - llr)).toBeLessThan(0.01);
});
