import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { GunnerWeights } from './weights.ts';

/** Somebody who is picked out, or nobody. */
export interface Pick {
  readonly model: number | null;
  readonly points: number; // what the wounds are likely to bring so
}

/** Precision: where the wounds bring in most. */
export const gunnerPrecision: Evaluator<null, Pick, GunnerWeights> = {
  id: 'gunner-precision',
  grain: 8,
  rules: [
    score({
      id: 'gunner-picks-out',
      unit: 'points',
      band: [0, 2000],
      see: (_: null, { model, points }: Pick) => (model !== null ? { model, points } : undefined),
      worth: ({ points }) => points,
    }),
    score({
      id: 'gunner-shoots-on',
      unit: 'points',
      band: [0, 2000],
      see: (_: null, { model, points }: Pick) => (model === null ? { points } : undefined),
      worth: ({ points }) => points,
    }),
  ],
};
