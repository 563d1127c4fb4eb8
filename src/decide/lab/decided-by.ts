import type { Decision, Judged } from '../../kernel/bot.ts';
import type { Line } from '../../kernel/tally.ts';
import { NON_RULE_LINES } from './decision-block.ts';

/**
 * The rule that separated the choice from the runner-up: the first differing rank, otherwise the largest score lead;
 * null if none.
 */
export function decidedBy<C>({ kept: [one, other] }: Decision<C>): string | null {
  if (!one || !other) return null;
  return byRank(one, other) ?? byPoints(one, other);
}

function byRank<C>(one: Judged<C>, other: Judged<C>): string | null {
  const rank = one.tiers.findIndex((tier, i) => tier !== other.tiers[i]);
  return rank < 0 ? null : (rankRule(one, rank) ?? rankRule(other, rank));
}

/** The rule behind a nonzero tier. Rank lines are in the order of the tiers. */
function rankRule<C>({ tiers, tally }: Judged<C>, rank: number): string | null {
  if (tiers[rank] === 0) return null;
  const before = tiers.slice(0, rank).filter((tier) => tier !== 0).length;
  const lines = tally.lines.filter(({ why }) => why.tier !== undefined && why.tier !== 0);
  return lines[before]?.why.code ?? null;
}

function byPoints<C>(one: Judged<C>, other: Judged<C>): string | null {
  const leads = new Map<string, number>();
  const add = (lines: readonly Line[], sign: 1 | -1): void => {
    for (const { why, value } of lines)
      if (!NON_RULE_LINES.includes(why.code)) leads.set(why.code, (leads.get(why.code) ?? 0) + sign * value);
  };
  add(one.tally.lines, 1);
  add(other.tally.lines, -1);
  const [most] = [...leads].sort(([, a], [, b]) => b - a);
  return most && most[1] > 0 ? most[0] : null;
}
