import type { Decision } from '../../kernel/bot.ts';
import type { Seat } from '../../kernel/ids.ts';
import { ruleOf } from '../free-text.ts';
import { NON_RULE_LINES } from './decision-block.ts';

/** A filter for decisions; omitted fields match everything. */
export interface DecisionFilter {
  readonly seat?: string | undefined; // a seat, or a side for all its seats
  readonly kind?: string | undefined; // type of the resulting command
  readonly phase?: string | undefined;
  readonly rule?: string | undefined; // a rule in the ledger of the chosen option, or a veto
}

/** A decision as matched by the filter. */
export interface ListedDecision<C extends { readonly type: string }> {
  readonly n: number;
  readonly seat: Seat;
  readonly phase: string | null;
  readonly decision: Decision<C>;
}

export const matchesFilter = <C extends { readonly type: string }>(
  { seat, kind, phase, rule }: DecisionFilter,
  listed: ListedDecision<C>,
): boolean =>
  (seat === undefined || listed.seat === seat || listed.seat.startsWith(`${seat}.`)) &&
  (kind === undefined || listed.decision.command?.type === kind) &&
  (phase === undefined || listed.phase === phase) &&
  (rule === undefined || rulesOf(listed.decision).includes(rule));

/** Rules that took part: those in the ledger of the choice, and vetoes. */
export function rulesOf<C>({ kept, vetoed }: Decision<C>): string[] {
  const spoke = (kept[0]?.tally.lines ?? []).map(({ why }) => ruleOf(why));
  const bars = vetoed.map(({ rule }) => rule);
  return [...new Set([...spoke, ...bars])].filter((code) => !NON_RULE_LINES.includes(code));
}

/** The phase shown in a view (some games call it stage); null if there is none. */
export function phaseOf(view: object): string | null {
  const { phase, stage } = view as { readonly phase?: unknown; readonly stage?: unknown };
  return typeof phase === 'string' ? phase : typeof stage === 'string' ? stage : null;
}
