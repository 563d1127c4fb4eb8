import type { Dice } from '../../../../kernel/dice.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { groundAt, type State } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { standing } from '../terrain.ts';
import { collapse, mustHold } from './collapse.ts';

/** Damages the building of a hex, or its bridge if it has no building. At zero it collapses, if the rules allow it. */
export function* damageBuilding(before: State, hex: Hex, points: number, dice: Dice): Happening {
  const ground = groundAt(before, hex);
  const building = standing(ground);
  const part = building ?? ground.bridge;
  if (!part) return before;
  const least = before.rules.ruleset.collapse ? 0 : 1;
  const off = Math.min(points, part.cf - least);
  if (off <= 0) return before;
  const left = { cf: part.cf - off, lost: (part.lost ?? 0) + off };
  const state = yield {
    type: 'ground-changed',
    hex,
    ground: building
      ? { ...ground, building: { ...building, ...left } }
      : { ...ground, bridge: ground.bridge && { ...ground.bridge, ...left } },
    why: building ? 'building-damaged' : 'bridge-damaged',
  };
  return left.cf > 0 ? yield* mustHold(state, hex, dice) : yield* collapse(state, hex, dice);
}
