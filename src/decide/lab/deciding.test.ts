import { expect, test } from 'vitest';
import { decidedBy } from './deciding.ts';
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
