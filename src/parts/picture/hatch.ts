import type { Point } from '../../kernel/picture.ts';

/** Diagonal lines, from the lower left to the upper right, across a convex area. */
export function hatchLines(points: readonly Point[], gap: number): readonly (readonly [Point, Point])[] {
  const sums = points.map(([x, y]) => x + y);
  const step = gap * Math.SQRT2;
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const lines: (readonly [Point, Point])[] = [];
  if (!(gap > 0) || !Number.isFinite(most - least)) return lines;
  for (let sum = (Math.floor(least / step) + 1) * step; sum < most; sum += step) {
    const cuts = points.flatMap((from, i) => cutOf(from, points[(i + 1) % points.length] as Point, sum));
    const [first, ...rest] = cuts.toSorted(([a], [b]) => a - b);
    const last = rest.at(-1);
    if (first && last) lines.push([first, last]);
  }
  return lines;
}

/** Where an edge crosses the line x + y = sum. */
function cutOf([ax, ay]: Point, [bx, by]: Point, sum: number): Point[] {
  const [a, b] = [ax + ay - sum, bx + by - sum];
  if (a === b || a * b > 0) return [];
  const share = a / (a - b);
  return [[ax + (bx - ax) * share, ay + (by - ay) * share]];
}

/** The corners of a rectangle, for `hatch`. */
export const cornersOf = (x: number, y: number, w: number, h: number): readonly Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
