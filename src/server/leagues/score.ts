import type { Score } from '../../leagues/league.ts';
import type { MatchRecord } from '../../store/store.ts';
import { sidesOf } from '../table/seat-assignments.ts';
import { seatingOf } from '../table/table-info.ts';

/** The points of the first side in a finished match; null if it was closed. */
export function scoreOf(record: MatchRecord): Score | null {
  const { outcome } = record;
  if (!outcome || outcome.reason.code === 'closed') return null;
  const [first = '', second = ''] = sidesOf(seatingOf(record).chairs.map(({ seat }) => seat));
  const hasWon = (side: string): boolean => outcome.winners.includes(side);
  if (hasWon(first) === hasWon(second)) return 0.5;
  return hasWon(first) ? 1 : 0;
}
