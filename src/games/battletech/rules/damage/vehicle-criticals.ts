import type { Dice } from '../../../../kernel/dice.ts';
import { type Place, TURRET } from '../../data/places.ts';
import { FIRST_CRITICAL, VEHICLE_CRITICALS, type VehicleCritical } from '../../data/vehicle-tables.ts';
import { type Crew, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { rollPair, sum } from '../rolls.ts';
import { alive, sensorsGone } from '../status.ts';
import { destroy } from './destroy.ts';
import { changed, weaponsAt } from './vehicle-crew.ts';
import { magazine, magazineDamage } from './vehicle-magazine.ts';

/** Whether a row of the table applies to this vehicle now. */
function applies(state: State, id: UnitId, place: Place, crew: Crew, row: VehicleCritical): boolean {
  const { design } = modelOf(state, id);
  switch (row) {
    case 'cargo':
      return false;
    case 'weapon-malfunction':
    case 'weapon-destroyed':
      return weaponsAt(state, id, place).length > 0;
    case 'stabiliser':
      return (crew.stabilisers & (1 << place)) === 0 && design.mounts.some(({ at }) => at === place);
    case 'sensors':
      return !sensorsGone(state, id);
    case 'engine':
      return !crew.engine;
    case 'fuel-tank':
      return design.burns === true || !crew.engine;
    case 'ammunition':
      return state.rules.ruleset.ammunitionExplosions && magazineDamage(state, id) > 0;
    case 'turret-jam':
    case 'turret-locked':
      return !crew.turretLocked;
    default:
      return true;
  }
}

/** The effect of a row on this crew. */
function meaning(row: VehicleCritical, crew: Crew, burns: boolean): VehicleCritical {
  const { driver, commander } = crew;
  if (row === 'fuel-tank') return burns ? row : 'engine';
  if (row === 'driver' && driver) return commander ? 'crew-killed' : 'crew-stunned';
  if (row === 'commander' && commander) return driver ? 'crew-killed' : 'crew-stunned';
  if (row === 'crew-stunned' && driver && commander) return 'crew-killed';
  return row === 'turret-jam' && crew.turretJam === 'freed' ? 'turret-locked' : row;
}

/** The rolled row, or the next one that applies, wrapping around once. */
function effectOf(state: State, id: UnitId, place: Place, crew: Crew, total: number): VehicleCritical {
  if (total < FIRST_CRITICAL) return 'none';
  const rows = VEHICLE_CRITICALS[place] as readonly VehicleCritical[];
  const found =
    rows.slice(total - FIRST_CRITICAL).find((row) => applies(state, id, place, crew, row)) ??
    rows.find((row) => applies(state, id, place, crew, row));
  return found ? meaning(found, crew, modelOf(state, id).design.burns === true) : 'none';
}

/** The roll on the vehicle critical hit table. */
export function* vehicleCritical(before: State, id: UnitId, place: Place, dice: Dice): Happening {
  const unit = unitOf(before, id);
  if (!before.rules.ruleset.criticals || !alive(unit) || !unit.crew) return before;
  const thrown = rollPair(before, dice);
  const effect = effectOf(before, id, place, unit.crew, sum(thrown));
  const change = changed(before, id, place, unit.crew, effect, dice);
  const hit = { type: 'vehicle-hit', unit: id, table: 'critical', dice: thrown, modifier: 0, effect } as const;
  let state = yield { ...hit, ...change };
  switch (effect) {
    case 'crew-killed':
      return yield* destroy(state, id, 'destroyed-crew');
    case 'fuel-tank':
      return yield* destroy(state, id, 'destroyed-fuel');
    case 'turret-blown-off':
      state = yield { type: 'place-lost', unit: id, place: TURRET, blownOff: true };
      return yield* destroy(state, id, 'destroyed-turret');
    case 'ammunition':
      return yield* magazine(state, id, place);
    default:
      return state;
  }
}
