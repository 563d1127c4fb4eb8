import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { reactorNeeds } from '../../rules/heat/reactor.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import type { TacticianWeights } from './weights.ts';

/** Units whose reactors to start. */
export type Starting = readonly UnitId[];

/** Odds that a reactor starts now. */
export const startOdds = (view: View, id: UnitId): number =>
  rollOdds(view, reactorNeeds(view, id, unitOf(view, id).heat));

/** Start a reactor if the odds are good enough. */
export const tacticianEnd: Evaluator<View, Starting, TacticianWeights> = {
  id: 'tactician-end',
  grain: 0.2,
  rules: [
    score({
      id: 'tactician-restart',
      unit: 'odds',
      band: [-64, 64],
      see: (view: View, units: Starting) =>
        units.length > 0 ? { units, odds: units.map((id) => startOdds(view, id)) } : undefined,
      worth: ({ odds }, { restart }: TacticianWeights) => odds.reduce((sum, each) => sum + each - restart, 0),
    }),
  ],
};
