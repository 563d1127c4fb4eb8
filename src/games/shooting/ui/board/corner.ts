import { farthestCorner } from '../../../../page/corner.ts';
import type { Frame } from '../../../../page/hex-shape.ts';
import { type Lens, seenAt } from '../../../../page/lens.ts';
import type { Point } from '../../../../parts/plane/point.ts';

/**
 * The corner of the board farthest from everything that must stay visible, as CSS classes for a card. On a narrow board
 * the card takes the full width and avoids the first of the points.
 */
export function cornerFor(frame: Frame, lens: Lens, points: readonly Point[], narrow: boolean): string {
  const spots = points.map(({ x, y }) =>
    seenAt(lens, { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height }),
  );
  if (narrow) return (spots[0]?.y ?? 0) > 0.5 ? 'is-left is-top' : 'is-left is-bottom';
  return farthestCorner(spots);
}
