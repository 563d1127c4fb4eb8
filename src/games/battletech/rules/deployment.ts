import { type Dice, pick } from '../../../kernel/dice.ts';
import { distance, FACINGS, type Facing, type Hex, middle, OFF_MAP } from '../../../parts/hex/hex.ts';
import type { GameMap } from '../ground.ts';
import { depthAt } from './terrain.ts';

const NEAR = 6; // hexes to choose from at random

/** A start hex for a unit of this side: dry, free, and near the side's part of the edge; OFF_MAP if there is none. */
export function startingHex(map: GameMap, side: number, sides: number, taken: ReadonlySet<Hex>, dice: Dice): Hex {
  const home = homeOf(map, side, sides);
  const nearest: Hex[] = [];
  for (const hex of suitable(map, home)) {
    if (nearest.length === NEAR) break;
    if (!taken.has(hex)) nearest.push(hex);
  }
  return nearest.length > 0 ? pick(dice, nearest) : OFF_MAP;
}

/** Any dry and free hex, as in the Spanish simulator; OFF_MAP if there is none. */
export function anyHex(map: GameMap, taken: ReadonlySet<Hex>, dice: Dice): Hex {
  const free = suitable(map, 0).filter((hex) => !taken.has(hex));
  return free.length > 0 ? pick(dice, free) : OFF_MAP;
}

export const anyFacing = (dice: Dice): Facing => pick(dice, FACINGS);

const sorted = new WeakMap<GameMap, Map<Hex, readonly Hex[]>>(); // cache: a set-up may ask for each of 64 units

/** The hexes where a unit may start, nearest first. */
function suitable(map: GameMap, home: Hex): readonly Hex[] {
  const known = sorted.get(map) ?? new Map<Hex, readonly Hex[]>();
  sorted.set(map, known);
  const found = known.get(home);
  if (found) return found;
  const free = map.hexes.flatMap((ground, hex) =>
    depthAt(ground) < 1 && !ground.building && !ground.swamp ? [{ hex, far: distance(map, home, hex) }] : [],
  );
  const hexes = free.sort((a, b) => a.far - b.far || a.hex - b.hex).map(({ hex }) => hex);
  known.set(home, hexes);
  return hexes;
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
