import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { GunnerWeights } from './weights.ts';

/** One of our models that may be the first to take wounds. */
export interface Offered {
  readonly model: number;
  readonly guns: number; // points it could destroy in later phases
  readonly character: boolean;
  readonly save: number; // unmodified, against these attacks; 7 = none
}

/** Loses the least valuable model first. */
export const gunnerAllocation: Evaluator<null, Offered, GunnerWeights> = {
  id: 'gunner-allocation',
  grain: 4,
  rules: [
    score({
      id: 'gunner-keeps-guns',
      unit: 'points',
      band: [-2000, 0],
      see: (_: null, { model, guns }: Offered) => (guns > 0.005 ? { model, points: guns } : undefined),
      worth: ({ points }, { guns }: GunnerWeights) => -guns * points,
    }),
    score({
      id: 'gunner-keeps-character',
      unit: 'points',
      band: [-2000, 0],
      see: (_: null, { model, character }: Offered) => (character ? { model } : undefined),
      worth: (_, { character }: GunnerWeights) => -character,
    }),
    score({
      id: 'gunner-steady',
      unit: 'points',
      band: [0, 100],
      see: (_: null, { model, save }: Offered) => (save < 7 ? { model, save } : undefined),
      worth: ({ save }, { steady }: GunnerWeights) => steady * (7 - save),
    }),
  ],
};
