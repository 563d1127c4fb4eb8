import { type Mark, type Phase, type State, turnOf } from './state.ts';

/** Nothing is hidden here, so every watcher gets the same view; it is still built up from nothing. */
export interface View {
  readonly phase: Phase;
  readonly turn: Mark;
  readonly cells: State['cells'];
  readonly placed: number;
  readonly line: State['line'];
}

export const view = ({ phase, cells, placed, line }: State): View => ({
  phase,
  turn: turnOf(placed),
  cells,
  placed,
  line,
});

/** The board as text, with the names of its columns and rows. */
export function board({ cells }: View): string {
  const row = (r: number): string => `${r + 1} ${[0, 1, 2].map((column) => cells[3 * r + column] ?? '.').join(' ')}`;
  return ['  a b c', row(0), row(1), row(2)].join('\n');
}
