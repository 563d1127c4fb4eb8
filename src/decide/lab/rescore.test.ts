import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Observed } from '../../kernel/bot.ts';
import { must } from '../../kernel/result.ts';
import { choose } from '../decision.ts';
import { score } from '../rule.ts';
import { choiceBehind, type FactEdit, factLines, rescore } from './rescore.ts';
import { buyer, type Goods, into } from './testing.ts';

const WEIGHTS = { apples: 10, pears: 12 };

function judged(options: readonly Goods[]) {
  const seen: Observed[] = [];
  const decision = buyer(options, into(seen))(WEIGHTS);
  const behind = choiceBehind(decision, seen);
  if (!behind) throw new Error('nobody looked on');
  return { decision, behind };
}

test('every number that a rule prices can be moved, and stands by its line', () => {
  const { decision, behind } = judged([{ apples: 3 }, { pears: 2, gift: 1 }]);
  expect(factLines(decision, behind)).toEqual([
    { option: 0, rule: 'gift', line: 0, facts: { size: 1 } },
    { option: 0, rule: 'pears', line: 1, facts: { amount: 2 } },
    { option: 1, rule: 'apples', line: 0, facts: { amount: 3 } },
  ]);
});

/** A decision with one rule that finds these facts, and its observation. */
function sold<O, F extends object>(options: readonly O[], see: (option: O) => F, worth: (facts: F) => number) {
  const seen: Observed[] = [];
  const rule = score({
    id: 'sale',
    unit: 'points',
    band: [-1000, 1000],
    see: (_: null, option: O) => see(option),
    worth,
  });
  const decision = choose({
    evaluator: { id: 'seller', grain: 1, rules: [rule] },
    situation: null,
    options,
    weights: {},
    level: 5,
    budget: into(seen),
    seed: { value: 1 },
    must: true,
  });
  return { decision, behind: choiceBehind(decision, seen) as Observed };
}

test('what a rule only names cannot be moved', () => {
  const { decision, behind } = sold(
    [4, 2],
    (amount) => ({ shop: 17, amount, fresh: amount > 3, open: true }),
    ({ amount, fresh }) => (fresh ? 2 * amount : amount),
  );
  expect(factLines(decision, behind).map(({ facts }) => facts)).toEqual([
    { amount: 4, fresh: true },
    { amount: 2, fresh: false },
  ]);
});

test.each<[string, readonly Goods[], FactEdit, Goods, number, number | null]>([
  [
    'another amount, another order',
    [{ apples: 3 }, { pears: 2 }],
    edit(1, 'pears', { amount: 4 }),
    { pears: 2 },
    48,
    18,
  ],
  [
    'too little changes only the total',
    [{ apples: 3 }, { pears: 2 }],
    edit(0, 'apples', { amount: 2.5 }),
    { apples: 3 },
    25,
    1,
  ],
  [
    'a rank comes before points',
    [
      { pears: 2, gift: 2 },
      { apples: 3, gift: 1 },
    ],
    edit(1, 'gift', { size: 3 }),
    { apples: 3, gift: 1 },
    30,
    null,
  ],
])('%s', (_, options, change, command, total, margin) => {
  const { decision, behind } = judged(options);
  const { decision: anew } = must(rescore(decision, behind, [change]));
  expect([anew.command, anew.kept[0]?.tally.total, anew.margin]).toEqual([command, total, margin]);
});

function edit(option: number, rule: string, facts: Record<string, number>): FactEdit {
  return { option, rule, facts };
}

test('several facts of one rule are moved together, and one that is moved twice ends where it was moved last', () => {
  const { decision, behind } = sold(
    [{ amount: 2, each: 3 }],
    (goods) => goods,
    ({ amount, each }) => amount * each,
  );
  const edits = [edit(0, 'sale', { amount: 9 }), edit(0, 'sale', { each: 5 }), edit(0, 'sale', { amount: 4 })];
  const { tally } = must(rescore(decision, behind, edits)).decision.kept[0] ?? {};
  expect(tally).toEqual({ lines: [{ why: { code: 'sale', amount: 4, each: 5 }, value: 20 }], total: 20 });
});

test.each([
  ['an option that was not kept', edit(7, 'apples', { amount: 1 })],
  ['a rule that saw nothing there', edit(0, 'pears', { amount: 1 })],
  ['a rule that is not here', edit(0, 'plums', { amount: 1 })],
  ['a fact it does not have', edit(0, 'apples', { price: 1 })],
])('%s cannot be moved', (_, change) => {
  const { decision, behind } = judged([{ apples: 3 }, { pears: 2 }]);
  expect(rescore(decision, behind, [change])).toMatchObject({ ok: false, error: { code: 'no-such-fact' } });
});

test('lines still add up to their total, and the same facts give the same decision', () => {
  const amount = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(amount, amount, fc.double({ min: -50, max: 50, noNaN: true }), (apples, pears, moved) => {
      const { decision, behind } = judged([{ apples, pears }, { apples }, { pears }]);
      const same = must(rescore(decision, behind, [{ option: 0, rule: 'apples', facts: { amount: apples } }]));
      expect(same.decision).toEqual(decision);
      const { decision: anew } = must(
        rescore(decision, behind, [{ option: 0, rule: 'apples', facts: { amount: moved } }]),
      );
      for (const { tally } of anew.kept)
        expect(tally.lines.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(tally.total, 9);
    }),
    { numRuns: 100 },
  );
});
