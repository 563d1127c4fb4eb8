import { ABILITY_FOR_PRESENCE } from '../ability.ts';
import { otherSide, type Side } from '../sides.ts';
import type { CardId, Table } from '../state.ts';
import { combatant, counts, ownerOf } from './cards.ts';

/** Total ability of a side's cards that count there. */
export function abilityThere(table: Table, at: CardId, side: Side): number {
  let sum = 0;
  for (const one of table.inPlay)
    if (one.at === at && ownerOf(one.card) === side && counts(table, one))
      sum += combatant(table, one.card)?.ability ?? 0;
  return sum;
}

/** A side with presence at a location occupies it. */
export const hasPresence = (table: Table, at: CardId, side: Side): boolean =>
  abilityThere(table, at, side) >= ABILITY_FOR_PRESENCE;

/** A side controls a location where it has presence and the opponent has none. */
export const controls = (table: Table, at: CardId, side: Side): boolean =>
  hasPresence(table, at, side) && !hasPresence(table, at, otherSide(side));
