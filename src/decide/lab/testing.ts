import type { Budget, Decision, Observed, Weights } from '../../kernel/bot.ts';
import { choose } from '../decision.ts';
import { LEDGER, seeded } from '../fixtures/toy.ts';
import { rank, score } from '../rule.ts';

export type Goods = Readonly<Record<string, number>>;

/** A test bot with one rule per weight: amount of a good times its weight. Gifts rank first. */
export function buyer(options: readonly Goods[], budget: Budget = LEDGER, level = 5) {
  return (weights: Weights): Decision<Goods> =>
    choose({
      evaluator: {
        id: 'buyer',
        grain: 1,
        rules: [
          rank({
            id: 'gift',
            see: (_: null, option: Goods) => (option.gift ? { size: option.gift } : undefined),
            worth: ({ size }) => size,
          }),
          ...Object.keys(weights).map((good) =>
            score({
              id: good,
              unit: 'points',
              band: [-1000, 1000],
              see: (_: null, option: Goods) => (option[good] ? { amount: option[good] } : undefined),
              worth: ({ amount }, table: Weights) => amount * (table[good] ?? 0),
            }),
          ),
        ],
      },
      situation: null,
      options,
      weights,
      level,
      budget,
      seed: seeded(1),
      must: true,
    });
}

/** Collects all observations. */
export const into = (seen: Observed[]): Budget => ({ ...LEDGER, observe: (one) => seen.push(one) });
