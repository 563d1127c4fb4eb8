import type { Fact } from './fact.ts';
import { first } from './fact.ts';
import { type FaultsTold, faultsTold } from './faults.ts';
import type { Outcome } from './game.ts';
import { type Seat, type Side, sideOf, UMPIRE, type Watcher } from './ids.ts';
import { never } from './never.ts';
import { no, ok, type Result } from './result.ts';

/** The part of a match's state that is the same in every game: early ends, draw offers, seat holders. */
export interface MatchStatus {
  readonly outcome: Outcome | null;
  readonly offers: readonly Side[];
  readonly holders: Readonly<Record<Seat, string>>;
}

export type MatchCommand =
  | { readonly type: 'resign' }
  | { readonly type: 'offer-draw' }
  | { readonly type: 'decline-draw' }
  | { readonly type: 'time-out'; readonly seat: Seat }
  | { readonly type: 'abandon'; readonly side: Side; readonly faults?: FaultsTold } // only if the side's program forfeited
  | { readonly type: 'hold-seat'; readonly seat: Seat; readonly holder: string }
  | ({ readonly type: 'close' } & Closing);

/** A match ended early: by the operator, possibly with a note to the players, or by the server because it was abandoned. */
export interface Closing {
  readonly by: 'operator' | 'server';
  readonly note?: string;
}

export type MatchEvent =
  | { readonly type: 'resigned'; readonly side: Side; readonly outcome: Outcome | null }
  | { readonly type: 'draw-offered'; readonly side: Side }
  | { readonly type: 'draw-declined'; readonly side: Side }
  | { readonly type: 'draw-agreed'; readonly outcome: Outcome }
  | { readonly type: 'timed-out'; readonly seat: Seat }
  | {
      readonly type: 'abandoned';
      readonly side: Side;
      readonly faults?: FaultsTold;
      readonly outcome: Outcome | null;
    }
  | { readonly type: 'seat-held'; readonly seat: Seat; readonly holder: string }
  | ({ readonly type: 'closed'; readonly outcome: Outcome } & Closing);

export const MATCH_COMMANDS: ReadonlySet<string> = new Set<MatchCommand['type']>([
  'resign',
  'offer-draw',
  'decline-draw',
  'time-out',
  'abandon',
  'hold-seat',
  'close',
]);

export const MATCH_EVENTS: ReadonlySet<string> = new Set<MatchEvent['type']>([
  'resigned',
  'draw-offered',
  'draw-declined',
  'draw-agreed',
  'timed-out',
  'abandoned',
  'seat-held',
  'closed',
]);

export const isMatchCommand = (command: { readonly type: string }): command is MatchCommand =>
  MATCH_COMMANDS.has(command.type);
export const isMatchEvent = (event: { readonly type: string }): event is MatchEvent => MATCH_EVENTS.has(event.type);

export const INITIAL_STATUS: MatchStatus = { outcome: null, offers: [], holders: {} };

/** Characters of the operator's note to the players. */
const LONGEST_NOTE = 200;

/** Validates the shape of a match command. */
export function parseMatchCommand(input: { readonly type: string }): Result<MatchCommand> {
  const given = input as Readonly<Record<string, unknown>>;
  const text = (key: string): string | undefined => {
    const value = given[key];
    return typeof value === 'string' && value.length <= 80 ? value : undefined;
  };
  const seat = text('seat');
  const side = text('side');
  const holder = text('holder');
  switch (input.type) {
    case 'resign':
    case 'offer-draw':
    case 'decline-draw':
      return ok({ type: input.type });
    case 'time-out':
      return seat === undefined ? no({ code: 'bad-command', field: 'seat' }) : ok({ type: 'time-out', seat });
    case 'abandon': {
      const faults = faultsTold(given.faults);
      if (side === undefined) return no({ code: 'bad-command', field: 'side' });
      if (given.faults !== undefined && !faults) return no({ code: 'bad-command', field: 'faults' });
      return ok({ type: 'abandon', side, ...(faults && { faults }) });
    }
    case 'hold-seat':
      return seat === undefined || holder === undefined
        ? no({ code: 'bad-command', field: seat === undefined ? 'seat' : 'holder' })
        : ok({ type: 'hold-seat', seat, holder });
    case 'close': {
      const { by, note } = given;
      if (by !== 'operator' && by !== 'server') return no({ code: 'bad-command', field: 'by' });
      if (note !== undefined && (typeof note !== 'string' || note.length > LONGEST_NOTE))
        return no({ code: 'bad-command', field: 'note' });
      return ok({ type: 'close', by, ...(note !== undefined && { note }) });
    }
    default:
      return no({ code: 'unknown-command', type: input.type });
  }
}

export interface MatchFacts {
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
  readonly drawByAgreement: boolean;
}

/** Only a side's first seat may resign or agree to a draw; only the umpire reports timeouts and seat changes. */
export function refuseMatchCommand(
  status: MatchStatus,
  facts: MatchFacts,
  seat: Seat,
  command: MatchCommand,
): Fact | undefined {
  const leads = facts.seats.find((other) => sideOf(other) === sideOf(seat)) === seat;
  switch (command.type) {
    case 'resign':
      return first<Fact>(!leads && { code: 'not-the-leader', seat });
    case 'offer-draw':
      return first<Fact>(
        !facts.drawByAgreement && { code: 'no-draw-by-agreement' },
        !leads && { code: 'not-the-leader', seat },
        status.offers.includes(sideOf(seat)) && { code: 'already-offered' },
      );
    case 'decline-draw':
      return first<Fact>(
        !leads && { code: 'not-the-leader', seat },
        !status.offers.some((side) => side !== sideOf(seat)) && { code: 'no-offer' },
      );
    case 'time-out':
    case 'hold-seat':
      return first<Fact>(
        seat !== UMPIRE && { code: 'umpire-only' },
        !facts.seats.includes(command.seat) && { code: 'unknown-seat', seat: command.seat },
      );
    case 'abandon':
      return first<Fact>(
        seat !== UMPIRE && { code: 'umpire-only' },
        !facts.sides.includes(command.side) && { code: 'unknown-side', side: command.side },
      );
    case 'close':
      return first<Fact>(seat !== UMPIRE && { code: 'umpire-only' });
    default:
      return never(command);
  }
}

export function applyMatchEvent(status: MatchStatus, event: MatchEvent): MatchStatus {
  switch (event.type) {
    case 'resigned':
    case 'abandoned':
    case 'closed':
      return { ...status, outcome: event.outcome };
    case 'draw-agreed':
      return { ...status, outcome: event.outcome, offers: [] };
    case 'draw-offered':
      return { ...status, offers: [...status.offers, event.side] };
    case 'draw-declined':
      return { ...status, offers: [] };
    case 'seat-held':
      return { ...status, holders: { ...status.holders, [event.seat]: event.holder } };
    case 'timed-out':
      return status;
    default:
      return never(event);
  }
}

/** Match events are public, except that only its own side learns which seat of a crew timed out. */
export const hearMatchEvent = (event: MatchEvent, watcher: Watcher): MatchEvent =>
  event.type === 'timed-out' && watcher !== 'archive' && sideOf(watcher) !== sideOf(event.seat)
    ? { type: 'timed-out', seat: sideOf(event.seat) }
    : event;

/** The event that ends a match early. No side wins, which counts as a draw. */
export function closedEvent(sides: readonly Side[], { by, note }: Closing): MatchEvent {
  const why = { by, ...(note !== undefined && { note }) };
  return { type: 'closed', ...why, outcome: { winners: sides, reason: { code: 'closed', ...why } } };
}

/** With two sides, the other side wins. With more, the match continues: `withdraw` removes the side. */
export function outcomeWithout(sides: readonly Side[], reason: Fact & { readonly side: Side }): Outcome | null {
  return sides.length === 2 ? { winners: sides.filter((other) => other !== reason.side), reason } : null;
}
