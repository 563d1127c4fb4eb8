import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { commandPoint, type Spending } from './command-point.ts';
import type { Later } from './reaction.rules.ts';
import type { GunnerWeights } from './weights.ts';

/** Continuing to roll, or re-rolling one die first. */
export interface Roll extends Spending {
  readonly die: number | null; // null = no re-roll
}

/** Whether one more hit or wound is worth a command point. */
export const gunnerRoll: Evaluator<Later, Roll, GunnerWeights> = {
  id: 'gunner-roll',
  grain: 4,
  rules: [
    score({
      id: 'gunner-re-rolls',
      unit: 'points',
      band: [0, 2000],
      see: (_: Later, { die, points }: Roll) => (die !== null && points > 0.005 ? { die, points } : undefined),
      worth: ({ points }) => points,
    }),
    commandPoint<Roll>(),
  ],
};
