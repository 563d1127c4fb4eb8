import type { Judged } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Line } from '../kernel/tally.ts';

/** Ranks stand in a ledger as lines that add nothing. */
export const isRank = ({ why, value }: Line): boolean => why.tier !== undefined && value === 0;

/**
 * Which of the ranking rules each rank of an option comes from, from 1: the first decides before the second. Left out is
 * a rank of 0 that may come from several, since a rule that looks away leaves a 0 as well.
 */
export function rankPlaces<C>({ tiers, tally }: Pick<Judged<C>, 'tiers' | 'tally'>): ReadonlyMap<Fact, number> {
  const lines = tally.lines.filter(isRank);
  const places = new Map<Fact, number>();
  for (const wanted of [true, false]) {
    const own = lines.filter(({ why }) => (why.tier !== 0) === wanted);
    const open = [...tiers.keys()].filter((i) => (tiers[i] !== 0) === wanted);
    if (own.length === open.length) for (const [k, { why }] of own.entries()) places.set(why, (open[k] as number) + 1);
  }
  return places;
}
