import { FACINGS, type Facing, type Hex, type HexGrid, middle } from './hex.ts';

/** Length of a hexside in drawing units. */
export const SIDE = 40;
/** From the centre of a hex to the middle of a hexside. */
export const INNER = (SIDE * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the drawing, as in a view box. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** The centre of a hex; the first hex is at (0, 0). */
export function middleOf(grid: HexGrid, hex: Hex): Point {
  const { x, y } = middle(grid, hex);
  return { x: x * SIDE, y: y * SIDE };
}

/** The bounds of a grid, with a margin. */
export const frameOf = ({ cols, rows }: HexGrid, room = 0): Frame => ({
  x: -SIDE - room,
  y: -INNER - room,
  width: SIDE * (1.5 * (cols - 1) + 2) + 2 * room,
  height: INNER * (2 * rows + (cols > 1 ? 1 : 0)) + 2 * room,
});

const at = (degrees: number, far: number): Point => ({
  x: far * Math.cos((degrees * Math.PI) / 180),
  y: far * Math.sin((degrees * Math.PI) / 180),
});

/** Unit vector from the centre to a hexside. */
const HEADINGS: readonly Point[] = FACINGS.map((side) => at(60 * side - 90, 1));

/** The corner where each hexside starts, clockwise; it ends at the next one's. */
export const CORNERS: readonly Point[] = FACINGS.map((side) => at(60 * side - 120, SIDE));

export const heading = (side: Facing): Point => HEADINGS[side] as Point;
export const corner = (side: number): Point => CORNERS[side % 6] as Point;

export const short = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a hex around a point, as a path; at `share` 1 it touches its neighbours. */
export const hexPath = ({ x, y }: Point, share = 1): string =>
  `M${CORNERS.map((c) => `${short(x + c.x * share)} ${short(y + c.y * share)}`).join('L')}Z`;
