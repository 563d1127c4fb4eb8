import { most } from '../../../../parts/odds/amount.ts';
import { mostHits } from './attack.ts';
import { type How, type Strike, sameSaves } from './fate.ts';

const ENOUGH = 4e8; // one or two seconds of work

/** Whether the odds would take too long to compute, by a rough and generous count of steps. */
export function isTooMuch(strikes: readonly Strike[], { devastating, saves, precise }: How): boolean {
  const marks = strikes[0]?.marks ?? [];
  const wounds = marks.reduce((sum, mark) => sum + mark.wounds, 0);
  const heads = precise ? [precise.mark, ...(precise.next ?? [])].map((mark) => marks[mark]?.wounds ?? 0) : [];
  const rest = heads.reduce((sum, own) => sum - own, wounds);
  const states = heads.reduce((many, own) => many * (own + 1), rest + 1);
  const differ = marks.some(({ feelNoPain }) => feelNoPain !== marks[0]?.feelNoPain);
  const uneven = marks.some(({ halved, less }) => halved !== marks[0]?.halved || less !== marks[0]?.less);
  const enough = wounds * (differ || uneven || !strikes.every(sameSaves) ? 6 : 1);
  let [pool, steps] = [1, 0];
  for (const { terms } of strikes) {
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
    if (!sameSaves({ terms, marks: met })) steps += hits * states * size * Math.min(hits, 6 * wounds);
  }
  return steps + states * pool > ENOUGH;
}
