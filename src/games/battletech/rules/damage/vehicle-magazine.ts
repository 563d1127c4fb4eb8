import { type Place, REAR } from '../../data/places.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { binDamage } from './criticals.ts';
import { destroy, wreck } from './destroy.ts';
import { stunned } from './vehicle-crew.ts';

/** Damage if all ammunition of a vehicle explodes. */
export const magazineDamage = (state: State, id: UnitId): number =>
  modelOf(state, id).design.bins.reduce((total, _, bin) => total + binDamage(state, id, bin), 0);

/** All ammunition explodes in the location that was hit. */
export function* magazine(before: State, id: UnitId, place: Place): Happening {
  let state = before;
  const total = magazineDamage(state, id);
  for (const [bin, { ammo }] of modelOf(state, id).design.bins.entries()) {
    const damage = binDamage(state, id, bin);
    if (damage > 0) state = yield { type: 'exploded', unit: id, place, bin, item: ammo, damage, why: 'critical' };
  }
  return modelOf(state, id).design.cased.length > 0
    ? yield* blowOut(state, id, total)
    : yield* burst(state, id, place, total);
}

/** The structure of the location takes the damage. */
function* burst(before: State, id: UnitId, place: Place, total: number): Happening {
  const bone = Math.min(total, unitOf(before, id).structure[place] as number);
  const state = yield { type: 'damaged', unit: id, place, armourAt: place, armour: 0, structure: bone };
  const gone = (unitOf(state, id).structure[place] as number) <= 0;
  return gone ? yield* wreck(state, id, place, 'destroyed-ammunition') : state;
}

/** CASE directs the explosion out through the rear armour; it stuns the crew. */
function* blowOut(before: State, id: UnitId, total: number): Happening {
  const { armour, crew } = unitOf(before, id);
  const plate = Math.min(total, armour[REAR] as number);
  const state = yield { type: 'damaged', unit: id, place: REAR, armourAt: REAR, armour: plate, structure: 0 };
  if (!crew) return state;
  if (crew.driver && crew.commander) return yield* destroy(state, id, 'destroyed-crew');
  return yield { type: 'crew-changed', unit: id, crew: stunned(crew) };
}
