import { type Line, type Tally, tally } from '../../../kernel/tally.ts';
import type { Location } from '../data/card.ts';
import type { Side } from '../sides.ts';
import type { Table } from '../state.ts';
import { cardOf, ownerOf } from './cards.ts';

/** Force generation: 1, plus the side's icons on every location, plus 1 per character with a master icon. */
export function generation(table: Table, side: Side): Tally {
  const lines: Line[] = [{ why: { code: 'generation-base' }, value: 1 }];
  for (const at of table.locations)
    lines.push({ why: { code: 'generation-icons', at }, value: (cardOf(table, at) as Location).icons[side] });
  for (const { card } of table.inPlay) {
    const printed = cardOf(table, card);
    if (printed.kind === 'character' && printed.master && ownerOf(card) === side)
      lines.push({ why: { code: 'generation-master', card }, value: 1 });
  }
  return tally(lines);
}

/** How much a side may still activate this turn. */
export const canActivate = ({ now, active }: Table, reserve: number): number =>
  Math.max(0, Math.min(now.generation[active] - now.activated, reserve));
