import type { CommandOf } from '../commands.ts';
import type { Side } from '../sides.ts';
import type { Table } from '../state.ts';
import { cardOf, carries, ownerOf } from './cards.ts';
import { cannotDisembark, cannotEmbark } from './embark.ts';
import { destinations } from './move.ts';

type Moves = CommandOf<'move'> | CommandOf<'embark'> | CommandOf<'disembark'>;

/** Everything a side may do in its move phase, card by card. */
export function* moves(table: Table, side: Side, force: number): Generator<Moves, void> {
  for (const { card, at, host } of table.inPlay) {
    if (ownerOf(card) !== side) continue;
    const { kind } = cardOf(table, card);
    if (host === null && kind !== 'weapon')
      for (const to of destinations(table, side, force, card)) yield { type: 'move', card, to };
    if (kind !== 'character') continue;
    if (host !== null) {
      if (!cannotDisembark(table, side, card)) yield { type: 'disembark', card };
      continue;
    }
    for (const carrier of table.inPlay)
      if (carrier.at === at && carries(table, carrier.card) && !cannotEmbark(table, side, card, carrier.card))
        yield { type: 'embark', card, onto: carrier.card };
  }
}

/** Whether a side has any move. All moves are public, so the answer is too. */
export const anyMove = (table: Table, side: Side, force: number): boolean => !moves(table, side, force).next().done;
