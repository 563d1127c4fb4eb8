import { type Tally, tally } from '../../../../kernel/tally.ts';
import type { State, UnitId } from '../../state.ts';
import { rollOdds } from '../rolls.ts';
import { isMech } from '../status.ts';
import { ammunitionNeeds } from './ammunition.ts';
import { reactorNeeds } from './reactor.ts';
import { heatTally } from './sum.ts';

/** Where a plan leads: the heat after this turn's Heat Phase, and how likely the reactor stops or ammunition goes up. */
export interface HeatOutlook {
  readonly tally: Tally;
  readonly heat: number;
  readonly shutdown: number; // 0 to 1
  readonly explosion: number;
}

const COLD: HeatOutlook = { tally: tally([]), heat: 0, shutdown: 0, explosion: 0 };

/** What the heat comes to if weapons add `extra` to it. */
export function heatOutlook(state: State, id: UnitId, extra = 0): HeatOutlook {
  if (!state.rules.ruleset.heatPhase || !isMech(state, id)) return COLD;
  const sums = heatTally(state, id, extra);
  const heat = Math.max(0, sums.total);
  return {
    tally: sums,
    heat,
    shutdown: 1 - rollOdds(state, reactorNeeds(state, id, heat)),
    explosion: 1 - rollOdds(state, ammunitionNeeds(state, id, heat)),
  };
}
