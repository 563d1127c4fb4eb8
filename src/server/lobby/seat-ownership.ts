import type { Fact } from '../../kernel/fact.ts';
import { LONGEST_AWAY } from '../../wire/messages.ts';
import { peopleIn, type SeatAssignment } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import type { Seating } from '../table/table-info.ts';
import { settingsAtStart } from './settings.ts';

/** Seconds an absent person keeps a seat before the start, if the host chose no takeover time. */
const OPEN_AWAY = 300;

/** A seat belongs to its player until they leave it or have been away for the takeover time. */
export function refuseReassign(
  { absence, settings, status }: Pick<Table, 'absence' | 'settings' | 'status'>,
  { seat, person }: SeatAssignment,
): Fact | undefined {
  if (person === null) return undefined;
  const seconds = settings.takeOver ?? (status === 'open' ? OPEN_AWAY : LONGEST_AWAY);
  return absence.awayFor(person) < seconds * 1000 ? { code: 'seat-owned', seat, seconds } : undefined;
}

/** Players rely on the takeover time to keep their seats, so the host may not shorten it while others play. */
export function refuseShorter({ seating, status }: Pick<Table, 'seating' | 'status'>, next: Seating): Fact | undefined {
  const people = peopleIn(seating.chairs);
  const isAlone = [...people].every((person) => person === seating.host);
  const seconds = (of: Seating): number =>
    (status === 'open' ? settingsAtStart(of, people.size) : of.settings).takeOver ?? LONGEST_AWAY;
  if (isAlone || seconds(next) >= seconds(seating)) return undefined;
  return { code: 'take-over-shorter', seconds: seconds(seating) };
}
