import { LA, LL, type Place, RA, RL } from '../../data/places.ts';
import type { Attack } from '../../plan.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { working } from '../status.ts';

/** All physical attacks: those of their own phase, and those declared with a move. */
export type Strike = Attack | { readonly attack: 'charge' | 'death-from-above'; readonly target: UnitId };
export type StrikeKind = Strike['attack'];
type Limb = 'LA' | 'RA' | 'LL' | 'RL';

const LIMBS = { LA: [LA], RA: [RA], LL: [LL], RL: [RL] } as const satisfies Record<Limb, readonly Place[]>;
const ARMS: readonly Place[] = [LA, RA];
const NONE: readonly Place[] = [];

/** The attacking limb; null if the attack uses two limbs or the whole unit. */
export const limbOf = (strike: Strike): Limb | null =>
  strike.attack === 'punch' ? strike.arm : strike.attack === 'kick' ? strike.leg : null;

/** An intact hatchet: in the arm, with no slot hit. */
function hasHatchet(state: State, id: UnitId, arm: Place): boolean {
  const built = modelOf(state, id).design.slots[arm]?.filter((slot) => slot?.item === 'hatchet').length ?? 0;
  return built > 0 && working(state, id, 'hatchet', arm) === built;
}

/** The arms that hold the club: both for one it picked up, one for a hatchet, none without either. */
function clubArms(state: State, id: UnitId): readonly Place[] {
  if (unitOf(state, id).club !== 'none') return ARMS;
  return hasHatchet(state, id, LA) ? LIMBS.LA : hasHatchet(state, id, RA) ? LIMBS.RA : NONE;
}

/** All limbs that the attack uses: a limb whose weapons fired cannot attack, and none attacks twice. */
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

/** The attack declared with a unit's move, or undefined. */
export function chargeOf(state: Pick<State, 'units'>, id: UnitId): Strike | undefined {
  const { charge } = unitOf(state, id);
  return charge ? { attack: charge.kind, target: charge.target } : undefined;
}
