import { frameOf, middleOf } from '../../../../page/hex-shape.ts';
import { type Lens, type Spot, seenAt } from '../../../../page/lens.ts';
import type { Hex, HexGrid } from '../../../../parts/hex/hex.ts';

const CORNERS = {
  'is-left is-bottom': { x: 0, y: 1 },
  'is-right is-bottom': { x: 1, y: 1 },
  'is-left is-top': { x: 0, y: 0 },
  'is-right is-top': { x: 1, y: 0 },
} as const;

/** A corner of the board, as CSS classes. */
export type Corner = keyof typeof CORNERS;

/** The free corner farthest from everything that must stay visible. */
export function cornerFor(grid: HexGrid, lens: Lens, hexes: readonly Hex[], taken?: Corner): Corner {
  const spots = hexes.map((hex) => spotOf(grid, lens, hex));
  const room = (corner: Corner): number =>
    Math.min(...spots.map(({ x, y }) => Math.hypot(x - CORNERS[corner].x, y - CORNERS[corner].y)));
  const free = (Object.keys(CORNERS) as Corner[]).filter((corner) => corner !== taken);
  return free.reduce((best, corner) => (room(corner) > room(best) + 1e-9 ? corner : best));
}

/** The bottom corner farther from a hex. */
export const footFor = (grid: HexGrid, lens: Lens, hex: Hex): Corner =>
  spotOf(grid, lens, hex).x > 0.5 ? 'is-left is-bottom' : 'is-right is-bottom';

/** Position of a hex on the visible board, as fractions. */
function spotOf(grid: HexGrid, lens: Lens, hex: Hex): Spot {
  const frame = frameOf(grid);
  const { x, y } = middleOf(grid, hex);
  return seenAt(lens, { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height });
}
