import type { Point } from './point.ts';
import { after, farthest, type Oval, type Shape, turn } from './shape.ts';

/** Intersection points of the edges of two shapes; none where they overlap along a line. */
export function edgesMeet(p: Shape, q: Shape): readonly Point[] {
  if (q.kind === 'polygon') return q.corners.flatMap((corner, i) => cutsOf(p, corner, after(q.corners, i)));
  return p.kind === 'polygon' ? edgesMeet(q, p) : ovalsMeet(p, q);
}

/** Walks around the first oval in small steps and bisects wherever it enters or leaves the other. */
function ovalsMeet(p: Oval, q: Oval): readonly Point[] {
  const STEPS = 180;
  const at = (step: number): Point =>
    farthest(p, Math.cos((2 * Math.PI * step) / STEPS), Math.sin((2 * Math.PI * step) / STEPS));
  const isIn = (step: number): boolean => {
    const { x, y } = own(q, at(step));
    return x * x + y * y < 1;
  };
  const found: Point[] = [];
  for (let step = 0; step < STEPS; step++) {
    let [low, high] = [step, step + 1];
    const before = isIn(low);
    if (before === isIn(high)) continue;
    for (let i = 0; i < 50; i++) {
      const middle = (low + high) / 2;
      if (isIn(middle) === before) low = middle;
      else high = middle;
    }
    found.push(at(low));
  }
  return found;
}

/** A point in the oval's coordinates, scaled so that the oval is the unit circle. */
const own = ({ at, a, b, cos, sin }: Oval, { x, y }: Point): Point => ({
  x: ((x - at.x) * cos + (y - at.y) * sin) / a,
  y: ((y - at.y) * cos - (x - at.x) * sin) / b,
});

/** Where a segment crosses the edge of a shape. */
function cutsOf(shape: Shape, p: Point, q: Point): readonly Point[] {
  if (shape.kind === 'polygon')
    return shape.corners.flatMap((corner, i) => meetingPoint(p, q, corner, after(shape.corners, i)));
  const [start, end] = [own(shape, p), own(shape, q)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const dd = dx * dx + dy * dy;
  const ahead = start.x * dx + start.y * dy;
  const rest = ahead * ahead - dd * (start.x * start.x + start.y * start.y - 1);
  if (rest < 0) return [];
  return [(-ahead - Math.sqrt(rest)) / dd, (-ahead + Math.sqrt(rest)) / dd]
    .filter((part) => part >= 0 && part <= 1)
    .map((part) => ({ x: p.x + part * (q.x - p.x), y: p.y + part * (q.y - p.y) }));
}

function meetingPoint(p: Point, q: Point, r: Point, s: Point): readonly Point[] {
  const [before, after] = [turn(r, s, p), turn(r, s, q)];
  if (before === after) return [];
  const part = before / (before - after);
  const other = turn(p, q, r) / (turn(p, q, r) - turn(p, q, s));
  if (!(part >= 0 && part <= 1 && other >= 0 && other <= 1)) return [];
  return [{ x: p.x + part * (q.x - p.x), y: p.y + part * (q.y - p.y) }];
}
