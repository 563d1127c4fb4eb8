import { SINGLE_ROLLS, type Terms } from '../terms.ts';
import type { ChangeOf } from './abilities/ability.ts';
import { type Caused, only } from './abilities/changes.ts';

/** Whether dice of this roll cannot be re-rolled at all. */
export const isFinal = (all: readonly Caused[], roll: 'hit' | 'wound'): boolean =>
  only(all, 'no-re-roll').some(({ change }) => change.roll === roll);

/** The rolls of which a single die can be re-rolled. */
export function singlesOf(all: readonly Caused[], rolls: boolean): Pick<Terms, 'one'> {
  const found = only(all, 're-roll-one').map(({ change }) => change.roll);
  const one = SINGLE_ROLLS.filter(
    (roll) => found.includes(roll) && (roll === 'damage' || !isFinal(all, roll)) && (roll !== 'hit' || rolls),
  );
  return one.length > 0 ? { one } : {};
}

/** The effects of critical hits and wounds on their own attack. */
export function criticalsOf(
  all: readonly Caused[],
  rolls: boolean,
): Pick<Terms, 'kinds' | 'criticalDamage' | 'criticalMortals'> {
  const isRolled = ({ change }: Caused<ChangeOf<'critical-ap' | 'critical-mortals'>>): boolean =>
    rolls || change.roll === 'wound';
  const pierces = only(all, 'critical-ap').some(isRolled);
  const criticalDamage = only(all, 'critical-damage').reduce((sum, { change }) => sum + change.plus, 0);
  const mortals = only(all, 'critical-mortals').filter(isRolled);
  return {
    ...((pierces || criticalDamage > 0) && { kinds: true }),
    ...(criticalDamage > 0 && { criticalDamage }),
    ...(mortals.length > 0 && {
      criticalMortals: Object.fromEntries(mortals.map(({ change }) => [change.roll, change.wounds])),
    }),
  };
}
