import { most } from '../../../../parts/odds/amount.ts';
import type { Terms } from '../../terms.ts';
import { oddsOf } from '../attack/test.ts';
import { add, compoundJoint, either, type Joint, joint, product, split } from './joint.ts';
import { amountOdds, compound, convolve, type Pmf, times } from './pmf.ts';

/** How many attacks a volley has. */
export const attackCount = ({ attacks, weapons }: Terms): Pmf => amountOdds(attacks, weapons);

/** The most hits that a volley can score. */
export const mostHits = ({ attacks, weapons, hit, sustained }: Terms): number =>
  Math.max(0, weapons * most(attacks)) * (1 + (hit && sustained ? most(sustained) : 0));

/** What one hit comes to: a wound to be saved against, or a critical one that is dealt last. */
export function woundOdds({ wound, devastating }: Terms): { readonly plain: number; readonly mortal: number } {
  const { pass, critical } = oddsOf(wound);
  return devastating ? { plain: pass, mortal: critical } : { plain: pass + critical, mortal: 0 };
}

export const furtherHits = ({ sustained }: Terms): Pmf => (sustained ? amountOdds(sustained) : Float64Array.of(1));

/**
 * How many things come of a volley, where one comes of a hit with the chance `hit`, and of a critical hit that wounds
 * without a roll with the chance `auto`; all beyond `limit` is put there.
 */
export function volleyCount(terms: Terms, hit: number, auto: number, limit?: number): Pmf {
  const each = compound(amountOdds(terms.attacks), attackCounts(terms, hit, auto), limit);
  return times(each, terms.weapons, limit);
}

function attackCounts(terms: Terms, hit: number, auto: number): Pmf {
  const one = Float64Array.of(1 - hit, hit);
  if (!terms.hit) return one;
  const odds = oddsOf(terms.hit);
  const further = furtherHits(terms);
  const critical = convolve(terms.lethal ? Float64Array.of(1 - auto, auto) : one, compound(further, one));
  const out = critical.map((chance) => odds.critical * chance);
  out[0] = (out[0] as number) + odds.fail + odds.pass * (1 - hit);
  out[1] = (out[1] as number) + odds.pass * hit;
  return out;
}

/** The wounds of a volley that take effect. */
export interface Effects {
  readonly packets: number; // the chance that a wound to be saved against does anything
  readonly mortals: number; // the chance that a critical wound that is dealt last does
  readonly mostPackets: number; // so many are as good as more
  readonly mostMortals: number;
}

/** How many packets of damage (rows) and critical wounds dealt last (columns) a volley makes: they come of the same dice. */
export function effectCounts(terms: Terms, { packets, mortals, mostPackets, mostMortals }: Effects): Joint {
  const wound = woundOdds(terms);
  const [plain, mortal] = [wound.plain * packets, wound.mortal * mortals];
  const hits = mostHits(terms);
  const rows = Math.min(hits, mostPackets) + 1;
  if (mortal === 0) return { rows, cols: 1, odds: padded(volleyCount(terms, plain, packets, rows - 1), rows) };
  const cols = Math.min(hits, mostMortals) + 1;
  if (!terms.hit || !terms.lethal) {
    const many = volleyCount(terms, plain + mortal, 0, rows + cols - 2); // each of a hit, and alike
    return split(many, plain / (plain + mortal), rows, cols);
  }
  return compoundJoint(attackCount(terms), attackEffects(terms, plain, mortal, packets), rows, cols);
}

/** One attack of a weapon with Lethal Hits and Devastating Wounds. */
function attackEffects(terms: Terms, plain: number, mortal: number, auto: number): Joint {
  const odds = oddsOf(terms.hit as NonNullable<Terms['hit']>);
  const hit = either(plain, mortal);
  const further = furtherHits(terms);
  const out = joint(further.length + 1, further.length + 1);
  out.odds[0] = odds.fail;
  add(out, hit, odds.pass);
  let critical: Joint = { rows: 2, cols: 1, odds: Float64Array.of(1 - auto, auto) }; // and so many further hits
  for (let k = 0; k < further.length; k++) {
    if (k > 0) critical = product(critical, hit);
    add(out, critical, odds.critical * (further[k] as number));
  }
  return out;
}

function padded(pmf: Pmf, length: number): Pmf {
  const out = new Float64Array(length);
  out.set(pmf);
  return out;
}
