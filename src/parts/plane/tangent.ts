import { separation } from './distance.ts';
import { HAIR, type Line, lineThrough } from './line.ts';
import type { Point } from './point.ts';
import { farthest, isDisc, type Oval, reach, type Shape } from './shape.ts';

/** The tangents from a point to an oval; none from inside. */
export function tangentsFrom(point: Point, { at, a, b, cos, sin }: Oval): readonly Line[] {
  const [ox, oy] = [point.x - at.x, point.y - at.y];
  // In the oval's coordinates, scaled so that it is the unit circle.
  const [x, y] = [(ox * cos + oy * sin) / a, (oy * cos - ox * sin) / b];
  const far = x * x + y * y;
  const rest = far - 1;
  if (rest < -HAIR) return [];
  const half = Math.sqrt(Math.max(0, rest));
  const lines: Line[] = [];
  for (const side of [half, -half]) {
    const [tx, ty] = [(x - side * y) / far, (y + side * x) / far]; // tangent point
    // The tangent is perpendicular to the radius there, so it is defined even at the edge.
    const [vx, vy] = [-ty * a, tx * b];
    const long = Math.hypot(vx, vy);
    const [dx, dy] = [(vx * cos - vy * sin) / long, (vx * sin + vy * cos) / long];
    lines.push({ x: point.x, y: point.y, dx, dy });
  }
  return lines;
}

/** A common tangent of two shapes and its tangent points. */
interface Bridge {
  readonly from: Point;
  readonly to: Point;
}

/** The two outer tangents, left one first; undefined if one shape contains the other. */
export function outerTangents(p: Shape, q: Shape): readonly [Bridge, Bridge] | undefined {
  const [x, y] = [q.at.x - p.at.x, q.at.y - p.at.y];
  const ahead = Math.atan2(y, x);
  const more = (angle: number): number => {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    return reach(q, ux, uy) - reach(p, ux, uy);
  };
  if (isDisc(p) && isDisc(q)) {
    const cosine = (p.a - q.a) / Math.hypot(x, y);
    if (!(Math.abs(cosine) < 1)) return undefined;
    const aside = Math.acos(cosine);
    return [bridge(p, q, ahead + aside, 1), bridge(p, q, ahead - aside, 1)];
  }
  if (more(ahead) <= 0 || more(ahead + Math.PI) >= 0) return undefined;
  return [bridge(p, q, root(more, ahead, ahead + Math.PI), 1), bridge(p, q, root(more, ahead, ahead - Math.PI), 1)];
}

/** The two inner tangents; undefined if the shapes touch or overlap. */
export function innerTangents(p: Shape, q: Shape): readonly [Bridge, Bridge] | undefined {
  const between = separation(p, q);
  if (!between) return undefined;
  const gap = (angle: number): number => {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    return -reach(q, -ux, -uy) - reach(p, ux, uy);
  };
  const { angle } = between;
  return [bridge(p, q, root(gap, angle, angle + Math.PI), -1), bridge(p, q, root(gap, angle, angle - Math.PI), -1)];
}

export const bridgeLine = ({ from, to }: Bridge): Line | undefined => lineThrough(from, to);

function bridge(p: Shape, q: Shape, angle: number, side: 1 | -1): Bridge {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  return { from: farthest(p, ux, uy), to: farthest(q, side * ux, side * uy) };
}

/**
 * The root of a function that is positive at `from` and negative at `to`, by the secant method with bisection as a
 * fallback.
 */
function root(f: (x: number) => number, from: number, to: number): number {
  let [low, high, atLow, atHigh] = [from, to, f(from), f(to)];
  for (let step = 0; step < 80 && Math.abs(high - low) > 1e-15; step++) {
    const secant = low + ((high - low) * atLow) / (atLow - atHigh);
    const x = step % 3 === 2 ? (low + high) / 2 : secant;
    const value = f(x);
    if (Math.abs(value) < 1e-14) return x;
    if (value > 0) [low, atLow] = [x, value];
    else [high, atHigh] = [x, value];
  }
  return (low + high) / 2;
}
