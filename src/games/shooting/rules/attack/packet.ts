import { most } from '../../../../parts/odds/amount.ts';
import type { Mark, Terms } from '../../terms.ts';
import { amountOdds } from '../odds/pmf.ts';

type Dealt = Pick<Terms, 'damage' | 'damagePlus' | 'damageLeast' | 'damageReRoll'>;
type Met = Pick<Mark, 'halved' | 'less' | 'most'>;

/** The wounds one attack costs a model: halved, then increased, then reduced; at least 1 unless 0 is printed. */
export function packet(
  { damage, damagePlus, damageLeast = 0 }: Dealt,
  { halved, less, most: cap }: Met,
  rolled: number,
) {
  const counted = Math.max(rolled, damageLeast);
  const dealt = Math.max(most(damage) > 0 ? 1 : 0, (halved ? Math.ceil(counted / 2) : counted) + damagePlus - less);
  return cap === undefined ? dealt : Math.min(dealt, cap);
}

/**
 * Whether a rolled damage is re-rolled: a new roll costs the model more wounds on average. Counts only the wounds that
 * it has left, after its reductions and Feel No Pain.
 */
export function damageAgain(terms: Dealt, mark: Met, left: number, pain: number): (rolled: number) => boolean {
  if (!terms.damageReRoll || terms.damage.dice === 0) return () => false;
  const fails = (Math.min(pain, 7) - 1) / 6;
  const rolls = amountOdds(terms.damage);
  const worth = Array.from(rolls, (_, rolled) => meanLost(packet(terms, mark, rolled), fails, left));
  const mean = rolls.reduce((sum, odds, rolled) => sum + odds * (worth[rolled] as number), 0);
  return (rolled) => (worth[rolled] as number) < mean - 1e-12;
}

/** The same for the single re-roll of a unit, which is not needed if every damage roll can be re-rolled. */
export const oneDamageAgain = (terms: Dealt, mark: Met, left: number, pain: number): ((rolled: number) => boolean) =>
  terms.damageReRoll ? () => false : damageAgain({ ...terms, damageReRoll: true }, mark, left, pain);

/** The mean number of wounds lost to a packet, at most those left, if each is lost with this chance. */
function meanLost(wounds: number, chance: number, left: number): number {
  let odds = [1];
  for (let i = 0; i < wounds; i++)
    odds = Array.from(
      { length: odds.length + 1 },
      (_, n) => (odds[n] ?? 0) * (1 - chance) + (odds[n - 1] ?? 0) * chance,
    );
  return odds.reduce((sum, each, n) => sum + each * Math.min(n, left), 0);
}
