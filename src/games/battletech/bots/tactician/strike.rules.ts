import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Attack } from '../../plan.ts';
import { expectedStrike } from '../../rules/physical/odds.ts';
import type { UnitId, View } from '../../view.ts';
import type { TacticianWeights } from './weights.ts';

/** Attacks that one unit may make together. */
export interface Blows {
  readonly unit: UnitId;
  readonly attacks: readonly Attack[];
}

/** Physical attacks by their average damage. */
export const tacticianStrike: Evaluator<View, Blows, TacticianWeights> = {
  id: 'tactician-strike',
  grain: 3,
  rules: [
    score({
      id: 'tactician-strike',
      unit: 'points',
      band: [0, 200],
      see(view: View, { unit, attacks }: Blows) {
        const points = attacks.reduce((sum, attack) => sum + expectedStrike(view, unit, attack), 0);
        return points > 0 ? { kinds: attacks.map(({ attack }) => attack), points } : undefined;
      },
      worth: ({ points }) => points,
    }),
  ],
};
