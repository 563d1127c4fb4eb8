import type { Mark, Terms } from '../../terms.ts';

/** The wounds that a model is about to lose to one attack: halved, then added to, then taken off; 1 at least. */
export function packet(
  { damagePlus }: Pick<Terms, 'damagePlus'>,
  { halved, less }: Pick<Mark, 'halved' | 'less'>,
  rolled: number,
): number {
  return Math.max(1, (halved ? Math.ceil(rolled / 2) : rolled) + damagePlus - less);
}
