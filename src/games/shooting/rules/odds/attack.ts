import { most } from '../../../../parts/odds/amount.ts';
import type { Terms } from '../../terms.ts';
import { attacksAgain } from '../attack/attacks.ts';
import { oddsOf } from '../attack/test.ts';
import { add, compoundJoint, either, type Joint, joint, product, split } from './joint.ts';
import { amountOdds, compound, convolve, type Pmf, reRolledOdds, times } from './pmf.ts';

/** The attacks of one weapon. */
function weaponAttacks({ attacks, attacksReRoll }: Terms): Pmf {
  const again = attacksReRoll ? attacksAgain(attacks) : () => false;
  const shift = attacks.plus; // judged by the dice alone
  return reRolledOdds(amountOdds(attacks), (count) => again(count - shift));
}

export const attackCount = (terms: Terms): Pmf => times(weaponAttacks(terms), terms.weapons);

export const mostHits = ({ attacks, weapons, hit, sustained }: Terms): number =>
  Math.max(0, weapons * most(attacks)) * (1 + (hit && sustained ? most(sustained) : 0));

/** The result of one hit: a saveable wound, or a critical one that is dealt last. */
export function woundOdds({ wound, devastating }: Terms): { readonly plain: number; readonly mortal: number } {
  const { pass, critical } = oddsOf(wound);
  return devastating ? { plain: pass, mortal: critical } : { plain: pass + critical, mortal: 0 };
}

export const furtherHits = ({ sustained }: Terms): Pmf => (sustained ? amountOdds(sustained) : Float64Array.of(1));

/**
 * The number of events in a volley if a hit causes one with probability `hit`, and a critical hit that wounds
 * automatically with probability `auto`. Counts above `limit` are added to it.
 */
export function volleyCount(terms: Terms, hit: number, auto: number, limit?: number): Pmf {
  const each = compound(weaponAttacks(terms), attackCounts(terms, hit, auto), limit);
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

/** How likely wounds of a volley have an effect, and how many of them matter. */
interface Effects {
  readonly packets: number; // probability that a saveable wound has an effect
  readonly mortals: number; // probability that a critical wound dealt last has one
  readonly mostPackets: number; // more than this makes no difference
  readonly mostMortals: number;
}

/** The joint distribution of damage packets (rows) and critical wounds dealt last (columns): both use the same dice. */
export function effectCounts(terms: Terms, { packets, mortals, mostPackets, mostMortals }: Effects): Joint {
  const wound = woundOdds(terms);
  const [plain, mortal] = [wound.plain * packets, wound.mortal * mortals];
  const hits = mostHits(terms);
  const rows = Math.min(hits, mostPackets) + 1;
  if (mortal === 0) return { rows, cols: 1, odds: padded(volleyCount(terms, plain, packets, rows - 1), rows) };
  const cols = Math.min(hits, mostMortals) + 1;
  if (!terms.hit || !terms.lethal) {
    // Every wound comes from one hit, so count all wounds first and then split them.
    const many = volleyCount(terms, plain + mortal, 0, rows + cols - 2);
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
  let critical: Joint = { rows: 2, cols: 1, odds: Float64Array.of(1 - auto, auto) }; // plus k extra hits
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
