import type { Dice } from '../../../../kernel/dice.ts';
import type { Place } from '../../data/places.ts';
import type { VehicleCritical } from '../../data/vehicle-tables.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { EventOf } from '../../events.ts';
import { type Crew, modelOf, type State, type Unit, type UnitId, unitOf } from '../../state.ts';
import { rollDie } from '../rolls.ts';
import { weaponWorks } from '../status.ts';

/** Driving modifier for a hit on a crew member. */
const DRIVER = 2;
const COMMANDER = 1;

/** A crew is stunned for the rest of this turn and all of the next; each further hit adds a turn. */
export const stunned = (crew: Crew): Crew => ({ ...crew, stunned: crew.stunned === 0 ? 2 : crew.stunned + 1 });

/** Recovery in the End Phase: one stunned turn passes; if the vehicle fired nothing, jams are cleared. */
export function crewRecovers({ crew, fired }: Pick<Unit, 'crew' | 'fired'>): Crew | null {
  if (!crew) return null;
  const calm = crew.stunned === 0 && fired === 0;
  const freed = calm && crew.turretJam === 'now';
  return {
    ...crew,
    stunned: Math.max(0, crew.stunned - 1),
    jammed: calm ? 0 : crew.jammed,
    turretLocked: crew.turretLocked && !freed,
    turretJam: freed ? 'freed' : crew.turretJam,
  };
}

/** Working weapons of a location, most valuable first. */
export function weaponsAt(state: State, id: UnitId, place: Place): readonly number[] {
  const { mounts } = modelOf(state, id).design;
  const worth = (mount: number): number => WEAPONS[mounts[mount]?.weapon ?? '']?.battleValue ?? 0;
  return mounts
    .flatMap(({ at }, mount) => (at === place && weaponWorks(state, id, mount) ? [mount] : []))
    .sort((a, b) => worth(b) - worth(a));
}

type Change = Pick<EventOf<'vehicle-hit'>, 'crew' | 'broken' | 'die' | 'mount'>;

/** Crew and weapons after an effect. */
export function changed(
  state: State,
  id: UnitId,
  place: Place,
  crew: Crew,
  effect: VehicleCritical,
  dice: Dice,
): Change {
  const { broken } = unitOf(state, id);
  const weapons = weaponsAt(state, id, place);
  switch (effect) {
    case 'driver':
      return { crew: { ...crew, driver: true, motive: crew.motive + DRIVER }, broken };
    case 'commander':
      return { crew: stunned({ ...crew, commander: true, motive: crew.motive + COMMANDER }), broken };
    case 'crew-stunned':
      return { crew: stunned(crew), broken };
    case 'sensors':
      return { crew: { ...crew, sensors: crew.sensors + 1 }, broken };
    case 'stabiliser':
      return { crew: { ...crew, stabilisers: crew.stabilisers | (1 << place) }, broken };
    case 'engine':
      return { crew: { ...crew, engine: true, immobile: true }, broken };
    case 'turret-jam':
      return { crew: { ...crew, turretLocked: true, turretJam: 'now' }, broken };
    case 'turret-locked':
      return { crew: { ...crew, turretLocked: true, turretJam: 'freed' }, broken };
    case 'weapon-malfunction': {
      const die = dice.roll(weapons.length);
      const mount = weapons[die - 1] as number;
      return { crew: { ...crew, jammed: crew.jammed | (1 << mount) }, broken, die, mount };
    }
    case 'weapon-destroyed': {
      // On 1-3 the defender loses the least valuable weapon, on 4-6 the attacker takes the most valuable.
      const die = rollDie(state, dice);
      const mount = (die <= 3 ? weapons.at(-1) : weapons[0]) as number;
      return { crew, broken: broken | (1 << mount), die, mount };
    }
    default:
      return { crew, broken };
  }
}
