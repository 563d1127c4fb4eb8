import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Shelter } from '../../rules/reaction.ts';
import { commandPoint, type Spending } from './command-point.ts';
import type { GunnerWeights } from './weights.ts';

/** A stratagem for one of our units, or none. */
export interface Answer extends Spending {
  readonly use: Shelter | null;
  readonly unit: number;
}

export interface Later {
  readonly later: boolean; // a later phase could use the command point
}

/** Whether the points that a stratagem saves are worth a command point. */
export const gunnerReaction: Evaluator<Later, Answer, GunnerWeights> = {
  id: 'gunner-reaction',
  grain: 8,
  rules: [
    score({
      id: 'gunner-shelters',
      unit: 'points',
      band: [0, 2000],
      see: (_: Later, { use, unit, points }: Answer) =>
        use !== null && points > 0.005 ? { use, unit, points } : undefined,
      worth: ({ points }) => points,
    }),
    commandPoint<Answer>(),
  ],
};
