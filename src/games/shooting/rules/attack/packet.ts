import { most } from '../../../../parts/odds/amount.ts';
import type { Mark, Terms } from '../../terms.ts';

/**
 * The wounds a model is about to lose to one attack: halved, then increased, then reduced, but at least 1 unless the
 * weapon's printed damage is 0.
 */
export function packet(
  { damage, damagePlus }: Pick<Terms, 'damage' | 'damagePlus'>,
  { halved, less }: Pick<Mark, 'halved' | 'less'>,
  rolled: number,
): number {
  return Math.max(most(damage) > 0 ? 1 : 0, (halved ? Math.ceil(rolled / 2) : rolled) + damagePlus - less);
}
