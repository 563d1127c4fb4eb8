import type { Fact } from '../../../src/kernel/fact.ts';
import type { Seat } from '../../../src/kernel/ids.ts';
import { never } from '../../../src/kernel/never.ts';
import type { Event, Place } from '../commands.ts';
import { CELLS, lineOf, type State, turnOf } from '../state.ts';

const PLACES: readonly Place[] = Array.from({ length: CELLS }, (_, cell) => ({ type: 'place', cell }));

/** The first rule that forbids the command, in rulebook order. */
export function refuse({ phase, turn, cells }: State, seat: Seat, { cell }: Place): Fact | undefined {
  if (phase !== 'playing') return { code: 'not-playing' };
  if (seat !== turn) return { code: 'not-your-turn', turn };
  return cells[cell] === null ? undefined : { code: 'cell-taken', cell };
}

/** Place the mark. A complete line wins; a full board without one is a draw. */
export function* resolve({ turn }: State, { cell }: Place): Generator<Event, void, State> {
  const after = yield { type: 'placed', seat: turn, cell };
  const line = lineOf(after.cells, turn);
  if (line) yield { type: 'won', seat: turn, line };
  else if (after.placed === CELLS) yield { type: 'drawn' };
}

/** The only function that creates a new state. */
export function apply(state: State, event: Event): State {
  const { cells, placed } = state;
  switch (event.type) {
    case 'began':
      return { ...state, phase: 'playing' };
    case 'placed':
      return { ...state, cells: cells.with(event.cell, event.seat), placed: placed + 1, turn: turnOf(placed + 1) };
    case 'won':
      return { ...state, phase: 'won', line: event.line };
    case 'drawn':
      return { ...state, phase: 'drawn' };
    default:
      return never(event);
  }
}

export const options = (state: State, seat: Seat): readonly Place[] =>
  PLACES.filter((command) => !refuse(state, seat, command));
