import { oddsAtLeast } from '../../../../parts/odds/two-dice.ts';
import type { State, UnitId } from '../../state.ts';
import type { Strike } from './attack.ts';
import { strikeDamage } from './damage.ts';
import { HIGHEST } from './thrown.ts';
import { strikeNeeds } from './to-hit.ts';

/** How likely a physical attack hits. */
export function strikeOdds(state: State, id: UnitId, strike: Strike): number {
  const needs = strikeNeeds(state, id, strike);
  return needs > HIGHEST ? 0 : oddsAtLeast(needs, state.rules.ruleset.dice);
}

/** The points it does on the average, its misses counted in; what a fall adds is not among them. */
export const expectedStrike = (state: State, id: UnitId, strike: Strike): number =>
  strikeOdds(state, id, strike) * strikeDamage(state, id, strike);
