import type { Fact } from '../kernel/fact.ts';
import type { Line, Tally } from '../kernel/tally.ts';
import type { Evaluator } from './evaluator.ts';
import { type AnyRule, contribution, invalidWorth, type RuleKind } from './rule.ts';
import { clampTo, type Scoring } from './score-table.ts';

/** What one rule found in one option. */
interface Finding {
  readonly rule: string;
  readonly kind: RuleKind;
  readonly unit?: string;
  readonly facts: unknown; // null = the rule did not apply
  readonly why: Fact | null;
  readonly value: number; // points (score) or tier (rank)
}

interface Judgement<O> {
  readonly option: O;
  readonly vetoes: readonly Fact[]; // every veto, not only the first
  readonly tiers: readonly number[];
  readonly tally: Tally;
  readonly findings: readonly Finding[]; // one per rule, in order
}

/** Everything the rules found in one option, at full strength. */
export function judge<S, O, W>(evaluator: Evaluator<S, O, W>, situation: S, option: O, weights: W): Judgement<O> {
  const findings = evaluator.rules.map((rule) => findingOf(rule, situation, option, weights));
  const scores = findings.filter((finding) => finding.kind === 'score');
  const ranks = findings.filter((finding) => finding.kind === 'rank');
  return {
    option,
    vetoes: findings.flatMap(({ kind, why }) => (kind === 'veto' && why ? [why] : [])),
    tiers: ranks.map((finding) => finding.value),
    tally: tallyOf(evaluator.base ?? 0, evaluator.range, ranks, scores),
    findings,
  };
}

/** The ledger of an option as seen at the bot's level. */
export function ledgerOf<S, O, W>(
  { active, base, range, situation, weights }: Scoring<S, O, W>,
  option: O,
  noise: number,
  tiePoints = 0,
): Tally {
  const look = (rule: AnyRule<S, O, W>): Finding => findingOf(rule, situation, option, weights);
  return tallyOf(base, range, active.ranks.map(look), active.scores.map(look), noise, tiePoints);
}

/** Rank lines add no points; they are in the ledger for their text. */
function tallyOf(
  base: number,
  range: Evaluator<never, never, never>['range'],
  ranks: readonly Finding[],
  scores: readonly Finding[],
  noise = 0,
  tiePoints = 0,
): Tally {
  const lines: Line[] = [];
  for (const { why, value } of ranks) if (why) lines.push({ why: { ...why, tier: value }, value: 0 });
  if (base !== 0) lines.push({ why: { code: 'base' }, value: base });
  let total = base;
  for (const { why, value } of scores) {
    if (!why || (value === 0 && why.code !== 'invalid-worth')) continue;
    lines.push({ why, value });
    total += value;
  }
  if (lines.length === (base === 0 ? 0 : 1)) lines.push({ why: { code: 'no-rule' }, value: 0 });
  if (noise !== 0) lines.push({ why: { code: 'noise' }, value: noise });
  if (tiePoints !== 0) lines.push({ why: { code: 'near-tie' }, value: tiePoints });
  const open = total + noise + tiePoints;
  const held = clampTo(range, open);
  if (held !== open) lines.push({ why: { code: 'held', from: open }, value: held - open });
  return { lines, total: held };
}

function findingOf<S, O, W>(rule: AnyRule<S, O, W>, situation: S, option: O, weights: W): Finding {
  const { id, kind, unit } = rule;
  const found = rule.see(situation, option);
  const seen = found !== undefined;
  const worth = seen ? contribution(rule, found, weights) : 0;
  const value = worth || 0; // NaN counts as 0; such an option is only kept if there are no others
  const finding: Finding = {
    rule: id,
    kind,
    facts: seen ? found : null,
    why: seen ? (Number.isNaN(worth) ? invalidWorth(rule, found, weights) : words(rule, found, weights, value)) : null,
    value,
  };
  return unit === undefined ? finding : { ...finding, unit };
}

/** Notes the unclamped worth if the band cut it. */
function words<S, O, W>(rule: AnyRule<S, O, W>, facts: unknown, weights: W, value: number): Fact {
  const why = rule.because(facts, weights);
  const worth = rule.worth(facts, weights);
  return worth === value ? why : { ...why, clampedFrom: worth };
}
