import { type Facing, type Hex, type HexGrid, neighbour, OFF_MAP, opposite, turned } from '../../../parts/hex/hex.ts';
import type { Step } from '../plan.ts';

/** A unit's hex and facing. */
export interface Footing {
  readonly at: Hex;
  readonly facing: Facing;
}

/** Position after these steps if every roll on the way is passed; undefined if they leave the map. */
export function wayFrom(map: HexGrid, from: Footing, steps: readonly Step[]): Footing | undefined {
  let { at, facing } = from;
  for (const step of steps) {
    switch (step.step) {
      case 'forward':
        at = neighbour(map, at, facing);
        break;
      case 'back':
        at = neighbour(map, at, opposite(facing));
        break;
      case 'left':
        facing = turned(facing, -1);
        break;
      case 'right':
        facing = turned(facing, 1);
        break;
      case 'stand-up':
        facing = step.facing;
        break;
      case 'jump':
        at = step.to;
        facing = step.facing;
        break;
      case 'go-prone':
        break;
    }
    if (at === OFF_MAP) return undefined;
  }
  return { at, facing };
}
