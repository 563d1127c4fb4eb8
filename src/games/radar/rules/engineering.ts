import { type Fact, first } from '../../../kernel/fact.ts';
import { type Board, courseOfNode } from '../data/boards.ts';
import { boatOf } from '../state.ts';
import { ENGINEER, type Handler, type Happening, notMyTurn } from './handler.ts';
import { sinking } from './turn.ts';

/** The effect of a mark, in this order: a full panel beats radiation, radiation beats a circuit. */
type Consequence = 'overload' | 'radiation' | { readonly circuit: number } | undefined;

export function consequence({ panel, radiation, circuits }: Board, marks: number, node: number): Consequence {
  const section = panel[courseOfNode(node)];
  if ((marks & section) === section) return 'overload';
  if ((marks & radiation) === radiation) return 'radiation';
  const circuit = circuits.findIndex((nodes) => (nodes & (1 << node)) !== 0 && (marks & nodes) === nodes);
  return circuit < 0 ? undefined : { circuit: circuit + 1 };
}

/** The marks after a mark and its effect; -1 if it costs hull (and clears the board). */
export function marksAfter(board: Board, marks: number, node: number): number {
  const after = marks | (1 << node);
  const what = consequence(board, after, node);
  if (what === undefined) return after;
  return typeof what === 'string' ? -1 : after & ~(board.circuits[what.circuit - 1] as number);
}

/** The engineer marks one node in the panel of the course. */
export const mark: Handler<'mark'> = {
  roles: () => ENGINEER,
  refuse: (state, side, { node }) =>
    notMyTurn(state, side) ??
    first<Fact>(
      !state.now.moved && { code: 'move-first' },
      state.now.surfacing && { code: 'turn-is-over' },
      state.now.marked && { code: 'already-marked' },
      courseOfNode(node) !== state.now.course && { code: 'wrong-panel', course: state.now.course },
      (boatOf(state, side).marks & (1 << node)) !== 0 && { code: 'node-marked', node },
    ),
  *resolve(_state, side, { node }): Happening {
    let state = yield { type: 'marked', side, node };
    const what = consequence(state.rules.board, boatOf(state, side).marks, node);
    if (what === undefined) return;
    if (typeof what === 'object') {
      yield { type: 'circuit-repaired', side, circuit: what.circuit };
      return;
    }
    state = yield { type: 'damaged', side, amount: 1, cause: what };
    yield* sinking(state);
  },
};
