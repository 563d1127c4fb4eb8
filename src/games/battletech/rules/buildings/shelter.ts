import type { Dice } from '../../../../kernel/dice.ts';
import { tenth } from '../../data/buildings.ts';
import type { Event } from '../../events.ts';
import { groundAt, type State, type UnitId, unitOf } from '../../state.ts';
import { heightOf } from '../status.ts';
import { standing, topOf } from '../terrain.ts';
import { damageBuilding } from './damage.ts';

/** Points that the walls take of every hit on this unit: none unless all of it is inside, all of them in a bunker. */
export function shelter(state: State, id: UnitId): number {
  const unit = unitOf(state, id);
  const ground = groundAt(state, unit.at);
  const building = standing(ground);
  if (!building || unit.level + heightOf(state, id) > topOf(ground)) return 0;
  return building.bunker ? Number.POSITIVE_INFINITY : tenth(building.cf + (building.lost ?? 0));
}

/** A hit from outside: the building takes its part, `amount` is what comes through. */
export function* absorb(
  before: State,
  id: UnitId,
  amount: number,
  dice: Dice,
): Generator<Event, { readonly state: State; readonly amount: number }, State> {
  const walls = Math.min(amount, shelter(before, id));
  if (walls === 0) return { state: before, amount };
  const state = yield* damageBuilding(before, unitOf(before, id).at, walls, dice);
  return { state, amount: amount - walls };
}
