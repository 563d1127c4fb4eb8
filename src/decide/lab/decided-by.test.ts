import { expect, test } from 'vitest';
import { choose } from '../decision.ts';
import { rank } from '../rule.ts';
import { decidedBy } from './decided-by.ts';
import { buyer, type Goods } from './testing.ts';

test.each<[string, readonly Goods[], string | null]>([
  ['the largest difference in points', [{ apples: 3, pears: 1 }, { pears: 2 }], 'apples'],
  ['a rank, whatever the points', [{ gift: 1 }, { apples: 9 }], 'gift'],
  ['points, among two of one rank', [{ gift: 1, pears: 1 }, { gift: 1 }], 'pears'],
  ['nothing, where there is one option', [{ apples: 3 }], null],
  ['nothing, where two are alike', [{ apples: 3 }, { apples: 3 }], null],
])('decided by %s', (_, options, rule) => {
  expect(decidedBy(buyer(options)({ apples: 10, pears: 12 }))).toBe(rule);
});

test.each<[string, readonly Goods[], string]>([
  ['the first rank that differs, though it speaks against the other', [{ good: 1 }, { bad: 1 }], 'bad'],
  ['a later rank, where the first are equal', [{ bad: 1, good: 1 }, { bad: 1 }], 'good'],
])('decided by %s', (_, options, rule) => {
  const tier = (id: string, size: number) =>
    rank({ id, see: (_: null, goods: Goods) => (goods[id] ? { size } : undefined), worth: (facts) => facts.size });
  const decision = choose({
    evaluator: { id: 'ranker', grain: 1, rules: [tier('bad', -1), tier('good', 1)] },
    situation: null,
    options,
    weights: {},
    level: 5,
    budget: { iterations: 0, ledger: true },
    seed: { value: 1 },
    must: true,
  });
  expect(decidedBy(decision)).toBe(rule);
});
