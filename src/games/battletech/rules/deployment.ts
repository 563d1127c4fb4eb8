import { type Dice, pick } from '../../../kernel/dice.ts';
import { distance, FACINGS, type Facing, type Hex, middle, OFF_MAP } from '../../../parts/hex/hex.ts';
import type { GameMap } from '../ground.ts';
import { depthAt } from './terrain.ts';

const NEAR = 6; // hexes to choose from at random

/** A start hex for a unit of this side: dry, free, and near the side's part of the edge; OFF_MAP if there is none. */
export function startingHex(map: GameMap, side: number, sides: number, taken: ReadonlySet<Hex>, dice: Dice): Hex {
  const home = homeOf(map, side, sides);
  const free = map.hexes
    .map((ground, hex) => ({ ground, hex }))
    .filter(({ ground, hex }) => !taken.has(hex) && depthAt(ground) < 1 && !ground.building && !ground.swamp)
    .map(({ hex }) => hex)
    .sort((a, b) => distance(map, home, a) - distance(map, home, b) || a - b);
  return free.length > 0 ? pick(dice, free.slice(0, NEAR)) : OFF_MAP;
}

/** The middle of a side's part of the edge: south first, then clockwise. */
function homeOf({ cols, rows }: GameMap, side: number, sides: number): Hex {
  const angle = Math.PI / 2 + (2 * Math.PI * side) / sides;
  const col = Math.round((cols - 1) * (0.5 + 0.5 * Math.cos(angle)));
  const row = Math.round((rows - 1) * (0.5 + 0.5 * Math.sin(angle)));
  return row * cols + col;
}

/** The facing that points best to the middle of the map. */
export function inwards(map: GameMap, at: Hex): Facing {
  const centre = Math.floor(map.rows / 2) * map.cols + Math.floor(map.cols / 2);
  const goal = middle(map, centre);
  const here = middle(map, at);
  let best: Facing = 0;
  let lead = Number.NEGATIVE_INFINITY;
  for (const facing of FACINGS) {
    const angle = (facing * Math.PI) / 3;
    const ahead = Math.sin(angle) * (goal.x - here.x) - Math.cos(angle) * (goal.y - here.y);
    if (ahead > lead + 1e-9) {
      best = facing;
      lead = ahead;
    }
  }
  return best;
}
