import { expect, test } from 'vitest';
import type { Evaluator } from './evaluator.ts';
import { contribution, rank, score, veto } from './rule.ts';

interface Shop {
  readonly purse: number;
}
interface Fruit {
  readonly name: string;
  readonly price: number;
}
interface Taste {
  readonly cheap: number;
}

const buyer: Evaluator<Shop, Fruit, Taste> = {
  id: 'buyer',
  rules: [
    veto({ id: 'too-dear', see: ({ purse }, { price }) => (price > purse ? { short: price - purse } : undefined) }),
    rank({ id: 'free', see: (_, { price }) => (price === 0 ? {} : undefined), worth: () => 1 }),
    score({
      id: 'cheap',
      unit: 'pence',
      band: [0, 10],
      see: ({ purse }, { price }) => ({ left: purse - price }),
      worth: ({ left }, { cheap }) => left * cheap,
      because: ({ left }, { cheap: each }) => ({ code: 'cheap', coins: left.toFixed(0), each }),
    }),
  ],
};
const [tooDear, free, cheap] = buyer.rules as [
  (typeof buyer.rules)[0],
  (typeof buyer.rules)[0],
  (typeof buyer.rules)[0],
];

test('rules of different facts stand in one list, each with its kind', () => {
  expect(buyer.rules.map(({ kind }) => kind)).toEqual(['veto', 'rank', 'score']);
});

test('facts are their own words unless the rule says otherwise', () => {
  const taste = { cheap: 3 };
  expect(tooDear.because(tooDear.see({ purse: 3 }, { name: 'melon', price: 5 }), taste)).toEqual({
    code: 'too-dear',
    short: 2,
  });
  expect(cheap.because({ left: 2 }, taste)).toEqual({ code: 'cheap', coins: '2', each: 3 });
});

test.each([
  [1, 4, 4, 'inside the band it is the worth'],
  [1, 40, 10, 'above it the upper end'],
  [1, -3, 0, 'below it the lower end'],
  [Number.POSITIVE_INFINITY, 1, 10, 'even without end'],
])('weight %d on %d left counts %d: %s', (weight, left, counts) => {
  expect(contribution(cheap, { left }, { cheap: weight })).toBe(counts);
});

test('a worth that is not a finite number gives NaN, so that the option can be dropped', () => {
  expect(contribution(cheap, { left: Number.NaN }, { cheap: 1 })).toBeNaN();
  expect(contribution({ ...free, worth: () => Number.POSITIVE_INFINITY }, {}, { cheap: 1 })).toBeNaN();
});

test('a rule that cannot judge keeping quiet does not fit where quiet is an option', () => {
  // @ts-expect-error: null is not a fruit
  const hushed: Evaluator<Shop, Fruit | null, Taste> = buyer;
  expect(hushed.id).toBe('buyer');
});
