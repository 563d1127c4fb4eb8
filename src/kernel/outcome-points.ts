import type { Outcome } from './game.ts';
import type { Side } from './ids.ts';

/** The points of a side in a finished match: 1 for a win, 0.5 for a draw between all sides. */
export function outcomePoints({ winners }: Outcome, side: Side, sides: number): number {
  if (!winners.includes(side)) return 0;
  return winners.length === sides ? 0.5 : 1;
}
