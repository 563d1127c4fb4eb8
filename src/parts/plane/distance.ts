import type { Point } from './point.ts';
import { contains, fromSegment, sidesTouch } from './polygon.ts';
import { after, apart, farthest, isDisc, type Oval, type Polygon, type Shape } from './shape.ts';

/** Distance between the edges of two shapes; 0 if they touch or overlap. */
export function distance(p: Shape, q: Shape): number {
  if (p.kind === 'polygon') return q.kind === 'polygon' ? betweenPolygons(p, q) : fromPolygon(p, q);
  return q.kind === 'polygon' ? fromPolygon(q, p) : betweenOvals(p, q);
}

/** Distance from a point to a shape; 0 inside. */
export function distanceTo(shape: Shape, point: Point): number {
  if (shape.kind === 'oval') return fromOval(shape, point);
  return contains(shape, point) ? 0 : fromEdge(shape, (p, q) => fromSegment(point, p, q));
}

/** The minimum over the sides of a polygon. */
function fromEdge({ corners }: Polygon, measure: (p: Point, q: Point) => number): number {
  let least = Number.POSITIVE_INFINITY;
  corners.forEach((p, i) => {
    least = Math.min(least, measure(p, after(corners, i)));
  });
  return least;
}

function betweenPolygons(p: Polygon, q: Polygon): number {
  if (contains(p, q.corners[0] as Point) || contains(q, p.corners[0] as Point)) return 0;
  return fromEdge(p, (a, b) => fromEdge(q, (c, d) => betweenSegments(a, b, c, d)));
}

function betweenSegments(a: Point, b: Point, c: Point, d: Point): number {
  if (sidesTouch(a, b, c, d)) return 0;
  return Math.min(fromSegment(a, c, d), fromSegment(b, c, d), fromSegment(c, a, b), fromSegment(d, a, b));
}

const fromPolygon = (polygon: Polygon, oval: Oval): number =>
  contains(polygon, oval.at) ? 0 : fromEdge(polygon, (p, q) => segmentFromOval(oval, p, q));

function segmentFromOval(oval: Oval, p: Point, q: Point): number {
  if (isDisc(oval)) return Math.max(0, fromSegment(oval.at, p, q) - oval.a);
  const ends = Math.min(fromOval(oval, p), fromOval(oval, q));
  const long = apart(p, q);
  if (ends === 0 || long === 0) return ends;
  // The nearest point to a line is where the tangent is parallel, if the side is long enough to reach it.
  const [dx, dy] = [(q.x - p.x) / long, (q.y - p.y) / long];
  const side = dx * (oval.at.y - p.y) - dy * (oval.at.x - p.x) > 0 ? 1 : -1;
  const near = farthest(oval, side * dy, -side * dx);
  const gap = side * (dx * (near.y - p.y) - dy * (near.x - p.x));
  const along = dx * (near.x - p.x) + dy * (near.y - p.y);
  if (gap >= 0) return along >= 0 && along <= long ? gap : ends;
  return cuts(oval, p, q) ? 0 : ends;
}

/** Whether a segment goes through an oval that its line goes through; both ends are outside. */
function cuts({ at, a, b, cos, sin }: Oval, p: Point, q: Point): boolean {
  const own = ({ x, y }: Point): Point => ({
    x: ((x - at.x) * cos + (y - at.y) * sin) / a,
    y: ((y - at.y) * cos - (x - at.x) * sin) / b,
  });
  return fromSegment({ x: 0, y: 0 }, own(p), own(q)) <= 1;
}

/** Distance from a point to an oval; 0 inside. */
function fromOval({ at, a, b, cos, sin }: Oval, point: Point): number {
  const [ox, oy] = [point.x - at.x, point.y - at.y];
  if (a === b) return Math.max(0, Math.hypot(ox, oy) - a);
  const [x, y] = [Math.abs(ox * cos + oy * sin), Math.abs(oy * cos - ox * sin)];
  if ((x / a) ** 2 + (y / b) ** 2 <= 1) return 0;
  // The nearest point is (a²x / (t+a²), b²y / (t+b²)) for the one t > 0 that puts it on the edge. What is left over falls
  // ever more slowly as t grows, so that Newton's steps from below never go too far.
  let t = Math.max(0, a * x - a * a, b * y - b * b);
  for (let step = 0; step < 60; step++) {
    const [u, v] = [(a * x) / (t + a * a), (b * y) / (t + b * b)];
    const over = u * u + v * v - 1;
    const next = t + over / (2 * ((u * u) / (t + a * a) + (v * v) / (t + b * b)));
    if (over <= 0 || next - t <= 1e-14 * next) break;
    t = next;
  }
  return Math.hypot((x * t) / (t + a * a), (y * t) / (t + b * b));
}

function betweenOvals(p: Oval, q: Oval): number {
  if (isDisc(q)) return Math.max(0, fromOval(p, q.at) - q.a);
  if (isDisc(p)) return Math.max(0, fromOval(q, p.at) - p.a);
  return separation(p, q)?.gap ?? 0;
}

/**
 * The direction from p to q in which two convex shapes are farthest apart: the gap there is their distance. Undefined
 * where they touch or overlap.
 *
 * The gap along a vector, not scaled to length 1, is a concave function of it. So on the straight line of vectors
 * "ahead + t · aside" it has one peak; where that is not above 0 no direction separates them. Scaled to length 1 it
 * still has one peak where it is above 0. Both peaks are found by halving the angle.
 */
export function separation(p: Shape, q: Shape): { readonly gap: number; readonly angle: number } | undefined {
  const ahead = Math.atan2(q.at.y - p.at.y, q.at.x - p.at.x);
  const look = (angle: number) => {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [farthest(p, ux, uy), farthest(q, -ux, -uy)];
    return { ux, uy, x: to.x - from.x, y: to.y - from.y };
  };
  const gapAt = (angle: number): number => {
    const { ux, uy, x, y } = look(angle);
    return ux * x + uy * y;
  };
  const [nx, ny] = [-Math.sin(ahead), Math.cos(ahead)];
  const peak = halved(ahead - Math.PI / 2, ahead + Math.PI / 2, (angle) => {
    const { x, y } = look(angle);
    return nx * x + ny * y > 0;
  });
  if (gapAt(peak) <= 0) return undefined;
  const rises = (angle: number): boolean => {
    const { ux, uy, x, y } = look(angle);
    return ux * y - uy * x > 0;
  };
  const angle = rises(peak)
    ? halved(peak, ahead + Math.PI / 2, (at) => gapAt(at) > 0 && rises(at))
    : halved(ahead - Math.PI / 2, peak, (at) => gapAt(at) <= 0 || rises(at));
  return { gap: gapAt(angle), angle };
}

/** Where a condition that is true at first stops being true. */
function halved(from: number, to: number, holds: (angle: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 52; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Whether every point of a shape is within this distance of a polygon; exact for convex polygons. */
export function isAllNear(shape: Shape, polygon: Polygon, inches: number): boolean {
  const slack = inches + 1e-6;
  if (isDisc(shape)) return distanceTo(polygon, shape.at) + shape.a <= slack || coversDisc(shape, polygon, slack);
  if (shape.kind === 'polygon') return shape.corners.every((corner) => distanceTo(polygon, corner) <= slack);
  return rim(shape, 180).every((point) => distanceTo(polygon, point) <= slack);
}

/** A disc centred on the polygon can be within range without being small. */
const coversDisc = (shape: Oval, polygon: Polygon, inches: number): boolean =>
  contains(polygon, shape.at) && rim(shape, 180).every((point) => distanceTo(polygon, point) <= inches);

/** Points on the edge of an oval. */
const rim = (shape: Oval, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return farthest(shape, Math.cos(angle), Math.sin(angle));
  });
