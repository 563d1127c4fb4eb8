import { isSide, otherSide, type Side } from '../sides.ts';
import type { State } from '../state.ts';
import { combatant, ownerOf } from './cards.ts';
import { lifeForceOf } from './loss.ts';

const LIFE = 30; // a lead of this much Life Force is half the way to a win
const BOARD = 60; // the same in power and forfeit value on the table

/** Life Force against Life Force, and cards on the table against cards: half when even. */
export function standing(state: State, id: string): number {
  const side: Side = isSide(id) ? id : 'dark';
  const other = otherSide(side);
  const life = lifeForceOf(state.players[side]) - lifeForceOf(state.players[other]);
  let board = 0;
  for (const { card } of state.inPlay) {
    const printed = combatant(state, card);
    if (printed) board += (printed.power + printed.forfeit) * (ownerOf(card) === side ? 1 : -1);
  }
  return Math.min(0.95, Math.max(0.05, 0.5 + life / (2 * LIFE) + board / (2 * BOARD)));
}
