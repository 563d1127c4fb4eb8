import type { Spot } from './lens.ts';

const CORNERS = {
  'is-left is-bottom': { x: 0, y: 1 },
  'is-right is-bottom': { x: 1, y: 1 },
  'is-left is-top': { x: 0, y: 0 },
  'is-right is-top': { x: 1, y: 0 },
} as const;

/** A corner of a board, as CSS classes. */
export type Corner = keyof typeof CORNERS;

/** The free corner farthest from all spots. */
export function farthestCorner(spots: readonly Spot[], taken?: Corner): Corner {
  const distance = (corner: Corner): number =>
    Math.min(...spots.map(({ x, y }) => Math.hypot(x - CORNERS[corner].x, y - CORNERS[corner].y)));
  const free = (Object.keys(CORNERS) as Corner[]).filter((corner) => corner !== taken);
  return free.reduce((best, corner) => (distance(corner) > distance(best) + 1e-9 ? corner : best));
}
