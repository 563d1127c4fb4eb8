import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Observed } from '../kernel/bot.ts';
import { choose } from './decision.ts';
import { seeded } from './fixtures/toy.ts';
import { rank, score, veto } from './rule.ts';

type Goods = readonly number[]; // of rule 0, 1, 2 ...

const see = (r: number) => (_: null, option: Goods) => (option[r] ? { much: option[r] } : undefined);
const RULES = [
  veto<null, Goods, { much: number }, null>({ id: 'never', see: see(0) }),
  rank<null, Goods, { much: number }, null>({ id: 'tier', see: see(1), worth: ({ much }) => much }),
  score<null, Goods, { much: number }, null>({
    id: 'points',
    unit: 'p',
    band: [-9, 9],
    see: see(2),
    worth: ({ much }) => much,
  }),
  score<null, Goods, { much: number }, null>({
    id: 'more',
    unit: 'p',
    band: [-2, 2],
    see: see(3),
    worth: ({ much }) => much,
  }),
];
const IDS = RULES.map(({ id }) => id);

const choice = fc.record({
  options: fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }), { maxLength: 8 }),
  level: fc.integer({ min: 1, max: 5 }),
  value: fc.nat(),
  must: fc.boolean(),
});

const chosen = (
  { options, level, value, must }: { options: readonly Goods[]; level: number; value: number; must: boolean },
  more: { without?: readonly string[]; observe?: (seen: Observed) => void } = {},
  rules = RULES,
) =>
  choose({
    evaluator: { id: 'toy', base: 1, grain: 1, rules },
    situation: null,
    options,
    weights: null,
    level,
    budget: { iterations: 0, ledger: true, ...more },
    seed: seeded(value),
    must,
  });

test('whoever looks on changes nothing', () => {
  fc.assert(
    fc.property(choice, (one) => {
      expect(chosen(one, { observe: () => {} })).toEqual(chosen(one));
    }),
  );
});

test('at full strength a rule that is left out is as good as not there', () => {
  fc.assert(
    fc.property(choice, fc.subarray(IDS), (one, without) => {
      const left = RULES.filter(({ id }) => !without.includes(id));
      const full = { ...one, level: 5 };
      expect(chosen(full, { without })).toEqual(chosen(full, {}, left));
    }),
  );
});

test('below it the others see and misjudge just what they did', () => {
  fc.assert(
    fc.property(choice, (one) => {
      const before = chosen(one);
      const after = chosen(one, { without: ['more'] });
      expect(after.notes.filter(({ code }) => code === 'overlooked')).toEqual(
        before.notes.filter(({ code }) => code === 'overlooked'),
      );
    }),
  );
});

test('what is told comes to the ledger, and each rule to the choice without it', () => {
  fc.assert(
    fc.property(choice, (one) => {
      const seen: Observed[] = [];
      const { kept, command } = chosen(one, { observe: (choice) => seen.push(choice) });
      const [told] = seen as [Observed];
      expect([seen.length, told.options, told.order.toSorted()]).toEqual([
        1,
        one.options.length,
        [...one.options.keys()],
      ]);
      for (const [k, { option, tally }] of kept.entries()) {
        const i = told.order[k] as number;
        expect(one.options[i]).toEqual(option);
        const scores = told.rules.filter(({ kind }) => kind === 'score').map(({ values }) => values[i] as number);
        expect(tally.total).toBeCloseTo(scores.reduce((a, b) => a + b, told.base) + (told.noises[i] ?? 0));
      }
      for (const { id } of told.rules) {
        const at = told.without(id);
        expect(at < 0 ? null : one.options[at]).toEqual(chosen(one, { without: [id] }).command);
      }
      if (command !== null) expect(one.options[told.order[0] as number]).toEqual(command);
    }),
  );
});
