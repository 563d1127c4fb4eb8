import { isWithin } from '../../../../parts/plane/polygon.ts';
import { disc, type Polygon } from '../../../../parts/plane/shape.ts';
import type { Round } from './outline.ts';

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
