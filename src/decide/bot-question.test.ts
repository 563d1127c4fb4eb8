import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BotQuestion, best } from './bot-question.ts';
import { choose } from './decision.ts';
import { bars, LEDGER, points, seeded, type Toy, toyEvaluator } from './fixtures/toy.ts';

const EVALUATOR = toyEvaluator([bars(), points(0)], { grain: 2 });
const asked = (
  must: boolean,
  more: Partial<BotQuestion<null, readonly number[]>> = {},
): BotQuestion<null, readonly number[]> => ({
  view: null,
  ask: { seat: 'x', kinds: [], must, place: 0 },
  weights: [1],
  level: 5,
  budget: LEDGER,
  seed: seeded(1),
  ...more,
});

const toys = fc.array(
  fc.record({ name: fc.string(), barred: fc.constantFrom(0, 1), points: fc.tuple(fc.integer({ min: -9, max: 9 })) }),
);
const makes = fc.record({
  weights: fc.tuple(fc.integer({ min: -3, max: 3 })),
  level: fc.integer({ min: 1, max: 5 }),
  seed: fc.nat().map(seeded),
});

test('what is asked in one piece is answered as in many', () => {
  fc.assert(
    fc.property(toys, makes, fc.boolean(), (options, make, must) => {
      const question = { evaluator: EVALUATOR, situation: null, options, budget: LEDGER, must, ...make };
      expect(best(asked(must, make), EVALUATOR, null, options)).toEqual(choose(question));
    }),
  );
});

test('one who must act takes the least bad, one who may declines', () => {
  const bad: readonly Toy[] = [
    { name: 'worse', barred: 1, points: [-2] },
    { name: 'bad', barred: 1, points: [-1] },
  ];
  expect(best(asked(true), EVALUATOR, null, bad).command?.name).toBe('bad');
  expect(best(asked(false), EVALUATOR, null, bad).command).toBeNull();
});
