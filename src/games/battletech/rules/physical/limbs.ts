import { type Fact, first } from '../../../../kernel/fact.ts';
import type { Part } from '../../data/items.ts';
import { LL, type Place, RL } from '../../data/places.ts';
import type { Attack } from '../../plan.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { actuator, hasPlace } from '../status.ts';
import { limbsOf } from './attack.ts';

const LEGS = [LL, RL] as const;

/** The first limb requirement that fails: limbs exist, the needed parts work, and their weapons have not fired. */
export function limbRefusal(state: State, id: UnitId, attack: Attack): Fact | undefined {
  const unit = unitOf(state, id);
  const limbs = limbsOf(state, id, attack);
  const needed = attack.attack === 'kick' ? LEGS : limbs;
  return (
    first<Fact>(
      attack.attack === 'club' && limbs.length === 0 && { code: 'no-club' },
      attack.attack !== 'kick' && unit.flipped && { code: 'arms-are-flipped' },
      attack.attack === 'kick' && unit.stuck && { code: 'stuck-in-swamp' },
    ) ??
    found(needed, (place) => !hasPlace(unit, place) && { code: 'limb-is-gone', place }) ??
    found(needed, (place) => broken(state, id, attack, place)) ??
    found(limbs, (place) => (unit.fired & (1 << place)) !== 0 && { code: 'limb-has-fired', place })
  );
}

/** Parts that must work; a push needs none. */
const PARTS: Readonly<Record<Attack['attack'], readonly Part[]>> = {
  punch: ['shoulder'],
  kick: ['hip'],
  club: ['shoulder', 'hand'],
  push: [],
};

function broken(state: State, id: UnitId, { attack }: Attack, place: Place): Fact | undefined {
  const part = PARTS[attack].find((needed) => actuator(state, id, place, needed) !== 'works');
  return part && { code: 'actuator-does-not-work', part, place };
}

function found(places: readonly Place[], says: (place: Place) => Fact | false | undefined): Fact | undefined {
  for (const place of places) {
    const fact = says(place);
    if (fact) return fact;
  }
  return undefined;
}
