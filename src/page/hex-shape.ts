import { FACINGS, type Hex, type HexGrid, hexAt, neighbour, OFF_MAP } from '../parts/hex/hex.ts';
import { corner, type Frame, INNER, middleOf, type Point, SIDE, short } from '../parts/hex/outline.ts';

export {
  CORNERS,
  corner,
  type Frame,
  frameOf,
  heading,
  hexPath,
  INNER,
  middleOf,
  type Point,
  SIDE,
} from '../parts/hex/outline.ts';

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
