import type { Terms, Test } from '../../terms.ts';
import { oddsWithOne } from '../attack/one-die.ts';
import { type Odds, oddsOf } from '../attack/test.ts';
import { CRITICAL_HIT, CRITICAL_WOUND } from '../attack/wound-kind.ts';
import { attackCount, furtherHits } from './attack.ts';
import type { Flags } from './flags.ts';
import { NOTHING } from './pmf.ts';

/** What the events of an attack do to the odds. All of them change the odds in place. */
export interface Sink {
  hit?(odds: Float64Array): void;
  wound?(odds: Float64Array, kind: number): void; // a wound that allows a save
  critical?(odds: Float64Array): void; // a critical wound that is dealt last
  mortals?(odds: Float64Array, roll: 'hit' | 'wound'): void; // in addition to a critical
}

/**
 * One volley, attack by attack: the single re-rolls and the effects of criticals depend on each other's dice. The odds
 * are grouped by flags: `odds[(group * flags.size + flag) * inner + …]`.
 */
export function walk(before: Float64Array, terms: Terms, flags: Flags, inner: number, sink: Sink): Float64Array {
  const counts = attackCount(terms);
  const attack = attackWith(terms, flags, inner, sink);
  const out = new Float64Array(before.length);
  let now = before;
  counts.forEach((chance, attacks) => {
    if (attacks > 0) now = attack(now);
    if (chance >= NOTHING) add(out, now, chance);
  });
  return out;
}

const AUTOMATIC: Odds = { fail: 0, pass: 1, critical: 0 };

function attackWith(terms: Terms, flags: Flags, inner: number, sink: Sink): (now: Float64Array) => Float64Array {
  const further = furtherHits(terms);
  const bitOf = (roll: 'hit' | 'wound'): number => (terms.one?.includes(roll) ? flags.bits[roll] : 0);
  const toHit = divider(terms.hit, bitOf('hit'), flags, inner);
  const toWound = divider(terms.wound, bitOf('wound'), flags, inner);
  const wounded = (odds: Float64Array, kind: number): Float64Array => {
    const { fail, pass, critical } = toWound(odds);
    sink.wound?.(pass, kind);
    add(fail, pass, 1);
    if (terms.criticalMortals?.wound) sink.mortals?.(critical, 'wound');
    if (terms.devastating) sink.critical?.(critical);
    else sink.wound?.(critical, kind | CRITICAL_WOUND);
    add(fail, critical, 1);
    return fail;
  };
  return (now) => {
    const { fail: out, pass, critical } = toHit(now);
    sink.hit?.(pass);
    add(out, wounded(pass, 0), 1);
    if (!terms.hit) return out;
    sink.hit?.(critical);
    if (terms.criticalMortals?.hit) sink.mortals?.(critical, 'hit');
    let after = critical;
    if (terms.lethal) sink.wound?.(after, CRITICAL_HIT);
    else after = wounded(after, CRITICAL_HIT);
    further.forEach((chance, hits) => {
      if (hits > 0) {
        sink.hit?.(after);
        after = wounded(after, 0);
      }
      add(out, after, chance);
    });
    return out;
  };
}

/** Divides odds by the result of one die. A failed die may use the single re-roll, which sets its flag. */
function divider(test: Test | null, bit: number, flags: Flags, inner: number) {
  const usual = test ? oddsOf(test) : AUTOMATIC;
  const one = test && bit > 0 ? oddsWithOne(test) : null;
  return (odds: Float64Array): Readonly<Record<keyof Odds, Float64Array>> => {
    const out = { fail: zeros(odds), pass: zeros(odds), critical: zeros(odds) };
    const put = (at: number, chance: number, by: Odds): void => {
      out.fail[at] = (out.fail[at] as number) + chance * by.fail;
      out.pass[at] = (out.pass[at] as number) + chance * by.pass;
      out.critical[at] = (out.critical[at] as number) + chance * by.critical;
    };
    for (let at = 0; at < odds.length; at++) {
      const chance = odds[at] as number;
      if (chance < NOTHING) continue;
      const isLeft = one && ((Math.floor(at / inner) % flags.size) & bit) === 0;
      put(at, chance, isLeft ? one.left : usual);
      if (isLeft) put(at + bit * inner, chance, one.used);
    }
    return out;
  };
}

const zeros = ({ length }: Float64Array): Float64Array => new Float64Array(length);

function add(to: Float64Array, from: Float64Array, weight: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + weight * (from[at] as number);
}
