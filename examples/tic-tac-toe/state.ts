import type { Rules } from '../../src/kernel/game.ts';

export type Mark = 'x' | 'o';
export type Cell = Mark | null;
export type Phase = 'unbegun' | 'playing' | 'won' | 'drawn';

export interface TicTacToeRules extends Rules {
  readonly setup: { readonly size: 3 };
}

export interface State {
  readonly rules: TicTacToeRules;
  readonly phase: Phase;
  readonly cells: readonly Cell[]; // nine, row by row from the top left
  readonly placed: number; // marks on the board; x places when it is even
  readonly line: readonly number[] | null; // the three cells that won
}

export const RULES: TicTacToeRules = { setup: { size: 3 } };
export const MARKS: readonly Mark[] = ['x', 'o'];

export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const turnOf = (placed: number): Mark => (placed % 2 === 0 ? 'x' : 'o');

/** The line that these cells complete for a mark, if any. */
export function lineOf(cells: readonly Cell[], mark: Mark): readonly number[] | undefined {
  for (const line of LINES)
    if (cells[line[0]] === mark && cells[line[1]] === mark && cells[line[2]] === mark) return line;
  return undefined;
}

/** Cells are named by column and row: a1 is the top left, c3 the bottom right. */
export const cellName = (cell: number): string => `${'abc'[cell % 3]}${Math.floor(cell / 3) + 1}`;

export function cellNamed(name: string): number | undefined {
  const [, column, row] = /^([abc])([123])$/.exec(name) ?? [];
  return column && row ? 'abc'.indexOf(column) + 3 * (Number(row) - 1) : undefined;
}
