/** A cell of a rectangular board: row * cols + col, from the north-west corner. */
export type Cell = number;

export const COURSES = ['north', 'south', 'east', 'west'] as const;
export type Course = (typeof COURSES)[number];

export interface Grid {
  readonly rows: number;
  readonly cols: number;
}

const ROW_STEP: Readonly<Record<Course, number>> = { north: -1, south: 1, east: 0, west: 0 };
const COL_STEP: Readonly<Record<Course, number>> = { north: 0, south: 0, east: 1, west: -1 };

export const OPPOSITE: Readonly<Record<Course, Course>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

export const rowOf = ({ cols }: Grid, cell: Cell): number => Math.floor(cell / cols);
export const colOf = ({ cols }: Grid, cell: Cell): number => cell % cols;

/** The neighbouring cell, or -1 off the board. */
export function neighbour(grid: Grid, cell: Cell, course: Course): Cell {
  const row = rowOf(grid, cell) + ROW_STEP[course];
  const col = colOf(grid, cell) + COL_STEP[course];
  return row < 0 || col < 0 || row >= grid.rows || col >= grid.cols ? -1 : row * grid.cols + col;
}

/** Manhattan distance. */
export const manhattan = (grid: Grid, a: Cell, b: Cell): number =>
  Math.abs(rowOf(grid, a) - rowOf(grid, b)) + Math.abs(colOf(grid, a) - colOf(grid, b));

/** Chebyshev distance: diagonal steps count as 1. */
export const chebyshev = (grid: Grid, a: Cell, b: Cell): number =>
  Math.max(Math.abs(rowOf(grid, a) - rowOf(grid, b)), Math.abs(colOf(grid, a) - colOf(grid, b)));

/** Column letters: A..Z, then AA, AB. */
export function columnName(col: number): string {
  return col < 26 ? String.fromCharCode(65 + col) : columnName(Math.floor(col / 26) - 1) + columnName(col % 26);
}

/** `H8`: column letter, then row from 1. */
export const cellName = (grid: Grid, cell: Cell): string => `${columnName(colOf(grid, cell))}${rowOf(grid, cell) + 1}`;

export function parseCell(grid: Grid, name: string): Cell | undefined {
  const found = /^([A-Za-z]{1,2})([0-9]{1,2})$/.exec(name.trim());
  if (!found) return undefined;
  let col = 0;
  for (const letter of (found[1] as string).toUpperCase()) col = col * 26 + letter.charCodeAt(0) - 64;
  const row = Number(found[2]) - 1;
  return row >= 0 && row < grid.rows && col <= grid.cols ? row * grid.cols + col - 1 : undefined;
}

/** Cells connected with `from` through cells that are `open`. */
export function flood(grid: Grid, from: Cell, open: (cell: Cell) => boolean): Set<Cell> {
  const reached = new Set([from]);
  const queue = [from];
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop())
    for (const course of COURSES) {
      const next = neighbour(grid, cell, course);
      if (next < 0 || reached.has(next) || !open(next)) continue;
      reached.add(next);
      queue.push(next);
    }
  return reached;
}
