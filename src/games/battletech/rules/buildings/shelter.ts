import type { Dice } from '../../../../kernel/dice.ts';
import { tenth } from '../../data/buildings.ts';
import type { Event } from '../../events.ts';
import { groundAt, type Land, type State, type UnitId, unitOf } from '../../state.ts';
import type { Eye } from '../sight/eye.ts';
import { heightOf } from '../status.ts';
import { standing, topOf } from '../terrain.ts';
import { damageBuilding } from './damage.ts';

/** Points that walls absorb from every hit on this unit: none unless it is completely inside, all in a bunker. */
export function shelter(state: State, id: UnitId): number {
  const { at, level } = unitOf(state, id);
  return shelterAt(state, { at, level, height: heightOf(state, id) });
}

/** The same for a hypothetical unit there. */
export function shelterAt(land: Land, { at, level, height }: Eye): number {
  const ground = groundAt(land, at);
  const building = standing(ground);
  if (!building || level + height > topOf(ground)) return 0;
  return building.bunker ? Number.POSITIVE_INFINITY : tenth(building.cf + (building.lost ?? 0));
}

/** A hit from outside: the building absorbs its part, `amount` is the rest. */
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
