import { describe, expect, test } from 'vitest';
import type { Budget } from '../kernel/bot.ts';
import { addsUp } from '../kernel/tally.ts';
import { counterfactual } from './counterfactual.ts';
import { choose } from './decision.ts';
import type { Evaluator } from './evaluator.ts';
import { rank, score, veto } from './rule.ts';

interface Weights extends Readonly<Record<string, number>> {
  readonly price: number;
  readonly within: number;
}
type Options = Readonly<Record<string, number>>;

const pricing: Evaluator<Options, string, Weights> = {
  id: 'pricing',
  mixed: { of: 'options', within: ({ within }) => within },
  rules: [
    veto({ id: 'barred', see: (_: Options, option: string) => (option === 'barred' ? {} : undefined) }),
    rank({ id: 'low', see: (_: Options, option: string) => (option === 'low' ? {} : undefined), worth: () => -1 }),
    score({
      id: 'price',
      unit: 'points',
      band: [0, 100],
      see: (prices: Options, option: string) => ({ points: prices[option] ?? 0 }),
      worth: ({ points }, w: Weights) => points * w.price,
    }),
  ],
};

const LEDGER: Budget = { iterations: 0, ledger: true };
const decided = (prices: Options, seed: number, weights: Weights = { price: 1, within: 4 }) =>
  choose({
    evaluator: pricing,
    situation: prices,
    options: Object.keys(prices),
    weights,
    level: 5,
    budget: LEDGER,
    seed: { value: seed },
    must: true,
  });

const DRAWS = 4000;
function shares(prices: Options, weights?: Weights): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let seed = 0; seed < DRAWS; seed++) {
    const { command } = decided(prices, seed, weights);
    counts[command ?? ''] = (counts[command ?? ''] ?? 0) + 1 / DRAWS;
  }
  return counts;
}

describe('a mixed strategy', () => {
  test('draws in proportion to how little an option is behind', () => {
    const drawn = shares({ best: 10, near: 8, far: 7, none: 6 }); // 1, 1/2, 1/4 and 0 of the best one's odds
    expect(drawn.best).toBeCloseTo(4 / 7, 1);
    expect(drawn.near).toBeCloseTo(2 / 7, 1);
    expect(drawn.far).toBeCloseTo(1 / 7, 1);
    expect(drawn.none).toBeUndefined();
  });

  test('leaves out vetoed options and lower tiers', () => {
    expect(shares({ best: 10, barred: 10, low: 10 })).toEqual({ best: expect.closeTo(1) });
  });

  test('is off at 0: only equal options are drawn', () => {
    const drawn = shares({ best: 10, equal: 10, near: 9.9 }, { price: 1, within: 0 });
    expect(drawn.near).toBeUndefined();
    expect(drawn.equal).toBeCloseTo(1 / 2, 1);
  });

  test('needs no seed where nothing is near', () => {
    const seed = {
      get value(): number {
        throw new Error('a seed was used');
      },
    };
    const prices = { best: 10, none: 6 };
    const question = { evaluator: pricing, situation: prices, options: Object.keys(prices), level: 5, must: true };
    expect(choose({ ...question, weights: { price: 1, within: 4 }, budget: LEDGER, seed }).command).toBe('best');
  });

  test('gives the same answer to the same question, with or without ledgers', () => {
    const prices = { best: 10, near: 9, far: 8 };
    const question = { evaluator: pricing, situation: prices, options: Object.keys(prices), level: 5, must: true };
    for (let value = 0; value < 50; value++) {
      const bare = choose({
        ...question,
        weights: { price: 1, within: 4 },
        budget: { iterations: 0, ledger: false },
        seed: { value },
      });
      expect(bare.command).toBe(decided(prices, value).command);
    }
  });
});

describe('the decision', () => {
  const decision = decided({ best: 10, near: 8, none: 2 }, 1);

  test('says how many options were near, and how likely its own was', () => {
    const { code, options, share } = decision.notes.at(-1) as unknown as {
      code: string;
      options: number;
      share: number;
    };
    expect([code, options]).toEqual(['mixed-options', 2]);
    expect(share).toBeCloseTo(decision.command === 'best' ? 2 / 3 : 1 / 3);
  });

  test('has ledgers that add up, with near-ties as high as the best option', () => {
    for (const { tally } of decision.kept) expect(addsUp(tally)).toBe(true);
    expect(decision.kept.map(({ tally }) => tally.total)).toEqual([10, 10, 2]);
    const near = decision.kept.find(({ option }) => option === 'near');
    expect(near?.tally.lines.at(-1)).toEqual({ why: { code: 'near-tie' }, value: 2 });
    expect(decision.margin).toBe(0);
  });

  test('changes only when another option leaves the near-ties behind', () => {
    const found = counterfactual((weights: Weights) => decided({ best: 10, near: 9, none: 5 }, 3, weights), {
      price: 1,
      within: 4,
    });
    if (!found.ok) return expect(found.error.code).toBe('no-single-weight');
    expect(found.value.decision.command).not.toBe(decided({ best: 10, near: 9, none: 5 }, 3).command);
  });
});
