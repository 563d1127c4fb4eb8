import { most } from '../../../../parts/odds/amount.ts';
import { mostHits } from './attack.ts';
import { type How, type Strike, sameSaves } from './fate.ts';
import { flagsOf, isSpecial } from './flags.ts';

const ENOUGH = 4e8; // one or two seconds of work

/** Whether the odds would take too long to compute. */
export const isTooMuch = (strikes: readonly Strike[], how: How): boolean => workOf(strikes, how) > ENOUGH;

const ONLY_LOSSES = 4; // losses without hits, wounds and saves take less than the count says

/** Whether the losses of many volleys would take too long to compute. */
export const areTooMany = (volleys: readonly (readonly Strike[])[], how: How): boolean =>
  volleys.reduce((sum, strikes) => sum + workOf(strikes, how), 0) > ONLY_LOSSES * ENOUGH;

/** A rough and generous count of steps. */
function workOf(strikes: readonly Strike[], { devastating, saves, precise }: How): number {
  const marks = strikes[0]?.marks ?? [];
  const wounds = marks.reduce((sum, mark) => sum + mark.wounds, 0);
  const heads = precise ? [precise.mark, ...(precise.next ?? [])].map((mark) => marks[mark]?.wounds ?? 0) : [];
  const rest = heads.reduce((sum, own) => sum - own, wounds);
  const states = heads.reduce((many, own) => many * (own + 1), rest + 1) * flagsOf(strikes).size;
  const differ = marks.some(({ feelNoPain }) => feelNoPain !== marks[0]?.feelNoPain);
  const uneven = marks.some(({ halved, less }) => halved !== marks[0]?.halved || less !== marks[0]?.less);
  const enough = wounds * (differ || uneven || !strikes.every(sameSaves) ? 6 : 1);
  let [pool, steps] = [1, 0];
  for (const { terms } of strikes) {
    for (const amount of Object.values(terms.criticalMortals ?? {}))
      pool *= Math.min(enough, mostHits(terms) * most(amount)) + 1;
    if (!terms.devastating) continue;
    const criticals = Math.min(enough, mostHits(terms) * (most(terms.damage) + terms.damagePlus)) + 1;
    pool = devastating === 'one-model' || uneven || heads.length > 1 ? pool * criticals : Math.max(pool, criticals);
    steps += enough * enough;
  }
  for (const { terms, marks: met } of strikes) {
    const hits = mostHits(terms);
    const rows = Math.min(enough, hits) + 1;
    const size = Math.min(wounds, most(terms.damage) + Math.max(0, terms.damagePlus)) + 2;
    steps += rows * states * pool * size + hits * hits;
    if (terms.devastating) steps += rows * states * pool * 4;
    if (terms.devastating && terms.lethal) steps += hits * rows * rows * 9;
    if (saves === 'lowest-first' && (heads.length > 1 || !sameSaves({ terms, marks: met })))
      steps += 6 * hits * hits * states * pool;
    if (isSpecial({ terms, marks: met })) {
      const layers = saves === 'lowest-first' && !sameSaves({ terms, marks: met }) ? hits : 1;
      steps += 6 * hits * states * size * (pool * layers + hits);
    }
    if (!sameSaves({ terms, marks: met })) steps += hits * states * size * Math.min(hits, 6 * wounds);
  }
  return steps + states * pool;
}
