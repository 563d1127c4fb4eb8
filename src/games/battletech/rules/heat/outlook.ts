import { type Tally, tally } from '../../../../kernel/tally.ts';
import type { State, UnitId } from '../../state.ts';
import { rollOdds } from '../rolls.ts';
import { tracksHeat } from '../status.ts';
import { ammunitionNeeds } from './ammunition.ts';
import { reactorNeeds } from './reactor.ts';
import { heatTally } from './sum.ts';

/** A forecast: the heat after this turn's Heat Phase, and the odds of shutdown and explosion. */
export interface HeatOutlook {
  readonly tally: Tally;
  readonly heat: number;
  readonly shutdown: number; // probability
  readonly explosion: number;
}

const COLD: HeatOutlook = { tally: tally([]), heat: 0, shutdown: 0, explosion: 0 };

/** The forecast if weapons add `extra` heat. */
export function heatOutlook(state: State, id: UnitId, extra = 0): HeatOutlook {
  if (!tracksHeat(state, id)) return COLD;
  const sums = heatTally(state, id, extra);
  const heat = Math.max(0, sums.total);
  return {
    tally: sums,
    heat,
    shutdown: 1 - rollOdds(state, reactorNeeds(state, id, heat)),
    explosion: 1 - rollOdds(state, ammunitionNeeds(state, id, heat)),
  };
}
