import { expect, test } from 'vitest';
import { bars, points, tier, toyEvaluator } from './fixtures/toy.ts';
import { judge } from './ledger.ts';

const evaluator = toyEvaluator([bars('first'), bars('second'), tier(0), points(0), points(1)], { base: 1 });

test('judging one option shows what every rule found, or that it looked away', () => {
  const judgement = judge(evaluator, null, { name: 'a', barred: 3, points: [2] }, [10]);
  expect(judgement.vetoes).toEqual([
    { code: 'first', barred: 3 },
    { code: 'second', barred: 3 },
  ]);
  expect(judgement.tiers).toEqual([0]);
  expect(judgement.tally.total).toBe(21);
  expect(judgement.findings.map(({ rule, facts, value }) => [rule, facts, value])).toEqual([
    ['first', { barred: 3 }, 0],
    ['second', { barred: 3 }, 0],
    ['tier-0', null, 0],
    ['points-0', { points: 2 }, 20],
    ['points-1', null, 0],
  ]);
  expect(judgement.findings[3]?.unit).toBe('points');
});
