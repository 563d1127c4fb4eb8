import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose } from './decision.ts';
import { seeded } from './fixtures/toy.ts';
import { isRank, rankNumbers } from './rank-lines.ts';
import { rank } from './rule.ts';

type Option = readonly (number | null)[]; // findings per rule; null = does not apply

const NAMES = ['first', 'second', 'third', 'fourth'];

const decided = (options: readonly Option[]) =>
  choose({
    evaluator: {
      id: 'ranks',
      grain: 1,
      rules: NAMES.map((id, i) =>
        rank({
          id,
          see: (_: null, option: Option) => {
            const found = option[i] ?? null;
            return found === null ? undefined : { found };
          },
          worth: ({ found }) => found,
        }),
      ),
    },
    situation: null,
    options,
    weights: {},
    level: 5,
    budget: { iterations: 0, ledger: true },
    seed: seeded(1),
    must: true,
  });

const found = fc.option(fc.integer({ min: -1, max: 2 }), { nil: null });
const option = fc.array(found, { minLength: NAMES.length, maxLength: NAMES.length });

test('a rank has the place of the rule that found it; only a 0 may go without', () => {
  fc.assert(
    fc.property(fc.array(option, { minLength: 1, maxLength: 5 }), (options) => {
      for (const judged of decided(options).kept) {
        const places = rankNumbers(judged);
        for (const { why } of judged.tally.lines.filter(isRank)) {
          const place = places.get(why);
          if (place === undefined) expect(why.tier).toBe(0);
          else expect(NAMES[place - 1]).toBe(why.code);
        }
      }
    }),
  );
});
