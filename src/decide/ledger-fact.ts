import type { Decision } from '../kernel/bot.ts';

/**
 * A number that a rule noted about the chosen option. `absent` is its value if the rule had nothing to say. Undefined
 * without a ledger, or if the bot ignored the rule at its level.
 */
export function ledgerFact(
  { kept: [chosen], notes }: Decision<unknown>,
  rule: string,
  fact: string,
  absent?: number,
): number | undefined {
  if (!chosen) return undefined;
  const line = chosen.tally.lines.find(({ why }) => why.code === rule);
  const value = line?.why[fact];
  if (typeof value === 'number') return value;
  const isIgnored = notes.some(({ code, rule: ignored }) => code === 'overlooked' && ignored === rule);
  return line || isIgnored ? undefined : absent;
}
