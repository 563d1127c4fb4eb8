import type { Seat } from '../../kernel/ids.ts';
import { type Entry, type Match, stateAt } from '../../kernel/match.ts';
import { mustSeats } from './seat-ask.ts';

const FURTHEST = 500; // entries to look back

/**
 * The entry that made a seat have to act; it has not acted since, and its clock started then. So a reloaded match
 * continues its clocks. 0 if the seat was asked from the start.
 */
export function askedBy(match: Match, seat: Seat): number {
  const { log, game } = match;
  let n = log.length - 1;
  for (let steps = 0; n > 0 && steps < FURTHEST; n--, steps++) {
    const entry = log[n];
    if (entry && restartsClock(entry, seat)) return n;
    if (!mustSeats(game.awaiting(stateAt(match, n))).includes(seat)) return n;
  }
  return Math.max(0, n);
}

/** The seat acted, timed out, or was given to another holder. */
const restartsClock = ({ seat: by, command }: Entry, seat: Seat): boolean =>
  by === seat ||
  ((command.type === 'time-out' || command.type === 'hold-seat') && 'seat' in command && command.seat === seat);
