import type { Mark, Terms } from '../../terms.ts';
import { damageAgain, packet } from '../attack/packet.ts';
import { unsavedOdds } from '../attack/save.ts';
import { amountOdds, capped, type Pmf, reRolledOdds, thinned } from './pmf.ts';

/** The probability that a save fails, or that a wound is not ignored: an unmodified die below the value. */
export const missed = (needs: number): number => (Math.min(needs, 7) - 1) / 6;

/** The wounds a model is about to lose to one attack, before Feel No Pain. */
export function packetOdds(terms: Terms, mark: Mark, left = Number.POSITIVE_INFINITY, pain = mark.feelNoPain): Pmf {
  const once = amountOdds(terms.damage);
  const again = damageAgain(terms, mark, left, pain);
  return sizesOf(terms, mark, reRolledOdds(once, again));
}

/** The wounds a model is about to lose, by the damage that was rolled. */
export function sizesOf(terms: Terms, mark: Mark, rolled: Pmf): Pmf {
  const sizes = Array.from(rolled, (_, damage) => packet(terms, mark, damage));
  const pmf = new Float64Array(Math.max(...sizes) + 1);
  rolled.forEach((odds, damage) => {
    const size = sizes[damage] as number;
    pmf[size] = (pmf[size] as number) + odds;
  });
  return pmf;
}

/** Wounds lost by a model, by its wounds left and its mark; each kind of mark is computed once. */
export function lostTo(
  terms: Terms,
  marks: readonly Mark[],
  saved: boolean, // whether there is a save
  painOf = (mark: Mark): number => mark.feelNoPain,
): (mark: number, left: number) => Pmf {
  const kinds: Kind[] = [];
  const of: Kind[] = [];
  for (const [i, mark] of marks.entries()) {
    if (mark === marks[i - 1]) {
      of.push(of[i - 1] as Kind);
      continue;
    }
    const through = saved ? unsavedOdds(mark) : 1;
    const pain = painOf(mark);
    const found = kinds.find((kind) => kind.through === through && kind.pain === pain && sameDamage(kind.mark, mark));
    const known = found ?? kindOf(terms, mark, through, pain);
    if (!found) kinds.push(known);
    of.push(known);
  }
  return (mark, left) => {
    const { whole, by } = of[mark] as Kind;
    const known = by[left] ?? capped(whole(left), left);
    by[left] = known;
    return known;
  };
}

/** Whether an attack deals both models the same damage. */
export const sameDamage = (one: Mark, other: Mark): boolean =>
  one.halved === other.halved && one.less === other.less && one.most === other.most;

/** Models that defend in the same way. */
interface Kind {
  readonly mark: Mark; // one of them
  readonly through: number; // probability that a save fails
  readonly pain: number;
  whole(left: number): Pmf;
  readonly by: Pmf[]; // by wounds left, as far as known
}

function kindOf(terms: Terms, mark: Mark, through: number, pain: number): Kind {
  const usual = felt(terms, mark, through, Number.POSITIVE_INFINITY, pain);
  const whole = (left: number): Pmf => (terms.damageReRoll ? felt(terms, mark, through, left, pain) : usual);
  return { mark, through, pain, whole, by: [] };
}

/** Feel No Pain is rolled for every wound of a packet before it is limited to the wounds left. */
function felt(terms: Terms, mark: Mark, through: number, left: number, pain: number): Pmf {
  const lost = thinned(packetOdds(terms, mark, left, pain), missed(pain)).map((odds) => odds * through);
  lost[0] = (lost[0] as number) + (1 - through);
  return lost;
}
