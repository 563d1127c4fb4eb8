import type { Tally } from '../../../../kernel/tally.ts';
import { oddsAtLeast } from '../../../../parts/odds/two-dice.ts';
import type { CommandOf } from '../../commands.ts';
import type { Attack } from '../../plan.ts';
import { strikeDamage } from '../../rules/physical/damage.ts';
import { strikes } from '../../rules/physical/declare.ts';
import { strikesOf } from '../../rules/physical/legal.ts';
import { strikeOdds } from '../../rules/physical/odds.ts';
import { strikeTally } from '../../rules/physical/to-hit.ts';
import { pilotingTally } from '../../rules/piloting.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import type { Trial } from './trials-of.ts';

/** A physical attack that may be declared. */
export interface StrikeRow {
  readonly attack: Attack;
  readonly tally: Tally;
  readonly odds: number;
  readonly damage: number;
  readonly chosen: boolean;
  readonly miss: Trial | null; // piloting roll after a miss
}

export const sameAttack = (a: Attack, b: Attack): boolean =>
  a.attack === b.attack && a.target === b.target && limb(a) === limb(b);

const limb = (attack: Attack): string =>
  attack.attack === 'punch' ? attack.arm : attack.attack === 'kick' ? attack.leg : '';

export const strikeRows = (view: View, id: UnitId, chosen: readonly Attack[]): readonly StrikeRow[] =>
  strikesOf(view, id).map((attack) => ({
    attack,
    tally: strikeTally(view, id, attack),
    odds: strikeOdds(view, id, attack),
    damage: strikeDamage(view, id, attack),
    chosen: chosen.some((one) => sameAttack(one, attack)),
    miss: attack.attack === 'kick' ? kickMissed(view, id) : null,
  }));

/** A unit that misses a kick may fall. */
function kickMissed(view: View, id: UnitId): Trial | null {
  if (!view.rules.ruleset.pilotingRolls) return null;
  const tally = pilotingTally(view, id);
  return { why: { code: 'psr-kick-missed' }, tally, odds: oddsAtLeast(tally.total, view.rules.ruleset.dice) };
}

export const strikeCommand = (unit: UnitId, attacks: readonly Attack[]): CommandOf<'strike'> => ({
  type: 'strike',
  unit,
  attacks: [...attacks],
});

/** Toggles an attack; others that cannot go with it are dropped. */
export function struck(view: View, id: UnitId, attacks: readonly Attack[], attack: Attack): readonly Attack[] {
  if (attacks.some((one) => sameAttack(one, attack))) return attacks.filter((one) => !sameAttack(one, attack));
  const { side } = modelOf(view, id);
  const goes = (list: readonly Attack[]): boolean => !strikes.refuse(view, side, strikeCommand(id, list));
  let kept: readonly Attack[] = [attack];
  for (const one of attacks.toReversed()) if (goes([one, ...kept])) kept = [one, ...kept];
  return kept;
}
