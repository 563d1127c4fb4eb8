import type { Point } from './point.ts';

/** An axis-aligned bounding box. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** An ellipse; a disc has equal semi-axes. */
export interface Oval {
  readonly kind: 'oval';
  readonly at: Point; // centre
  readonly a: number; // semi-axis along its own x
  readonly b: number; // semi-axis along its own y
  readonly cos: number; // of its rotation angle
  readonly sin: number;
  readonly box: Box;
  readonly round: boolean; // a disc
}

type Disc = Oval & { readonly round: true };

/** A simple polygon. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly at: Point; // a central point, not always inside
  readonly corners: readonly Point[]; // counter-clockwise
  readonly convex: boolean;
  readonly box: Box;
}

export type Shape = Oval | Polygon;

const DEGREE = Math.PI / 180;

export const disc = (at: Point, radius: number): Oval => oval(at, radius, radius, 0);

export function oval(at: Point, a: number, b: number, degrees: number): Oval {
  const [cos, sin] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  const [wide, high] = [Math.hypot(a * cos, b * sin), Math.hypot(a * sin, b * cos)];
  const box = { left: at.x - wide, right: at.x + wide, low: at.y - high, high: at.y + high };
  return { kind: 'oval', at, a, b, cos, sin, box, round: a === b };
}

/** Accepts corners in either direction and drops repeated ones. */
export function polygon(given: readonly Point[]): Polygon {
  const kept = given.filter((point, i) => apart(point, given.at(i - 1) as Point) > 1e-9 || given.length === 1);
  const corners = areaOf(kept) < 0 ? kept.toReversed() : kept;
  const box = boxOf(corners);
  const convex = corners.every((point, i) => turn(before(corners, i), point, after(corners, i)) >= -1e-12);
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const at = { x: sum.x / corners.length, y: sum.y / corners.length };
  return { kind: 'polygon', at, corners, convex, box };
}

/** A polygon drawn around the origin, rotated and then placed. */
export function placed(corners: readonly (readonly [x: number, y: number])[], at: Point, degrees = 0): Polygon {
  const [cos, sin] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  return polygon(corners.map(([x, y]) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos })));
}

export const isDisc = (shape: Shape): shape is Disc => shape.kind === 'oval' && shape.round;

export const apart = (p: Point, q: Point): number => Math.hypot(q.x - p.x, q.y - p.y);

/** Twice the signed area of the triangle; positive for a left turn at q. */
export const turn = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);

/** Positive for corners in counter-clockwise order. */
export function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  corners.forEach((p, i) => {
    const q = after(corners, i);
    twice += p.x * q.y - p.y * q.x;
  });
  return twice / 2;
}

export const before = (corners: readonly Point[], i: number): Point =>
  corners[(i + corners.length - 1) % corners.length] as Point;
export const after = (corners: readonly Point[], i: number): Point => corners[(i + 1) % corners.length] as Point;

/** The point of a shape farthest in a direction. */
export function farthest(shape: Shape, ux: number, uy: number): Point {
  if (shape.kind === 'oval') {
    const { at, a, b, cos, sin } = shape;
    const [u, v] = [ux * cos + uy * sin, uy * cos - ux * sin];
    const reach = Math.sqrt(a * a * u * u + b * b * v * v) || 1;
    const [x, y] = [(a * a * u) / reach, (b * b * v) / reach];
    return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
  }
  let [best, most] = [shape.at, Number.NEGATIVE_INFINITY];
  for (const corner of shape.corners) {
    const far = corner.x * ux + corner.y * uy;
    if (far > most) [best, most] = [corner, far];
  }
  return best;
}

/** How far a shape extends in a direction from the origin. */
export function reach(shape: Shape, ux: number, uy: number): number {
  if (shape.kind === 'oval') {
    const { at, a, b, cos, sin } = shape;
    const [u, v] = [ux * cos + uy * sin, uy * cos - ux * sin];
    return at.x * ux + at.y * uy + Math.sqrt(a * a * u * u + b * b * v * v);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const corner of shape.corners) most = Math.max(most, corner.x * ux + corner.y * uy);
  return most;
}

function boxOf(corners: readonly Point[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Whether two boxes overlap by more than an edge. */
export const boxesMeet = (p: Box, q: Box): boolean =>
  p.left < q.right && q.left < p.right && p.low < q.high && q.low < p.high;
