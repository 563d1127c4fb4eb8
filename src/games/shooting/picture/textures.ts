import type { Point } from '../../../parts/plane/point.ts';
import { isWithin } from '../../../parts/plane/polygon.ts';
import { disc, type Polygon } from '../../../parts/plane/shape.ts';
import { at, type Round } from './outline.ts';

export const pathOf = (corners: readonly Point[]): string => `M${corners.map(at).join('L')}Z`;

/** The same footprint scaled around its centre. */
export const scaled = ({ at: middle, corners }: Polygon, by: number): string =>
  pathOf(corners.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * by, y: middle.y + (y - middle.y) * by })));

/** Strokes from the rim of a crater inwards. */
export const rays = ({ at: middle, corners }: Polygon): string =>
  corners
    .flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length] as Point;
      return [0, 0.34, 0.67].map((share) => ({
        x: corner.x + (next.x - corner.x) * share,
        y: corner.y + (next.y - corner.y) * share,
      }));
    })
    .map((rim, i) => {
      const deep = 0.78 - 0.09 * (i % 2);
      return `M${at(rim)}L${at({ x: middle.x + (rim.x - middle.x) * deep, y: middle.y + (rim.y - middle.y) * deep })}`;
    })
    .join('');

/** Crossed stakes along the longer side. */
export function stakes({ box: { left, right, low, high } }: Polygon): string {
  const [wide, tall] = [right - left, high - low];
  const size = Math.min(wide, tall);
  const count = Math.max(1, Math.round(Math.max(wide, tall) / size));
  const [dx, dy] = wide > tall ? [wide / count, 0] : [0, tall / count];
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [left + i * dx, low + i * dy];
    const [across, down] = [dx || size, dy || size];
    return `M${at({ x, y })}l${across} ${down}M${at({ x, y: y + down })}l${across} ${-down}`;
  }).join('');
}

const STEP = 1.05;

/** A pseudo-random number from 0 to 1, always the same for the same point. */
function chance(x: number, y: number, n: number): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + n * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Trees wholly within a wood, in uneven rows. */
export function trees(area: Polygon): readonly Round[] {
  const { left, right, low, high } = area.box;
  const found: Round[] = [];
  for (let y = low + 0.5, row = 0; y < high; y += STEP * 0.9, row++)
    for (let x = left + 0.4 + (row % 2) * (STEP / 2); x < right; x += STEP) {
      const tree = {
        x: x + (chance(x, y, 1) - 0.5) * 0.4,
        y: y + (chance(x, y, 2) - 0.5) * 0.4,
        r: 0.38 + chance(x, y, 3) * 0.22,
      };
      if (isWithin(disc(tree, tree.r), area)) found.push(tree);
    }
  return found;
}
