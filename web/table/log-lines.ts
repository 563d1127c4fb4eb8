import type { Side } from '../../src/kernel/ids.ts';
import { applyMatchEvent, INITIAL_STATUS, isMatchEvent } from '../../src/kernel/match-status.ts';
import { type Event, together } from '../play/merge-heard.ts';
import type { Happening } from '../play/play.ts';

interface LogLine {
  readonly key: string;
  readonly at: number;
  readonly side: Side | null; // the side it concerns, if the event says so
  readonly event: Event;
}

interface Chapter {
  readonly turn: number; // 0: before the first
  readonly lines: readonly LogLine[];
}

const told = new WeakMap<Happening, readonly LogLine[]>();

/** What my seats heard, each event once. */
export function linesOf(happening: Happening): readonly LogLine[] {
  const known = told.get(happening);
  if (known) return known;
  const lines = together(happening).map((event, i) => ({
    key: `${happening.seq}.${i}`,
    at: happening.at,
    side: 'side' in event && typeof event.side === 'string' ? event.side : null,
    event,
  }));
  told.set(happening, lines);
  return lines;
}

/** Games with turns end each with `turn-ended`, or start each with an event that has its number or its round's. */
const endsTurn = ({ type }: Event): boolean => type === 'turn-ended';
const turnBegun = (event: Event): number | null => {
  if ('turn' in event && typeof event.turn === 'number') return event.turn;
  return event.type === 'phase-began' && 'round' in event && typeof event.round === 'number' ? event.round : null;
};

/** The log by turns; one chapter for games without turns. */
export function chapters(heard: readonly Happening[]): readonly Chapter[] {
  const out: Chapter[] = [];
  let lines: LogLine[] = [];
  let turn = 1;
  const close = (next: number): void => {
    if (lines.length > 0) out.push({ turn, lines });
    lines = [];
    turn = next;
  };
  for (const happening of heard)
    for (const line of linesOf(happening)) {
      const begun = turnBegun(line.event);
      if (begun !== null && begun !== turn) close(begun);
      lines.push(line);
      if (endsTurn(line.event)) close(turn + 1);
    }
  close(turn);
  return out;
}

/** The current turn; the first is 1. */
export function turnIn(heard: readonly Happening[]): number {
  let turn = 1;
  for (const happening of heard)
    for (const { event } of linesOf(happening)) turn = turnBegun(event) ?? (endsTurn(event) ? turn + 1 : turn);
  return turn;
}

/** Whether this side's draw offer was declined in this turn or the one before. */
export function wasDeclined(heard: readonly Happening[], side: Side): boolean {
  let turns = 0;
  for (const happening of heard.toReversed())
    for (const { event } of linesOf(happening).toReversed()) {
      if ((endsTurn(event) || turnBegun(event) !== null) && ++turns > 2) return false;
      if (event.type === 'draw-offered' && 'side' in event && event.side === side) return false;
      if (event.type === 'draw-declined' && 'side' in event && event.side !== side) return true;
    }
  return false;
}

/** The sides with an open draw offer. */
export function offersIn(heard: readonly Happening[]): readonly Side[] {
  let status = INITIAL_STATUS;
  for (const happening of heard)
    for (const { event } of linesOf(happening)) if (isMatchEvent(event)) status = applyMatchEvent(status, event);
  return status.offers;
}
