import type { Judged } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Line } from '../kernel/tally.ts';

/** Ranks are ledger lines that add no points. */
export const isRank = ({ why, value }: Line): boolean => why.tier !== undefined && value === 0;

/**
 * Which rank rule (from 1) each rank line belongs to. Omits ambiguous ranks of 0, because a rule that does not apply
 * also gives 0.
 */
export function rankNumbers<C>({ tiers, tally }: Pick<Judged<C>, 'tiers' | 'tally'>): ReadonlyMap<Fact, number> {
  const lines = tally.lines.filter(isRank);
  const places = new Map<Fact, number>();
  for (const wanted of [true, false]) {
    const own = lines.filter(({ why }) => (why.tier !== 0) === wanted);
    const open = [...tiers.keys()].filter((i) => (tiers[i] !== 0) === wanted);
    if (own.length === open.length) for (const [k, { why }] of own.entries()) places.set(why, (open[k] as number) + 1);
  }
  return places;
}
