import { crosses } from './line.ts';
import type { Point } from './point.ts';
import { after, before, boxesMeet, type Polygon, type Shape, turn } from './shape.ts';

const EDGE = 1e-6; // this close to an edge counts as on it

/** Whether a point lies inside or on the edge. */
export function contains({ corners, box }: Polygon, { x, y }: Point): boolean {
  if (x < box.left - EDGE || x > box.right + EDGE || y < box.low - EDGE || y > box.high + EDGE) return false;
  let inside = false;
  let p = corners[corners.length - 1] as Point;
  for (const q of corners) {
    if (fromSegment({ x, y }, p, q) <= EDGE) return true;
    if (p.y > y !== q.y > y && x < p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)) inside = !inside;
    p = q;
  }
  return inside;
}

/** Distance from a point to a segment. */
export function fromSegment({ x, y }: Point, p: Point, q: Point): number {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / length));
  return Math.hypot(x - p.x - part * dx, y - p.y - part * dy);
}

/** Whether all of a shape lies inside a polygon; it may touch the edge. */
export function isWithin(shape: Shape, polygon: Polygon): boolean {
  const { box } = shape;
  if (box.left < polygon.box.left - EDGE || box.right > polygon.box.right + EDGE) return false;
  if (box.low < polygon.box.low - EDGE || box.high > polygon.box.high + EDGE) return false;
  const inside =
    shape.kind === 'oval' ? contains(polygon, shape.at) : shape.corners.every((corner) => contains(polygon, corner));
  const inner = shape.kind === 'oval' ? { ...shape, a: shape.a - EDGE, b: shape.b - EDGE } : shape;
  return inside && !polygon.corners.some((corner, i) => crosses(corner, after(polygon.corners, i), inner));
}

/** Whether a shape overlaps a polygon; touching is not enough. */
export function overlaps(shape: Shape, polygon: Polygon): boolean {
  if (!boxesMeet(shape.box, polygon.box)) return false;
  if (polygon.corners.some((corner, i) => crosses(corner, after(polygon.corners, i), shape))) return true;
  if (shape.kind === 'oval') return contains(polygon, shape.at);
  return shape.corners.some((corner, i) => crosses(corner, after(shape.corners, i), polygon));
}

/** Whether sides meet only at shared corners and the area is not empty. */
export function isSimple(corners: readonly Point[]): boolean {
  if (corners.length < 3) return false;
  return corners.every((p, i) => {
    const q = after(corners, i);
    if (p.x === q.x && p.y === q.y) return false;
    if (turn(before(corners, i), p, q) === 0 && isBack(before(corners, i), p, q)) return false;
    return corners.every((r, j) => {
      const near = j === i || (j + 1) % corners.length === i || (i + 1) % corners.length === j;
      return near || !sidesTouch(p, q, r, after(corners, j));
    });
  });
}

/** Whether the path turns back on itself. */
const isBack = (p: Point, q: Point, r: Point): boolean => (q.x - p.x) * (r.x - q.x) + (q.y - p.y) * (r.y - q.y) < 0;

/** Whether two segments have a common point. */
export function sidesTouch(p: Point, q: Point, r: Point, s: Point): boolean {
  const [a, b, c, d] = [turn(p, q, r), turn(p, q, s), turn(r, s, p), turn(r, s, q)].map(Math.sign) as [
    number,
    number,
    number,
    number,
  ];
  if (a !== b && c !== d) return true;
  const between = (u: Point, v: Point, w: Point) =>
    Math.min(u.x, v.x) <= w.x && w.x <= Math.max(u.x, v.x) && Math.min(u.y, v.y) <= w.y && w.y <= Math.max(u.y, v.y);
  return (
    (a === 0 && between(p, q, r)) ||
    (b === 0 && between(p, q, s)) ||
    (c === 0 && between(r, s, p)) ||
    (d === 0 && between(r, s, q))
  );
}

/** The convex hull of some points, counter-clockwise. */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((p, q) => p.x - q.x || p.y - q.y);
  const half = (some: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of some) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return sorted.length < 2 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}
