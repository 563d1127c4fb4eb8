import { LA, LL, type Place, RA, RL } from '../../data/places.ts';
import type { Attack } from '../../plan.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { working } from '../status.ts';

/** Every physical attack: those declared in their own phase, and those that a move ends with. */
export type Strike = Attack | { readonly attack: 'charge' | 'death-from-above'; readonly target: UnitId };
export type StrikeKind = Strike['attack'];
export type Limb = 'LA' | 'RA' | 'LL' | 'RL';

const LIMBS = { LA: [LA], RA: [RA], LL: [LL], RL: [RL] } as const satisfies Record<Limb, readonly Place[]>;
const ARMS: readonly Place[] = [LA, RA];
const NONE: readonly Place[] = [];

/** The limb that strikes; null where it takes two of them, or the whole machine. */
export const limbOf = (strike: Strike): Limb | null =>
  strike.attack === 'punch' ? strike.arm : strike.attack === 'kick' ? strike.leg : null;

/** A hatchet is whole: one in the arm, and no slot of it hit. */
function hasHatchet(state: State, id: UnitId, arm: Place): boolean {
  const built = modelOf(state, id).design.slots[arm]?.filter((slot) => slot?.item === 'hatchet').length ?? 0;
  return built > 0 && working(state, id, 'hatchet', arm) === built;
}

/** The arms that wield what the unit has for a club: both for one it picked up, one for a hatchet, none without either. */
function clubArms(state: State, id: UnitId): readonly Place[] {
  if (unitOf(state, id).club !== 'none') return ARMS;
  return hasHatchet(state, id, LA) ? LIMBS.LA : hasHatchet(state, id, RA) ? LIMBS.RA : NONE;
}

/** Every limb that the attack keeps busy: one whose weapons fired this turn may not strike, and none strikes twice. */
export function limbsOf(state: State, id: UnitId, strike: Strike): readonly Place[] {
  switch (strike.attack) {
    case 'punch':
      return LIMBS[strike.arm];
    case 'kick':
      return LIMBS[strike.leg];
    case 'club':
      return clubArms(state, id);
    case 'push':
      return ARMS;
    default:
      return NONE;
  }
}

/** The attack that a unit has declared with its move, or undefined. */
export function chargeOf(state: Pick<State, 'units'>, id: UnitId): Strike | undefined {
  const { charge } = unitOf(state, id);
  return charge ? { attack: charge.kind, target: charge.target } : undefined;
}
