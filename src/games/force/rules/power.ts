import { type Line, type Tally, tally } from '../../../kernel/tally.ts';
import type { Combatant } from '../data/card.ts';
import type { Side } from '../sides.ts';
import type { CardId, Table } from '../state.ts';
import { combatant, counts, ownerOf } from './cards.ts';

/** A side's power at a location, card by card. */
export const powerAt = (table: Table, at: CardId, side: Side): Tally =>
  tally(linesAt(table, at, side, 'power-of', ({ power }) => power));

/** A side's ability at a location, card by card. */
export const abilityAt = (table: Table, at: CardId, side: Side): Tally =>
  tally(linesAt(table, at, side, 'ability-of', ({ ability }) => ability));

function linesAt(
  table: Table,
  at: CardId,
  side: Side,
  code: 'power-of' | 'ability-of',
  value: (card: Combatant) => number,
): Line[] {
  const lines: Line[] = [];
  for (const one of table.inPlay) {
    if (one.at !== at || ownerOf(one.card) !== side || !counts(table, one)) continue;
    const printed = combatant(table, one.card);
    if (printed) lines.push({ why: { code, card: one.card }, value: value(printed) });
  }
  return lines;
}
