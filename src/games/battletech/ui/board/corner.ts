import { type Corner, farthestCorner } from '../../../../page/corner.ts';
import { frameOf, middleOf } from '../../../../page/hex-shape.ts';
import { type Lens, type Spot, seenAt } from '../../../../page/lens.ts';
import type { Hex, HexGrid } from '../../../../parts/hex/hex.ts';

/** The free corner farthest from everything that must stay visible. */
export const cornerFor = (grid: HexGrid, lens: Lens, hexes: readonly Hex[], taken?: Corner): Corner =>
  farthestCorner(
    hexes.map((hex) => spotOf(grid, lens, hex)),
    taken,
  );

/** The bottom corner farther from a hex. */
export const footFor = (grid: HexGrid, lens: Lens, hex: Hex): Corner =>
  spotOf(grid, lens, hex).x > 0.5 ? 'is-left is-bottom' : 'is-right is-bottom';

/** Position of a hex on the visible board, as fractions. */
function spotOf(grid: HexGrid, lens: Lens, hex: Hex): Spot {
  const frame = frameOf(grid);
  const { x, y } = middleOf(grid, hex);
  return seenAt(lens, { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height });
}
