import { most } from '../../../../parts/odds/amount.ts';
import type { Mark, Terms } from '../../terms.ts';

/** The wounds one attack costs a model: halved, then increased, then reduced; at least 1 unless 0 is printed. */
export function packet(
  { damage, damagePlus }: Pick<Terms, 'damage' | 'damagePlus'>,
  { halved, less }: Pick<Mark, 'halved' | 'less'>,
  rolled: number,
): number {
  return Math.max(most(damage) > 0 ? 1 : 0, (halved ? Math.ceil(rolled / 2) : rolled) + damagePlus - less);
}
