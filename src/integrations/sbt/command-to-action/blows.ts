import type { CommandOf } from '../../../games/battletech/commands.ts';
import { isArm } from '../../../games/battletech/data/places.ts';
import type { Attack } from '../../../games/battletech/plan.ts';
import { limbsOf } from '../../../games/battletech/rules/physical/attack.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import type { BlowLine, PhysicalAction } from '../protocol-types.ts';

type Strike = CommandOf<'strike'>;

// Slot numbers of attacks without a weapon.
const [PUNCH, KICK, CLUB] = [1000, 2000, 3000] as const;

const LIMBS = { LA: 'BI', RA: 'BD', LL: 'PI', RL: 'PD' } as const;

export function blowsOf(view: View, { unit, attacks }: Strike): PhysicalAction {
  return {
    blows: attacks.flatMap((attack) => {
      const how = blowOf(view, unit, attack);
      const target = labelOf(view.rules.map, unitOf(view, attack.target).at);
      return how ? [{ ...how, target, kind: 'Mech' as const }] : [];
    }),
  };
}

/** The protocol has no push. */
export const unsupportedBlow = ({ attacks }: Strike): Fact | undefined =>
  attacks.some(({ attack }) => attack === 'push') ? { code: 'untold-push' } : undefined;

type How = Pick<BlowLine, 'place' | 'slot'>;

function blowOf(view: View, id: UnitId, attack: Attack): How | undefined {
  switch (attack.attack) {
    case 'punch':
      return { place: LIMBS[attack.arm], slot: PUNCH };
    case 'kick':
      return { place: LIMBS[attack.leg], slot: KICK };
    case 'club':
      return hatchetOf(view, id, attack) ?? { place: 'BIBD', slot: CLUB };
    default:
      return undefined;
  }
}

/** A club is swung with both arms; a weapon built into one arm is named by its slot. */
function hatchetOf(view: View, id: UnitId, attack: Attack): How | undefined {
  const [arm, other] = limbsOf(view, id, attack);
  if (arm === undefined || other !== undefined || !isArm(arm)) return undefined;
  const slot = modelOf(view, id).design.slots[arm]?.findIndex((content) => content?.item === 'hatchet') ?? -1;
  return slot < 0 ? undefined : { place: arm === 0 ? 'BI' : 'BD', slot };
}
