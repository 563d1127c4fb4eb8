/**
 * Flat-top hexes in columns. A hex is a number, `row * cols + col`, both from 0, printed as `CCRR`, both from 1.
 * Every second column (printed with an even number) is shifted down by half a hex.
 */
export type Hex = number;

/** A hexside or facing, clockwise: 0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;
export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

export interface HexGrid {
  readonly cols: number;
  readonly rows: number;
}

export const OFF_MAP = -1;

export const colOf = ({ cols }: HexGrid, hex: Hex): number => hex % cols;
export const rowOf = ({ cols }: HexGrid, hex: Hex): number => Math.floor(hex / cols);

export const hexAt = ({ cols, rows }: HexGrid, col: number, row: number): Hex =>
  col >= 0 && col < cols && row >= 0 && row < rows ? row * cols + col : OFF_MAP;

const two = (n: number): string => String(n).padStart(2, '0');

/** `0517`: column, then row. */
export const labelOf = (grid: HexGrid, hex: Hex): string => `${two(colOf(grid, hex) + 1)}${two(rowOf(grid, hex) + 1)}`;

/** The hex with this label, or OFF_MAP. */
export function hexOf(grid: HexGrid, label: string): Hex {
  const digits = /^(\d\d)(\d\d)$/.exec(label);
  return digits ? hexAt(grid, Number(digits[1]) - 1, Number(digits[2]) - 1) : OFF_MAP;
}

// Row offsets of the six neighbours, for unshifted and shifted columns.
const COL_STEP = [0, 1, 1, 0, -1, -1] as const;
const ROW_STEP_HIGH = [-1, -1, 0, 1, 0, -1] as const;
const ROW_STEP_LOW = [-1, 0, 1, 1, 1, 0] as const;

/** The hex across a hexside, or OFF_MAP. */
export function neighbour(grid: HexGrid, hex: Hex, side: Facing): Hex {
  const col = colOf(grid, hex);
  const step = col % 2 === 0 ? ROW_STEP_HIGH : ROW_STEP_LOW;
  return hexAt(grid, col + COL_STEP[side], rowOf(grid, hex) + step[side]);
}

/** All six neighbours in hexside order; OFF_MAP beyond the edge. */
export const neighbours = (grid: HexGrid, hex: Hex): readonly Hex[] =>
  FACINGS.map((side) => neighbour(grid, hex, side));

/** The second axis of evenly spaced coordinates; the first is the column. */
const slant = (grid: HexGrid, hex: Hex): number => rowOf(grid, hex) - Math.floor(colOf(grid, hex) / 2);

export function distance(grid: HexGrid, a: Hex, b: Hex): number {
  const dx = colOf(grid, a) - colOf(grid, b);
  const dz = slant(grid, a) - slant(grid, b);
  return Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz));
}

/** The hexside between a hex and its neighbour; undefined if they do not touch. */
export const sideTowards = (grid: HexGrid, from: Hex, to: Hex): Facing | undefined =>
  FACINGS.find((side) => neighbour(grid, from, side) === to);

export const turned = (facing: Facing, hexsides: number): Facing => ((((facing + hexsides) % 6) + 6) % 6) as Facing;
export const opposite = (facing: Facing): Facing => turned(facing, 3);

/** Hexsides between two facings, 0 to 3. */
export function turns(from: Facing, to: Facing): number {
  const around = (((to - from) % 6) + 6) % 6;
  return Math.min(around, 6 - around);
}

/** Every hex within `radius`, except the hex itself. */
export function* within(grid: HexGrid, hex: Hex, radius: number): Generator<Hex, void> {
  const col = colOf(grid, hex);
  const row = rowOf(grid, hex);
  for (let r = Math.max(0, row - radius); r <= Math.min(grid.rows - 1, row + radius); r++)
    for (let c = Math.max(0, col - radius); c <= Math.min(grid.cols - 1, col + radius); c++) {
      const other = hexAt(grid, c, r);
      if (other !== hex && distance(grid, hex, other) <= radius) yield other;
    }
}

/** Centre of a hex, in hex side lengths; y grows southwards. */
export const middle = (grid: HexGrid, hex: Hex): { readonly x: number; readonly y: number } => ({
  x: 1.5 * colOf(grid, hex),
  y: Math.sqrt(3) * (rowOf(grid, hex) + (colOf(grid, hex) % 2 === 0 ? 0 : 0.5)),
});
