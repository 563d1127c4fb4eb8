import type { State, UnitId } from '../../state.ts';
import { rollOdds } from '../rolls.ts';
import type { Strike } from './attack.ts';
import { strikeDamage } from './damage.ts';
import { strikeNeeds } from './to-hit.ts';

/** How likely a physical attack hits. */
export const strikeOdds = (state: State, id: UnitId, strike: Strike): number =>
  rollOdds(state, strikeNeeds(state, id, strike));

/** The points it does on the average, its misses counted in; what a fall adds is not among them. */
export const expectedStrike = (state: State, id: UnitId, strike: Strike): number =>
  strikeOdds(state, id, strike) * strikeDamage(state, id, strike);
