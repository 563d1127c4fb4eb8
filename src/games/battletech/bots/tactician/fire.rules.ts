import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { bonusOf } from './survey.ts';
import type { Part, Volley } from './volleys.ts';
import type { TacticianWeights } from './weights.ts';

const worthOf = ({ column, points }: Part, weights: TacticianWeights): number => bonusOf(weights, column) * points;

/** What all of a volley comes to, if it needs no turn. */
const allOf = ([first, second]: readonly Part[], weights: TacticianWeights): number =>
  (first ? worthOf(first, weights) : 0) + (second ? weights.split * worthOf(second, weights) : 0);

/** Torso facing, targets and weapons together: the points they do on average, with the arc bonus. */
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
      worth: (part, weights: TacticianWeights) => weights.split * worthOf(part, weights),
    }),
    score({
      id: 'tactician-turned',
      unit: 'points',
      band: [-500, 0],
      see: (_: null, { turns, look, parts }: Volley) => (turns ? { look, parts } : undefined),
      worth: ({ parts }, weights: TacticianWeights) => (weights.twist - 1) * allOf(parts, weights) - weights.turn,
      because: ({ look }) => ({ code: 'tactician-turned', look }),
    }),
  ],
};
