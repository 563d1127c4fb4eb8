import type { Mark, Terms } from '../../terms.ts';
import { packet } from '../attack/packet.ts';
import { amountOdds, capped, type Pmf, thinned } from './pmf.ts';

/** The probability that a save fails, or that a wound is not ignored: an unmodified die below the value. */
export const missed = (needs: number): number => (Math.min(needs, 7) - 1) / 6;

/** The wounds a model is about to lose to one attack, before Feel No Pain. */
export function packetOdds(terms: Terms, mark: Mark): Pmf {
  const rolled = amountOdds(terms.damage);
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
): (mark: number, left: number) => Pmf {
  const kinds = new Map<string, { readonly whole: Pmf; readonly by: Map<number, Pmf> }>();
  const of = marks.map((mark) => {
    const { save, feelNoPain, halved, less } = mark;
    const id = `${saved ? save : 7} ${feelNoPain} ${halved} ${less}`;
    const known = kinds.get(id) ?? { whole: felt(terms, mark, saved ? missed(save) : 1), by: new Map() };
    kinds.set(id, known);
    return known;
  });
  return (mark, left) => {
    const kind = of[mark] as (typeof of)[number];
    const known = kind.by.get(left) ?? capped(kind.whole, left);
    kind.by.set(left, known);
    return known;
  };
}

/** Feel No Pain is rolled for every wound of a packet before it is limited to the wounds left. */
function felt(terms: Terms, mark: Mark, through: number): Pmf {
  const lost = thinned(packetOdds(terms, mark), missed(mark.feelNoPain)).map((odds) => odds * through);
  lost[0] = (lost[0] as number) + (1 - through);
  return lost;
}
