import { distance, sideTowards } from '../../../../parts/hex/hex.ts';
import type { Attack } from '../../plan.ts';
import { helpless } from '../../rules/balance.ts';
import { strikeDamage } from '../../rules/physical/damage.ts';
import { physicalRefusal } from '../../rules/physical/legal.ts';
import { strikeOdds } from '../../rules/physical/odds.ts';
import { canFall, pilotingTally } from '../../rules/piloting.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import type { UnitId, View } from '../../view.ts';
import { poseOf, type Stand } from '../gunnery/stand.ts';

/** Cost of a fall in points: its damage, the exposed rear and the MP to stand up. */
export const FALL = 12;
/** Weight of a point of leg damage. */
export const LEGS = 1.15;

/** Odds that a unit falls when it has to roll; a helpless unit falls without a roll. */
export function falls(view: View, id: UnitId, modifier = 0): number {
  if (!view.rules.ruleset.pilotingRolls || !canFall(view, id)) return 0;
  return helpless(view, id) ? 1 : 1 - rollOdds(view, pilotingTally(view, id).total + modifier);
}

const KICKS = ['RL', 'LL'] as const;

/** Expected value of a kick at an enemy straight ahead, including its possible fall. */
export function kickFrom(view: View, id: UnitId, from: Stand, foe: UnitId, to: Stand): number {
  if (!view.rules.ruleset.physicalAttacks || distance(view.rules.map, from.hex, to.hex) !== 1) return 0;
  const ahead = sideTowards(view.rules.map, from.hex, to.hex);
  if (ahead === undefined) return 0;
  const there = supposing(supposing(view, id, { ...poseOf(from), facing: ahead, torso: ahead }), foe, poseOf(to));
  for (const leg of KICKS) {
    const kick: Attack = { attack: 'kick', leg, target: foe };
    if (physicalRefusal(there, id, kick)) continue;
    const harm = LEGS * strikeDamage(there, id, kick) + FALL * falls(there as View, foe);
    return strikeOdds(there, id, kick) * harm;
  }
  return 0;
}
