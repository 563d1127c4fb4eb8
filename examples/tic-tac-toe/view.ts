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

/** The board as text, with the names of its columns and rows; `outcome` = the table has ended the match, by resigning say. */
export function board({ cells, phase, outcome }: View & { readonly outcome?: unknown }): string {
  const row = (r: number): string => `${r + 1} ${[0, 1, 2].map((column) => cells[3 * r + column] ?? '.').join(' ')}`;
  const end = phase === 'won' || phase === 'drawn' || outcome ? ['the match is over'] : [];
  return ['  a b c', row(0), row(1), row(2), ...end].join('\n');
}
