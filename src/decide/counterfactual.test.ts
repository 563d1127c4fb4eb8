import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Budget, Weights } from '../kernel/bot.ts';
import { must } from '../kernel/result.ts';
import { counterfactual } from './counterfactual.ts';
import { LEDGER, NO_LEDGER } from './fixtures/toy.ts';
import { buyer, type Goods } from './lab/testing.ts';
import { isStillChosen } from './still-chosen.ts';

const APPLES_OR_PEARS = [{ apples: 3 }, { pears: 2 }];

test.each([
  [{ apples: 10, pears: 12 }, 'apples', 8, 'apples lose a fifth before pears gain a quarter'],
  [{ apples: 10, pears: 14 }, 'apples', 28 / 3, 'less where they are nearly level'],
  [{ apples: 10, pears: 0 }, 'apples', 0, 'a weight of 0 counts in points: 15 for pears, against the whole of apples'],
])('%j flips with %s at %d: %s', (weights, weight, to) => {
  const decide = buyer(APPLES_OR_PEARS);
  const flip = must(counterfactual(decide, weights, { range: 20 }));
  expect(flip.weight).toBe(weight);
  expect(Math.abs(flip.to - to)).toBeLessThan(1e-6 * weights.apples); // as precise as the search: relative to the weight
  expect(flip.decision.command).toEqual({ pears: 2 });
  expect(decide(flip.weights)).toEqual(flip.decision);
});

test('the ledger only makes it quicker', () => {
  let asked = 0;
  const counted = (budget: Budget) => (weights: Weights) => {
    asked++;
    return buyer(APPLES_OR_PEARS, budget)(weights);
  };
  const weights = { apples: 10, pears: 12 };
  const quick = must(counterfactual(counted(LEDGER), weights));
  const quickly = asked;
  const slow = must(counterfactual(counted(NO_LEDGER), weights));
  expect(slow.to).toBeCloseTo(quick.to, 4);
  expect(quickly).toBeLessThan(asked - quickly);
});

test('a tie flips on next to nothing', () => {
  const flip = must(counterfactual(buyer(APPLES_OR_PEARS), { apples: 10, pears: 15 }));
  expect(Math.abs(flip.change)).toBeLessThan(1e-8);
});

test.each([2, 3, 4, 5])('among %i equal options, a change that only leaves fewer ties is not a flip', (count) => {
  const equal: Goods[] = Array.from({ length: count }, (_, i) => ({ pears: 2, copy: i }));
  for (let at = 0; at <= count; at++) {
    const decide = buyer(equal.toSpliced(at, 0, { pears: 2, plums: 1, copy: count }));
    const weights = { pears: 10, plums: 0 };
    const flip = must(counterfactual(decide, weights));
    const [was, is] = [decide(weights).command?.plums ?? 0, flip.decision.command?.plums ?? 0];
    expect(is).toBe(1 - was); // plums decide, not the random choice between copies
  }
});

test('none where one option is better in everything', () => {
  const decide = buyer([{ apples: 3, pears: 1 }, { apples: 3 }]);
  expect(counterfactual(decide, { apples: 10 }, { range: 4 })).toEqual({
    ok: false,
    error: { code: 'no-single-weight', range: 4 },
  });
});

test('what counts as the same choice is the asker’s to say', () => {
  const decide = buyer([{ apples: 3 }, { pears: 2 }, { plums: 1 }]);
  const weights = { apples: 10, pears: 14, plums: 10 };
  const isFruitWithP = (goods: Goods | null): boolean => Object.keys(goods ?? {})[0]?.startsWith('p') ?? false;
  const flip = must(counterfactual(decide, weights, { sameChoice: (a, b) => isFruitWithP(a) === isFruitWithP(b) }));
  expect(flip.decision.command).toEqual({ pears: 2 });
});

describe('over any options and weights', () => {
  const goods = fc.record({ a: fc.integer({ min: -5, max: 5 }), b: fc.integer({ min: -5, max: 5 }), c: fc.nat(5) });
  const table = fc.record({ a: fc.nat(20), b: fc.nat(20), c: fc.nat(20) });
  test('the answer flips, deciding again agrees, and a little less does not flip', () => {
    fc.assert(
      fc.property(
        fc.array(goods, { minLength: 2, maxLength: 8 }),
        table,
        fc.integer({ min: 3, max: 5 }),
        (options, weights, level) => {
          const decide = buyer(options, LEDGER, level);
          const now = decide(weights).command;
          const found = counterfactual(decide, weights, { range: 4 });
          if (!found.ok) {
            for (const weight of ['a', 'b', 'c'] as const)
              for (const factor of [-3, 0, 5])
                if (weights[weight] !== 0)
                  expect(isStillChosen(now, decide({ ...weights, [weight]: weights[weight] * factor }))).toBe(true);
            return;
          }
          const { weight, from, to, change } = found.value;
          expect(decide(found.value.weights).command).toEqual(found.value.decision.command);
          expect(found.value.decision.command).not.toEqual(now);
          expect(to).toBe(from + change * (Math.abs(from) || 1));
          if (Math.abs(change) > 1e-6)
            expect(decide({ ...weights, [weight]: from + change * 0.999 * (Math.abs(from) || 1) }).command).toEqual(
              now,
            );
        },
      ),
    );
  });
});
