import type { Side } from '../../src/kernel/ids.ts';
import { applyTable, isTableEvent, NEW_TABLE } from '../../src/kernel/table.ts';
import { type Event, together } from '../play/ears.ts';
import type { Happening } from '../play/play.ts';

export interface StoryLine {
  readonly key: string;
  readonly at: number;
  readonly side: Side | null; // whom it is about, where it says
  readonly event: Event;
}

export interface Chapter {
  readonly turn: number; // 0 = before the first
  readonly lines: readonly StoryLine[];
}

const told = new WeakMap<Happening, readonly StoryLine[]>();

/** What our ears heard of one happening, each event once. */
export function linesOf(happening: Happening): readonly StoryLine[] {
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

/** A game that has turns ends each with an event `turn-ended`; one that has none is a single chapter. */
export function chapters(heard: readonly Happening[]): readonly Chapter[] {
  const out: Chapter[] = [];
  let lines: StoryLine[] = [];
  let turn = 1;
  for (const happening of heard)
    for (const line of linesOf(happening)) {
      lines.push(line);
      if (line.event.type !== 'turn-ended') continue;
      out.push({ turn, lines });
      lines = [];
      turn += 1;
    }
  if (lines.length > 0) out.push({ turn, lines });
  return out;
}

/** Whether the last that was heard of this side's offer is that it was declined, in this turn or the one before. */
export function wasDeclined(heard: readonly Happening[], side: Side): boolean {
  let turns = 0;
  for (const happening of heard.toReversed())
    for (const { event } of linesOf(happening).toReversed()) {
      if (event.type === 'turn-ended' && ++turns > 2) return false;
      if (event.type === 'draw-offered' && 'side' in event && event.side === side) return false;
      if (event.type === 'draw-declined' && 'side' in event && event.side !== side) return true;
    }
  return false;
}

/** The sides whose offer of a draw is on the table. */
export function offersIn(heard: readonly Happening[]): readonly Side[] {
  let table = NEW_TABLE;
  for (const happening of heard)
    for (const { event } of linesOf(happening)) if (isTableEvent(event)) table = applyTable(table, event);
  return table.offers;
}
