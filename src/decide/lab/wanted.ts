import type { Decision } from '../../kernel/bot.ts';
import type { Seat } from '../../kernel/ids.ts';
import { ruleOf } from '../said.ts';
import { FRAME } from './block.ts';

/** What somebody who looks for decisions asks for; what is left out does not matter. */
export interface Wanted {
  readonly seat?: string | undefined; // a seat, or a side for all its seats
  readonly kind?: string | undefined; // the type of the command it led to
  readonly phase?: string | undefined;
  readonly rule?: string | undefined; // one that spoke of the chosen option, or forbade one
}

/** A decision as it is looked for. */
export interface Listed<C extends { readonly type: string }> {
  readonly n: number;
  readonly seat: Seat;
  readonly phase: string | null;
  readonly decision: Decision<C>;
}

export const isWanted = <C extends { readonly type: string }>(
  { seat, kind, phase, rule }: Wanted,
  listed: Listed<C>,
): boolean =>
  (seat === undefined || listed.seat === seat || listed.seat.startsWith(`${seat}.`)) &&
  (kind === undefined || listed.decision.command?.type === kind) &&
  (phase === undefined || listed.phase === phase) &&
  (rule === undefined || rulesOf(listed.decision).includes(rule));

/** The rules that spoke: in the ledger of the chosen option, and those that forbade others. */
export function rulesOf<C>({ kept, vetoed }: Decision<C>): string[] {
  const spoke = (kept[0]?.tally.lines ?? []).map(({ why }) => ruleOf(why));
  const bars = vetoed.map(({ rule }) => rule);
  return [...new Set([...spoke, ...bars])].filter((code) => !FRAME.includes(code));
}

/** The part of a turn that a view says it is in; null = it does not say. Games call it phase or stage. */
export function phaseOf(view: object): string | null {
  const { phase, stage } = view as { readonly phase?: unknown; readonly stage?: unknown };
  return typeof phase === 'string' ? phase : typeof stage === 'string' ? stage : null;
}
