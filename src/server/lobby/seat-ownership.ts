import type { Fact } from '../../kernel/fact.ts';
import { awayLimit, type Settings } from '../../wire/messages.ts';
import { peopleIn, type SeatAssignment } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import type { Seating } from '../table/table-info.ts';
import { settingsAtStart } from './settings.ts';

/** Seconds an absent person keeps a seat before the start, if the host set no takeover time. */
const OPEN_AWAY = 300;

/** A seat belongs to its player until they leave it or have been away for the takeover time. */
export function refuseReassign(
  { absence, settings, status }: Pick<Table, 'absence' | 'settings' | 'status'>,
  { seat, person, bot }: SeatAssignment,
): Fact | undefined {
  if (person === null) return undefined;
  const seconds = status === 'open' ? (settings.takeOver ?? OPEN_AWAY) : awayLimit(settings);
  if (seconds === null) return bot === null ? { code: 'seat-owned', seat, seconds } : undefined; // until they miss a deadline
  return absence.awayFor(person) < seconds * 1000 ? { code: 'seat-owned', seat, seconds } : undefined;
}

/**
 * Players rely on the takeover time and the clock to keep their seats, so the host may not shorten them while others
 * play: after three missed deadlines a bot takes the seat. Before the start, players see the clock before they agree.
 */
export function refuseShorter({ seating, status }: Pick<Table, 'seating' | 'status'>, next: Seating): Fact | undefined {
  const people = peopleIn(seating.chairs);
  if ([...people].every((person) => person === seating.host)) return undefined;
  const settings = (of: Seating): Settings => (status === 'open' ? settingsAtStart(of, people.size) : of.settings);
  const [now, then] = [settings(seating), settings(next)];
  const takeOver = awayLimit(now);
  if ((awayLimit(then) ?? Number.POSITIVE_INFINITY) < (takeOver ?? Number.POSITIVE_INFINITY))
    return { code: 'take-over-shorter', seconds: takeOver };
  const isClockShorter = (then.clock ?? Number.POSITIVE_INFINITY) < (now.clock ?? Number.POSITIVE_INFINITY);
  return status === 'playing' && isClockShorter ? { code: 'clock-shorter' } : undefined;
}
