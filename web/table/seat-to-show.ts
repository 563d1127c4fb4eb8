import type { Seat } from '../../src/kernel/ids.ts';
import type { Play } from '../play/play.ts';

/** Of the seats somebody holds, the one to look at: stay where a decision is due, else go where one is. */
export function seatToShow(mine: readonly Seat[], asks: Play['asks'], current: Seat | null): Seat | null {
  const due = (seat: Seat): boolean => asks[seat]?.must ?? false;
  if (current !== null && mine.includes(current) && due(current)) return current;
  return mine.find(due) ?? (current !== null && mine.includes(current) ? current : (mine[0] ?? null));
}
