import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { GunnerWeights } from './weights.ts';

/** A character to pick out, or null for none. */
export interface Pick {
  readonly model: number | null;
  readonly next: readonly number[]; // the characters to pick out after it has fallen
  readonly points: number; // expected gain of the unit's fire with this choice
}

/** Sends the wounds of a volley with Precision where they gain most. */
export const gunnerPrecision: Evaluator<null, Pick, GunnerWeights> = {
  id: 'gunner-precision',
  grain: 8,
  rules: [
    score({
      id: 'gunner-picks-out',
      unit: 'points',
      band: [0, 2000],
      see: (_: null, { model, next, points }: Pick) => (model !== null ? { model, next, points } : undefined),
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
