import type { Point } from '../../../parts/plane/point.ts';
import { type Oval, type Shape, turn } from '../../../parts/plane/shape.ts';

/** A circle of the drawing. */
export interface Round extends Point {
  readonly r: number;
}

/** An arc of a circle's edge, by increasing angles. */
interface Arc {
  readonly of: Round;
  readonly from: number;
  readonly to: number;
}

export const AROUND = 0.55; // inches between a unit's bases and its outline

const WHOLE = 2 * Math.PI;
const CLOSE = 1e-3; // inches within which the ends of two arcs join

const short = (value: number): number => Math.round(value * 1000) / 1000;
export const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
const on = ({ x, y, r }: Round, angle: number): Point => ({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) });

/** The outline of everything within this many inches of the shapes, as a path. */
export function outlineOf(shapes: readonly Shape[], inches: number): string {
  const rounds = shapes.flatMap((shape) => (isRound(shape) ? [{ ...shape.at, r: shape.a + inches }] : []));
  const others = shapes.filter((shape) => !isRound(shape)).map((shape) => around(cornersOf(shape), inches));
  return unionOf(rounds) + others.join('');
}

const isRound = (shape: Shape): shape is Oval => shape.kind === 'oval' && shape.round;

/** The outline of a union of circles. */
export function unionOf(rounds: readonly Round[]): string {
  const kept = rounds.filter((one, i) => !rounds.some((other, j) => j !== i && isInside(one, other, i > j)));
  const arcs = kept.flatMap((one) => freeArcs(one, kept));
  let path = '';
  while (arcs.length > 0) {
    let arc = arcs.pop() as Arc;
    path += `M${at(on(arc.of, arc.from))}`;
    for (;;) {
      path += arcPath(arc);
      const end = on(arc.of, arc.to);
      const next = arcs.findIndex((other) => isNear(on(other.of, other.from), end));
      if (next < 0) break;
      arc = arcs.splice(next, 1)[0] as Arc;
    }
    path += 'Z';
  }
  return path;
}

const isNear = (p: Point, q: Point): boolean => Math.hypot(p.x - q.x, p.y - q.y) < CLOSE;

/** Whether a circle is inside another; of two equal circles, only the later one is. */
function isInside(one: Round, other: Round, later: boolean): boolean {
  const room = other.r - one.r - Math.hypot(one.x - other.x, one.y - other.y);
  return later ? room > -1e-9 : room > 1e-9;
}

/** The arcs of a circle that are outside all others. */
function freeArcs(one: Round, all: readonly Round[]): readonly Arc[] {
  const covered: [number, number][] = [];
  for (const other of all) {
    const far = Math.hypot(other.x - one.x, other.y - one.y);
    if (other === one || far >= one.r + other.r) continue;
    const half = Math.acos((one.r ** 2 + far ** 2 - other.r ** 2) / (2 * one.r * far));
    const from = (Math.atan2(other.y - one.y, other.x - one.x) - half + 2 * WHOLE) % WHOLE;
    covered.push([from, from + 2 * half]);
  }
  if (covered.length === 0) return [{ of: one, from: 0, to: WHOLE }];
  covered.sort(([a], [b]) => a - b);
  const first = (covered[0] as [number, number])[0];
  const free: Arc[] = [];
  let end = first;
  for (const [from, to] of covered) {
    if (from > end + 1e-9) free.push({ of: one, from: end, to: from });
    end = Math.max(end, to);
  }
  if (first + WHOLE > end + 1e-9) free.push({ of: one, from: end, to: first + WHOLE });
  return free;
}

function arcPath({ of, from, to }: Arc): string {
  const step = (angle: number, large: boolean): string =>
    `A${short(of.r)} ${short(of.r)} 0 ${large ? 1 : 0} 1 ${at(on(of, angle))}`;
  if (to - from < WHOLE - 1e-6) return step(to, to - from > Math.PI);
  return step((from + to) / 2, false) + step(to, false);
}

const SAMPLES = 40; // of an oval's edge

function cornersOf(shape: Shape): readonly Point[] {
  if (shape.kind === 'polygon') return hullOf(shape.corners);
  const { at: middle, a, b, cos, sin } = shape;
  return Array.from({ length: SAMPLES }, (_, i) => {
    const [u, v] = [a * Math.cos((i * WHOLE) / SAMPLES), b * Math.sin((i * WHOLE) / SAMPLES)];
    return { x: middle.x + u * cos - v * sin, y: middle.y + u * sin + v * cos };
  });
}

/** The convex hull of some points. */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A line at this distance around a hull. */
function around(corners: readonly Point[], inches: number): string {
  const steps = corners.map((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    const far = Math.hypot(q.x - p.x, q.y - p.y);
    const [nx, ny] = [((q.y - p.y) / far) * inches, ((p.x - q.x) / far) * inches];
    const [from, to] = [at({ x: p.x + nx, y: p.y + ny }), at({ x: q.x + nx, y: q.y + ny })];
    return i === 0 ? `M${from}L${to}` : `A${inches} ${inches} 0 0 1 ${from}L${to}`;
  });
  const begin = (steps[0] as string).slice(1).split('L')[0];
  return `${steps.join('')}A${inches} ${inches} 0 0 1 ${begin}Z`;
}
