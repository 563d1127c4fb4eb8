import type { Point } from './point.ts';
import type { Oval, Polygon, Shape } from './shape.ts';

/** A line through a point with a direction of length 1. Positions on it are measured from that point. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Intervals on a line: from, to, from, to ... Reused, because allocating lists dominates the cost here. */
export interface Stretches {
  places: Float64Array;
  count: number;
}

/**
 * Where a line crosses a shape when shifted slightly to the left and to the right. The interior is what both share;
 * a line that only touches the shape has nothing on one side.
 */
interface Meeting {
  readonly left: Stretches;
  readonly right: Stretches;
}

/** Tolerance across a line: far below the precision of a table, far above rounding errors. */
export const HAIR = 1e-9;
/** Tolerance along a line, where rounding errors are larger. */
export const ALONG = 1e-7;

export const stretches = (): Stretches => ({ places: new Float64Array(32), count: 0 });
export const meeting = (): Meeting => ({ left: stretches(), right: stretches() });

export function add(into: Stretches, place: number): void {
  if (into.count === into.places.length) {
    const more = new Float64Array(2 * into.count);
    more.set(into.places);
    into.places = more;
  }
  into.places[into.count++] = place;
}

/** The line through two points; undefined if they are equal. */
export function lineThrough(p: Point, q: Point): Line | undefined {
  const far = Math.hypot(q.x - p.x, q.y - p.y);
  return far < HAIR ? undefined : { x: p.x, y: p.y, dx: (q.x - p.x) / far, dy: (q.y - p.y) / far };
}

export const reversed = ({ x, y, dx, dy }: Line): Line => ({ x, y, dx: -dx, dy: -dy });

export const onLine = ({ x, y, dx, dy }: Line, along: number): Point => ({ x: x + along * dx, y: y + along * dy });

/** How far left of a line a point lies. */
export const leftOf = ({ x, y, dx, dy }: Line, point: Point): number => dx * (point.y - y) - dy * (point.x - x);

/** Writes the intersections of a line and a shape to `into`. */
export function meet(shape: Shape, line: Line, into: Meeting): void {
  into.left.count = 0;
  into.right.count = 0;
  if (shape.kind === 'polygon') meetPolygon(shape, line, into);
  else {
    chord(shape, line, HAIR, into.left);
    chord(shape, line, -HAIR, into.right);
  }
}

function meetPolygon({ corners }: Polygon, { x, y, dx, dy }: Line, { left, right }: Meeting): void {
  const last = corners[corners.length - 1] as Point;
  let across = dx * (last.y - y) - dy * (last.x - x);
  let along = dx * (last.x - x) + dy * (last.y - y);
  for (const corner of corners) {
    const nextAcross = dx * (corner.y - y) - dy * (corner.x - x);
    const nextAlong = dx * (corner.x - x) + dy * (corner.y - y);
    const slope = (nextAlong - along) / (nextAcross - across);
    if (across > HAIR !== nextAcross > HAIR) add(left, along + (HAIR - across) * slope);
    if (across < -HAIR !== nextAcross < -HAIR) add(right, along + (-HAIR - across) * slope);
    across = nextAcross;
    along = nextAlong;
  }
  inOrder(left);
  inOrder(right);
}

function inOrder({ places, count }: Stretches): void {
  for (let i = 1; i < count; i++) {
    const place = places[i] as number;
    let at = i;
    for (; at > 0 && (places[at - 1] as number) > place; at--) places[at] = places[at - 1] as number;
    places[at] = place;
  }
}

/** Where a line, shifted left by this much, crosses an oval. */
function chord(shape: Oval, line: Line, left: number, into: Stretches): void {
  const { at, a, b, cos, sin } = shape;
  const [ox, oy] = [line.x - left * line.dy - at.x, line.y + left * line.dx - at.y];
  // In the oval's coordinates, scaled so that it is the unit circle.
  const [px, py] = [(ox * cos + oy * sin) / a, (oy * cos - ox * sin) / b];
  const [dx, dy] = [(line.dx * cos + line.dy * sin) / a, (line.dy * cos - line.dx * sin) / b];
  const dd = dx * dx + dy * dy;
  const aside = px * dy - py * dx;
  const rest = dd - aside * aside;
  if (rest < 0) return;
  const middle = -(px * dx + py * dy) / dd;
  const half = Math.sqrt(rest) / dd;
  add(into, middle - half);
  add(into, middle + half);
}

const TOUCH = meeting();

/** Writes the intervals of a line inside or touching a shape; unordered, may overlap. */
export function touch(shape: Shape, line: Line, into: Stretches): void {
  into.count = 0;
  if (shape.kind === 'oval') {
    chord(shape, line, 0, into);
    if (into.count === 0) chord(shape, line, HAIR, into);
    if (into.count === 0) chord(shape, line, -HAIR, into);
    return;
  }
  meet(shape, line, TOUCH);
  const { left, right } = TOUCH;
  for (let i = 0; i < left.count; i++) add(into, left.places[i] as number);
  for (let i = 0; i < right.count; i++) add(into, right.places[i] as number);
  if (!shape.convex || into.count < 4) return;
  into.places[0] = Math.min(left.places[0] as number, right.places[0] as number);
  into.places[1] = Math.max(left.places[1] as number, right.places[1] as number);
  into.count = 2;
}

/** Whether the shape's interior overlaps the line between two positions. */
export function entered({ left, right }: Meeting, from: number, to: number): boolean {
  for (let i = 0; i < left.count; i += 2)
    for (let j = 0; j < right.count; j += 2) {
      const begin = Math.max(left.places[i] as number, right.places[j] as number, from);
      const end = Math.min(left.places[i + 1] as number, right.places[j + 1] as number, to);
      if (end - begin > ALONG) return true;
    }
  return false;
}

const SCRATCH = meeting();

/** Whether the segment from p to q goes through a shape; touching does not count. */
export function crosses(p: Point, q: Point, shape: Shape): boolean {
  const line = lineThrough(p, q);
  if (!line) return false;
  meet(shape, line, SCRATCH);
  return entered(SCRATCH, 0, Math.hypot(q.x - p.x, q.y - p.y));
}
