import { most } from '../../../../parts/odds/amount.ts';
import type { Mark, Terms } from '../../terms.ts';

/**
 * The wounds that a model is about to lose to one attack: halved, then added to, then taken off. It stays 1 at least,
 * unless the weapon's damage is printed as 0.
 */
export function packet(
  { damage, damagePlus }: Pick<Terms, 'damage' | 'damagePlus'>,
  { halved, less }: Pick<Mark, 'halved' | 'less'>,
  rolled: number,
): number {
  return Math.max(most(damage) > 0 ? 1 : 0, (halved ? Math.ceil(rolled / 2) : rolled) + damagePlus - less);
}
