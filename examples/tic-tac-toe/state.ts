import type { Rules } from '../../src/kernel/kinds.ts';

/** The only place that sets the board size: 4 makes it four in a row on a 4x4 board. */
export const SIZE = 3;
export const CELLS = SIZE * SIZE;

export const MARKS = ['x', 'o'] as const;
export type Mark = (typeof MARKS)[number];
export type Cell = Mark | null;

export const RULES: Rules = { setup: { size: SIZE } };

export interface State {
  readonly rules: Rules;
  readonly phase: 'unbegun' | 'playing' | 'won' | 'drawn';
  readonly turn: Mark; // the mark to place next
  readonly cells: readonly Cell[]; // row by row, starting at the top left
  readonly placed: number; // marks on the board
  readonly line: readonly number[] | null; // the winning line
}

/** Rows, columns and both diagonals. */
const along = (from: number, step: number): number[] => Array.from({ length: SIZE }, (_, i) => from + i * step);
const LINES: readonly (readonly number[])[] = [
  ...along(0, SIZE).map((start) => along(start, 1)),
  ...along(0, 1).map((start) => along(start, SIZE)),
  along(0, SIZE + 1),
  along(SIZE - 1, SIZE - 1),
];

export const turnOf = (placed: number): Mark => (placed % 2 === 0 ? 'x' : 'o');

/** The line completed by this mark, if any. */
export const lineOf = (cells: readonly Cell[], mark: Mark): readonly number[] | undefined =>
  LINES.find((line) => line.every((cell) => cells[cell] === mark));

/** Cells are named by column and row; a1 is the top left. */
export const COLUMNS = [...'abcdefghi'.slice(0, SIZE)];
export const NAMES: readonly string[] = along(1, 1).flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export const cellName = (cell: number): string => NAMES[cell] ?? '';
