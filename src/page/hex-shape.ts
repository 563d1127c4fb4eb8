import { FACINGS, type Facing, type Hex, type HexGrid, hexAt, middle, neighbour, OFF_MAP } from '../parts/hex/hex.ts';

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

const short = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a hex around a point, as a path; at `share` 1 it touches its neighbours. */
export const hexPath = ({ x, y }: Point, share = 1): string =>
  `M${CORNERS.map((c) => `${short(x + c.x * share)} ${short(y + c.y * share)}`).join('L')}Z`;

const COLUMN = 1.5 * SIDE;
const HALF = SIDE / 2;

/** Whether a point at this offset from the centre is inside the hex. */
const isInside = (dx: number, dy: number): boolean =>
  Math.abs(dy) <= INNER && Math.abs(dx) * INNER + Math.abs(dy) * HALF <= SIDE * INNER;

/** The hex under a point of the drawing, or OFF_MAP. */
export function hexUnder(grid: HexGrid, { x, y }: Point): Hex {
  const near = Math.round(x / COLUMN);
  for (const col of [near, near - 1, near + 1]) {
    const low = col % 2 === 0 ? 0 : INNER;
    const row = Math.round((y - low) / (2 * INNER));
    const hex = hexAt(grid, col, row);
    if (hex !== OFF_MAP && isInside(x - col * COLUMN, y - low - row * 2 * INNER)) return hex;
  }
  return OFF_MAP;
}

/** The border of an area as a path: each loop once, clockwise around the inside. */
export function borderOf(grid: HexGrid, area: ReadonlySet<Hex>): string {
  const next = new Map<string, Point>();
  const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  for (const hex of area) {
    const { x, y } = middleOf(grid, hex);
    for (const side of FACINGS) {
      if (area.has(neighbour(grid, hex, side))) continue;
      const [from, to] = [corner(side), corner(side + 1)];
      next.set(key({ x: x + from.x, y: y + from.y }), { x: x + to.x, y: y + to.y });
    }
  }
  let path = '';
  for (const start of next.keys()) {
    const loop: string[] = [];
    for (let here = start, point = next.get(here); point; point = next.get(here)) {
      next.delete(here);
      loop.push(`${short(point.x)} ${short(point.y)}`);
      here = key(point);
    }
    path += `M${loop.join('L')}Z`;
  }
  return path;
}

/** How a drawing fits a box: pixels per unit, and the offset of its frame. */
interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Centred and as large as possible, as the browser fits a view box. */
export function fitted(frame: Frame, box: { readonly width: number; readonly height: number }): Fit {
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  return {
    scale,
    left: (box.width - frame.width * scale) / 2,
    top: (box.height - frame.height * scale) / 2,
  };
}

/** Converts a point in the box to drawing units. */
export function pointIn(frame: Frame, box: { readonly width: number; readonly height: number }, place: Point): Point {
  const { scale, left, top } = fitted(frame, box);
  return { x: frame.x + (place.x - left) / scale, y: frame.y + (place.y - top) / scale };
}
