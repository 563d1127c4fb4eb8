import type { Fact } from '../../../src/kernel/fact.ts';
import type { Seat } from '../../../src/kernel/ids.ts';
import type { Place } from '../commands.ts';
import type { Event } from '../events.ts';
import { lineOf, type State, turnOf } from '../state.ts';

/** What the rule looks at: a state and a view both have it. */
export type Board = Pick<State, 'phase' | 'cells' | 'placed'>;

export const place = {
  refuse(board: Board, seat: Seat, { cell }: Place): Fact | undefined {
    if (board.phase !== 'playing') return { code: 'not-playing' };
    const turn = turnOf(board.placed);
    if (seat !== turn) return { code: 'not-your-turn', turn };
    return board.cells[cell] === null ? undefined : { code: 'cell-taken', cell };
  },

  /** Place the mark; three in a row win; a full board without them is drawn. */
  *resolve(state: State, { cell }: Place): Generator<Event, void, State> {
    const seat = turnOf(state.placed);
    const after = yield { type: 'placed', seat, cell };
    const line = lineOf(after.cells, seat);
    if (line) yield { type: 'won', seat, line };
    else if (after.placed === 9) yield { type: 'drawn' };
  },
};
