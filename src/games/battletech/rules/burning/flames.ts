import type { Dice } from '../../../../kernel/dice.ts';
import { FIRE_STEP, VEHICLE_SAFE } from '../../data/fire.ts';
import { FRONT } from '../../data/places.ts';
import { groundAt, type State, type UnitId, unitOf } from '../../state.ts';
import { vehicleCritical } from '../damage/vehicle-criticals.ts';
import type { Happening } from '../handler.ts';
import { rollPair, sum } from '../rolls.ts';
import { alive, isMech } from '../status.ts';
import { sunk } from '../terrain.ts';

/** Flames reach units on the ground and one level above it. */
function reached(state: State, id: UnitId): boolean {
  const unit = unitOf(state, id);
  const { fire, level } = groundAt(state, unit.at);
  return fire > 0 && alive(unit) && unit.level - level <= 1 && sunk(state, unit) !== 'all';
}

/** Whether a unit stands in a fire that started before this turn. */
export const inFlames = (state: State, id: UnitId): boolean =>
  reached(state, id) && groundAt(state, unitOf(state, id).at).fire < state.turn;

/** The unit has just walked into its current hex: a 'Mech takes heat, a vehicle may be damaged. */
export function* enteringFire(state: State, id: UnitId, dice: Dice): Happening {
  if (!reached(state, id)) return state;
  if (isMech(state, id)) return yield { type: 'heated', unit: id, heat: FIRE_STEP, why: 'fire-entered' };
  return yield* scorched(state, id, dice);
}

/** Every vehicle in flames at the end of the turn. */
export function* vehiclesInFlames(before: State, dice: Dice): Happening {
  let state = before;
  for (const id of before.units.keys())
    if (!isMech(state, id) && inFlames(state, id)) state = yield* scorched(state, id, dice);
  return state;
}

function* scorched(before: State, id: UnitId, dice: Dice): Happening {
  const pair = rollPair(before, dice);
  const happens = sum(pair) >= VEHICLE_SAFE;
  const { at } = unitOf(before, id);
  const state = yield {
    type: 'hex-rolled',
    hex: at,
    why: 'vehicle-unharmed',
    needs: VEHICLE_SAFE,
    dice: pair,
    happens,
  };
  return happens ? state : yield* vehicleCritical(state, id, FRONT, dice);
}
