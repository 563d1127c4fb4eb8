import type { Seat } from '../../src/kernel/ids.ts';
import type { Play } from '../play/play.ts';

/** Which of my seats to show: the current one if it must act, otherwise one that must. */
export function seatToShow(mine: readonly Seat[], asks: Play['asks'], current: Seat | null): Seat | null {
  const due = (seat: Seat): boolean => asks[seat]?.must ?? false;
  if (current !== null && mine.includes(current) && due(current)) return current;
  return mine.find(due) ?? (current !== null && mine.includes(current) ? current : (mine[0] ?? null));
}
