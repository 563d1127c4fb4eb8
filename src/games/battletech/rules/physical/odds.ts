import type { State, UnitId } from '../../state.ts';
import { rollOdds } from '../rolls.ts';
import type { Strike } from './attack.ts';
import { strikeDamage } from './damage.ts';
import { strikeNeeds } from './to-hit.ts';

/** The probability that a physical attack hits. */
export const strikeOdds = (state: State, id: UnitId, strike: Strike): number =>
  rollOdds(state, strikeNeeds(state, id, strike));

/** Average damage, counting misses as 0; without the damage of a fall. */
export const expectedStrike = (state: State, id: UnitId, strike: Strike): number =>
  strikeOdds(state, id, strike) * strikeDamage(state, id, strike);
