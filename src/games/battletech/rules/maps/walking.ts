import { type Hex, type HexGrid, neighbours, OFF_MAP } from '../../../../parts/hex/hex.ts';
import type { Ground } from '../../ground.ts';
import { bedOf, depthAt } from '../terrain.ts';

const MOST = 2; // levels that a 'Mech can climb or descend in one step

const stepOf = (from: Ground, to: Ground): number => bedOf(to) - bedOf(from);

/** All hexes that a 'Mech can walk to from here, water or land. */
export function walkable(grid: HexGrid, hexes: readonly Ground[], from: Hex): boolean[] {
  const seen: boolean[] = new Array(hexes.length).fill(false);
  spread(grid, hexes, from, seen);
  return seen;
}

function spread(grid: HexGrid, hexes: readonly Ground[], from: Hex, seen: boolean[]): void {
  const edge = [from];
  seen[from] = true;
  for (let here = edge.pop(); here !== undefined; here = edge.pop())
    for (const to of neighbours(grid, here))
      if (to !== OFF_MAP && !seen[to] && Math.abs(stepOf(hexes[here] as Ground, hexes[to] as Ground)) <= MOST) {
        seen[to] = true;
        edge.push(to);
      }
}

/** Lowers the lowest cliffs until a 'Mech can walk from any hex to any other. */
export function joined(grid: HexGrid, hexes: readonly Ground[]): readonly Ground[] {
  const repaired = hexes.slice();
  const seen = walkable(grid, repaired, 0);
  for (let cliff = lowest(grid, repaired, seen); cliff; cliff = lowest(grid, repaired, seen)) {
    const [from, to] = cliff;
    repaired[to] = ledge(repaired[from] as Ground, repaired[to] as Ground);
    spread(grid, repaired, to, seen);
  }
  return repaired;
}

/** The lowest cliff between reached and unreached hexes: from, to. */
function lowest(grid: HexGrid, hexes: readonly Ground[], seen: readonly boolean[]): readonly [Hex, Hex] | undefined {
  let best: readonly [Hex, Hex] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [from, there] of seen.entries()) {
    if (!there) continue;
    for (const to of neighbours(grid, from)) {
      if (to === OFF_MAP || seen[to]) continue;
      const step = Math.abs(stepOf(hexes[from] as Ground, hexes[to] as Ground));
      if (step < least) {
        least = step;
        best = [from, to];
      }
    }
  }
  return best;
}

/** The second hex, brought within one step of the first; water is filled as far as needed. */
function ledge(from: Ground, to: Ground): Ground {
  const bed = bedOf(from) + MOST * Math.sign(stepOf(from, to));
  if (depthAt(to) < 0) return { ...to, level: bed };
  return bed <= to.level ? { ...to, river: 0, water: to.level - bed } : { ...to, river: 0, water: -1, level: bed };
}
