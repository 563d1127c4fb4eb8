import type { Dice } from '../../../../kernel/dice.ts';
import { type Place, TURRET } from '../../data/places.ts';
import {
  MOTIVE_DAMAGE,
  MOTIVE_MODIFIER,
  type Motive,
  SIDE_OF,
  VEHICLE_HITS,
  type VehicleHit,
} from '../../data/vehicle-tables.ts';
import type { Column } from '../../events.ts';
import { type Crew, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { rollPair, sum } from '../rolls.ts';
import { alive, hasTurret } from '../status.ts';
import type { Blow } from './blow.ts';
import { wreck } from './destroy.ts';
import { vehicleCritical } from './vehicle-criticals.ts';

/** Vehicles have one table for every kind of hit: the location, motive damage, and hits through the armour. */
export function* strikeVehicle(before: State, id: UnitId, blow: Blow, dice: Dice): Happening {
  const { source, table, column, amount } = blow;
  const thrown = blow.place === undefined ? rollPair(before, dice) : null;
  const { place, effect }: VehicleHit = thrown
    ? rowOf(before, id, column, sum(thrown))
    : { place: blow.place as Place, effect: 'none' };
  const struck = { type: 'struck', unit: id, source, table, column, place, amount, covered: false } as const;
  let state = yield { ...struck, dice: thrown ?? [] };
  if (amount <= 0) return state;
  const marked = mark(state, id, place, amount);
  if (marked.armour + marked.structure > 0) state = yield { type: 'damaged', unit: id, ...marked };
  if (effect === 'motive') state = yield* motive(state, id, column, dice);
  if (effect === 'critical') state = yield* vehicleCritical(state, id, place, dice);
  if (marked.structure > 0) state = yield* vehicleCritical(state, id, place, dice);
  return (unitOf(state, id).structure[place] as number) <= 0 ? yield* wreck(state, id, place, 'destroyed-hull') : state;
}

/** The row of the table; turret hits on a vehicle without a turret go to the side hit. */
function rowOf(state: State, id: UnitId, column: Column, total: number): VehicleHit {
  const row = VEHICLE_HITS[column][total - 2] as VehicleHit;
  return row.place === TURRET && !hasTurret(state, id) ? { ...row, place: SIDE_OF[column] } : row;
}

/** Damage to armour and structure; the excess is lost. */
function mark(state: State, id: UnitId, place: Place, amount: number) {
  const unit = unitOf(state, id);
  const armour = Math.min(amount, unit.armour[place] as number);
  const structure = Math.min(amount - armour, unit.structure[place] as number);
  return { place, armourAt: place, armour, structure };
}

/** The motive damage roll. */
function* motive(before: State, id: UnitId, column: Column, dice: Dice): Happening {
  const { crew, broken } = unitOf(before, id);
  if (!crew || !alive(unitOf(before, id))) return before;
  const thrown = rollPair(before, dice);
  const modifier = MOTIVE_MODIFIER[column];
  const row = MOTIVE_DAMAGE.find(({ from }) => sum(thrown) + modifier >= from) as Motive;
  const after = shaken(crew, row, modelOf(before, id).design.walk);
  const hit = { type: 'vehicle-hit', unit: id, table: 'motive', dice: thrown, modifier, effect: row.effect } as const;
  return yield { ...hit, crew: after, broken };
}

/** The crew after motive damage. Each kind adds to driving rolls once; lost MP add up. */
function shaken(crew: Crew, { effect, driving }: Motive, cruise: number): Crew {
  if (effect === 'motive-none') return crew;
  const bit = 1 << driving;
  const first = (crew.motiveKinds & bit) === 0;
  const left = Math.max(0, cruise - crew.slowed);
  const slowed = {
    'motive-minor': 0,
    'motive-moderate': Math.min(1, left),
    'motive-heavy': Math.floor(left / 2),
    'motive-immobile': left,
  };
  return {
    ...crew,
    motiveKinds: crew.motiveKinds | bit,
    motive: crew.motive + (first ? driving : 0),
    slowed: crew.slowed + slowed[effect],
    immobile: crew.immobile || effect === 'motive-immobile',
  };
}
