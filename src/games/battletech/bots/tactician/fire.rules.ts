import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { bonusOf } from './survey.ts';
import type { Part, Volley } from './volleys.ts';
import type { TacticianWeights } from './weights.ts';

const worthOf = ({ column, points }: Part, weights: TacticianWeights): number => bonusOf(weights, column) * points;

/** Torso facing, targets and weapons: their average damage with the arc bonus. */
export const tacticianFire: Evaluator<null, Volley, TacticianWeights> = {
  id: 'tactician-fire',
  grain: 4,
  rules: [
    score({
      id: 'tactician-fire',
      unit: 'points',
      band: [0, 500],
      see: (_: null, { parts: [first] }: Volley) => first,
      worth: worthOf,
    }),
    score({
      id: 'tactician-second-target',
      unit: 'points',
      band: [0, 500],
      see: (_: null, { parts: [, second] }: Volley) => second,
      worth: worthOf,
    }),
    score({
      id: 'tactician-turned',
      unit: 'points',
      band: [-500, 0],
      see: (_: null, { turns, look }: Volley) => (turns ? { look } : undefined),
      worth: (_, { turn }: TacticianWeights) => -turn,
    }),
  ],
};
