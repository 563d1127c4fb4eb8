import type { Point } from './point.ts';
import type { Scene } from './scene.ts';
import { after, disc, farthest, oval, type Polygon, placed, type Shape } from './shape.ts';

/** Reproducible random numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const at = (x: number, y: number): Point => ({ x, y });

/** A box with these sides. */
export const box = (left: number, low: number, right: number, high: number): Polygon =>
  placed(
    [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ],
    at(0, 0),
  );

/** An L shape with legs along x and y, each four long and one wide. */
export const hook = placed(
  [
    [0, 0],
    [4, 0],
    [4, 1],
    [1, 1],
    [1, 4],
    [0, 4],
  ],
  at(0, 0),
);

/** Two bases with centres ten inches apart. */
export const FROM = disc(at(0, 0), 1);
export const TO = disc(at(10, 0), 1);

type Corners = readonly (readonly [number, number])[];

const DRAWN: readonly Corners[] = [
  [
    [-2, -1],
    [2, -1],
    [2, 1],
    [-2, 1],
  ], // a box
  [
    [-3, -0.1],
    [3, -0.1],
    [3, 0.1],
    [-3, 0.1],
  ], // a wall
  [
    [-1.5, -1],
    [1.5, -1],
    [0, 1.5],
  ],
  [
    [-2, -2],
    [2, -2],
    [2, -1],
    [-1, -1],
    [-1, 2],
    [-2, 2],
  ], // an L
  [
    [-2, -1.5],
    [2, -1.5],
    [2, 1.5],
    [1.4, 1.5],
    [1.4, -0.9],
    [-1.4, -0.9],
    [-1.4, 1.5],
    [-2, 1.5],
  ], // a U
  [
    [0, 2],
    [-0.5, 0.5],
    [-2, 0],
    [-0.5, -0.5],
    [0, -2],
    [0.5, -0.5],
    [2, 0],
    [0.5, 0.5],
  ], // a star
];

export function anyPolygon(dice: () => number, at: Point): Polygon {
  const corners = DRAWN[Math.floor(dice() * DRAWN.length)] as Corners;
  const size = dice() < 0.3 ? 0.5 : 0.4 + dice() * 0.9;
  // Sometimes axis-aligned, so that sides are parallel and corners collinear.
  const turn = dice() < 0.3 ? 90 * Math.floor(dice() * 4) : dice() * 360;
  return placed(
    corners.map(([x, y]) => [x * size, y * size] as const),
    at,
    turn,
  );
}

/** A base: usually a disc, sometimes an oval or a hull, rarely concave. */
export function anyBase(dice: () => number, at: Point): Shape {
  const kind = dice();
  if (kind < 0.5) return disc(at, 0.5 + dice());
  if (kind < 0.75) return oval(at, 1 + dice(), 0.4 + dice() * 0.6, dice() * 360);
  if (kind > 0.93) return anyPolygon(dice, at);
  const [long, wide] = [0.8 + dice(), 0.5 + dice() * 0.5];
  return placed(
    [
      [-long, -wide],
      [long, -wide],
      [long, wide],
      [-long, wide],
    ],
    at,
    dice() * 360,
  );
}

/** Two bases ten inches apart, with obstacles between, in front and under them. */
export function anyScene(dice: () => number): Scene {
  // Sometimes everything is on a grid, so that corners touch or are collinear.
  const raster = dice() < 0.3 ? 0.5 : 1e-12;
  const snap = (x: number, y: number): Point => ({
    x: Math.round(x / raster) * raster,
    y: Math.round(y / raster) * raster,
  });
  const spot = (x: number, y: number): Point => snap(x + (dice() - 0.5) * 2, y + (dice() - 0.5) * 2);
  const between = (): Point => snap(1 + dice() * 8, (dice() - 0.5) * 7);
  const many = (most: number, make: () => Shape): Shape[] => Array.from({ length: Math.floor(dice() * most) }, make);
  const to = spot(10, 0);
  const door = (): Polygon => anyPolygon(dice, snap(to.x + (dice() - 0.5) * 3, to.y + (dice() - 0.5) * 3));
  return {
    from: anyBase(dice, spot(0, 0)),
    to: anyBase(dice, to),
    blockers: [
      ...many(7, () => anyPolygon(dice, between())),
      ...(dice() < 0.3 ? many(3, () => disc(between(), 0.5 + dice())) : []),
      ...(dice() < 0.2 ? many(3, () => oval(between(), 1 + dice(), 0.5, dice() * 360)) : []),
    ],
    doors: dice() < 0.4 ? [door()] : dice() < 0.1 ? [door(), door()] : [],
  };
}

/** Points all over a shape: on its edge and on rings inside. */
export function pointsOf(shape: Shape, count: number): readonly Point[] {
  const { at } = shape;
  if (shape.kind === 'polygon')
    return shape.corners.flatMap((p, i) => {
      const q = after(shape.corners, i);
      return Array.from({ length: count }, (_, k) => ({
        x: p.x + ((q.x - p.x) * k) / count,
        y: p.y + ((q.y - p.y) * k) / count,
      }));
    });
  const rim = Array.from({ length: count }, (_, k) => (2 * Math.PI * k) / count).map((angle) =>
    farthest(shape, Math.cos(angle), Math.sin(angle)),
  );
  const inner = (part: number) => rim.map(({ x, y }) => ({ x: at.x + (x - at.x) * part, y: at.y + (y - at.y) * part }));
  return [at, ...rim, ...inner(0.5)];
}

/** Whether a point is inside a shape, computed independently of the code under test. */
export function isInside(shape: Shape, { x, y }: Point): boolean {
  if (shape.kind === 'oval') {
    const [ox, oy] = [x - shape.at.x, y - shape.at.y];
    const [u, v] = [ox * shape.cos + oy * shape.sin, oy * shape.cos - ox * shape.sin];
    return (u / shape.a) ** 2 + (v / shape.b) ** 2 < 1;
  }
  let above = 0; // sides crossed by a ray going up
  for (let i = 0; i < shape.corners.length; i++) {
    const [p, q] = [shape.corners[i] as Point, after(shape.corners, i)];
    if (p.x <= x !== q.x <= x && p.y + ((x - p.x) / (q.x - p.x)) * (q.y - p.y) > y) above++;
  }
  return above % 2 === 1;
}

/** How deep a point lies inside a shape; 0 outside. Approximate near the edge of an oval. */
export function depth(shape: Shape, point: Point): number {
  if (!isInside(shape, point)) return 0;
  if (shape.kind === 'oval') {
    const [ox, oy] = [point.x - shape.at.x, point.y - shape.at.y];
    const [u, v] = [ox * shape.cos + oy * shape.sin, oy * shape.cos - ox * shape.sin];
    return (1 - Math.hypot(u / shape.a, v / shape.b)) * Math.min(shape.a, shape.b);
  }
  return Math.min(
    ...shape.corners.map((p, i) => {
      const q = after(shape.corners, i);
      const [dx, dy] = [q.x - p.x, q.y - p.y];
      const part = ((point.x - p.x) * dx + (point.y - p.y) * dy) / (dx * dx + dy * dy);
      const at = Math.max(0, Math.min(1, part));
      return Math.hypot(point.x - p.x - at * dx, point.y - p.y - at * dy);
    }),
  );
}

const side = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether a segment goes through a shape, computed independently of the code under test. */
function isStopped(p: Point, q: Point, shape: Shape): boolean {
  if (shape.kind === 'polygon')
    return (
      isInside(shape, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }) ||
      shape.corners.some((a, i) => {
        const b = after(shape.corners, i);
        return side(a, b, p) * side(a, b, q) < 0 && side(p, q, a) * side(p, q, b) < 0;
      })
    );
  return Array.from({ length: 101 }, (_, k) => k / 100).some((part) =>
    isInside(shape, { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part }),
  );
}

const isOpen = ({ blockers, doors }: Scene, p: Point, q: Point): boolean =>
  !blockers.some((blocker) => isStopped(p, q, blocker)) &&
  !doors.some((door) => !isInside(door, q) && isStopped(p, q, door));

/**
 * A free segment found by sampling, or undefined. It has some width, so that it does not pass where shapes touch.
 */
export function sampled(scene: Scene, count: number): readonly [Point, Point] | undefined {
  const [starts, ends] = [pointsOf(scene.from, count), pointsOf(scene.to, count)];
  const moved = ({ x, y }: Point, by: number): Point => ({ x: x + by * 0.7, y: y + by });
  for (const p of starts)
    for (const q of ends)
      if (isOpen(scene, p, q))
        for (const by of [1e-6, -1e-6]) if (isOpen(scene, moved(p, by), moved(q, by))) return [p, q];
  return undefined;
}
