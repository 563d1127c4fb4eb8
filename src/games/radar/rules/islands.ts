import type { Dice } from '../../../kernel/dice.ts';
import { type Cell, flood, type Grid } from '../../../parts/grid/grid.ts';

/** One island in seven or so is a square of up to `size` cells; the rest are single cells. */
const LARGE = { sides: 20, upTo: 3 };
const MOST_OF_SEA = 0.2;

/** Places islands away from the border one by one, skipping any that would split the sea or leave too little of it. */
export function randomIslands(grid: Grid, { count, size }: { count: number; size: number }, dice: Dice): Cell[] {
  const { rows, cols } = grid;
  const land = new Set<Cell>();
  for (let i = 0; i < count; i++) {
    const large = size > 1 && dice.roll(LARGE.sides) <= LARGE.upTo;
    const side = large ? 1 + dice.roll(size - 1) : 1;
    const top = dice.roll(rows - 2);
    const left = dice.roll(cols - 2);
    const laid = new Set(land);
    for (let r = top; r < Math.min(top + side, rows - 1); r++)
      for (let c = left; c < Math.min(left + side, cols - 1); c++) laid.add(r * cols + c);
    if (laid.size <= rows * cols * MOST_OF_SEA && isConnected(grid, laid)) for (const cell of laid) land.add(cell);
  }
  return [...land].sort((a, b) => a - b);
}

/** The border is never land, so every sea cell must be connected with the corner. */
const isConnected = (grid: Grid, land: ReadonlySet<Cell>): boolean =>
  flood(grid, 0, (cell) => !land.has(cell)).size === grid.rows * grid.cols - land.size;
