import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Aim } from '../../commands.ts';
import type { Figures, Share } from './target-value.ts';
import type { GunnerWeights } from './weights.ts';

/** A complete fire plan of one unit, with its expected results. */
export interface Plan {
  readonly unit: number;
  readonly aims: readonly Aim[]; // empty = hold fire
  readonly targets: readonly number[]; // highest expected gain first
  readonly figures: Figures; // in points; in models for a horde
  readonly overlap: number; // points that the rest of the army, which sees the result, would gain anyway; negative if it helps them
  readonly hazard: number; // our own points
  readonly once: number; // weapons that fire once per battle
  readonly choices: number; // how many targets the unit has in total
  readonly struck: readonly number[]; // those of its targets already attacked in this phase
}

const BAND = [-2000, 2000] as const;

const share = (id: string, of: Share) =>
  score({
    id,
    unit: 'points',
    band: BAND,
    see: (_: null, { figures, targets }: Plan) => (figures[of] > 0.005 ? { points: figures[of], targets } : undefined),
    worth: ({ points }, weights: GunnerWeights) => weights[of] * points,
  });

/** Scores a unit's whole fire plan: the expected points destroyed, and reasons to fire this unit now. */
export const gunnerFire: Evaluator<null, Plan, GunnerWeights> = {
  id: 'gunner-fire',
  grain: 15,
  rules: [
    share('gunner-destroys', 'destroys'),
    share('gunner-wears-down', 'wears'),
    share('gunner-silences', 'silences'),
    share('gunner-heads', 'heads'),
    share('gunner-finishes', 'finishes'),
    share('gunner-thins', 'thins'),
    score({
      id: 'gunner-others-could',
      unit: 'points',
      band: BAND,
      see: (_: null, { overlap }: Plan) => (overlap > 0.005 ? { points: overlap } : undefined),
      worth: ({ points }, { others }: GunnerWeights) => -others * points,
    }),
    score({
      id: 'gunner-together',
      unit: 'points',
      band: BAND,
      see: (_: null, { overlap }: Plan) => (overlap < -0.005 ? { points: -overlap } : undefined),
      worth: ({ points }, { others }: GunnerWeights) => others * points,
    }),
    score({
      id: 'gunner-few-choices',
      unit: 'points',
      band: BAND,
      see: (_: null, { choices, aims }: Plan) => (aims.length > 0 && choices < 3 ? { choices } : undefined),
      worth: (facts, { choices }: GunnerWeights) => choices / Math.max(1, facts.choices),
    }),
    score({
      id: 'gunner-keeps-at-it',
      unit: 'points',
      band: BAND,
      see: (_: null, { struck }: Plan) => (struck.length > 0 ? { targets: struck } : undefined),
      worth: ({ targets }, { focus }: GunnerWeights) => focus * targets.length,
    }),
    score({
      id: 'gunner-hazard',
      unit: 'points',
      band: BAND,
      see: (_: null, { hazard }: Plan) => (hazard > 0.005 ? { points: hazard } : undefined),
      worth: ({ points }, { caution }: GunnerWeights) => -caution * points,
    }),
    score({
      id: 'gunner-once',
      unit: 'points',
      band: BAND,
      see: (_: null, { once }: Plan) => (once > 0 ? { weapons: once } : undefined),
      worth: ({ weapons }, { saving }: GunnerWeights) => -saving * weapons,
    }),
  ],
};
