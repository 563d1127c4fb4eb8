import type { Observed, ObservedRule } from '../kernel/bot.ts';
import type { Evaluator } from './evaluator.ts';
import { type AnyRule, contribution } from './rule.ts';
import type { ScoreTable, Scoring } from './score-table.ts';

/** Everything scored in a choice, by option and rule, for an observer. */
export function observed<S, O, W>(
  { id, rules }: Evaluator<S, O, W>,
  scoring: Scoring<S, O, W>,
  { options, noises, tiePoints }: ScoreTable<O>,
  free: readonly number[], // allowed options, chosen one first
  without: Observed['without'],
): Observed {
  const { active } = scoring;
  const seen = new Set([...active.vetoes, ...active.ranks, ...active.scores]);
  const order = new Set(free);
  for (const i of options.keys()) order.add(i);
  return {
    evaluator: id,
    base: scoring.base,
    range: scoring.range ?? null,
    rules: rules.filter((rule) => seen.has(rule)).map((rule) => lookOf(rule, scoring, options)),
    options: options.length,
    noises: tiePoints.length === 0 ? noises : options.map((_, i) => (noises[i] ?? 0) + (tiePoints[i] ?? 0)),
    order: [...order],
    without,
  };
}

function lookOf<S, O, W>(
  rule: AnyRule<S, O, W>,
  { situation, weights }: Scoring<S, O, W>,
  options: readonly O[],
): ObservedRule {
  const price = (facts: unknown): number => contribution(rule, facts, weights);
  const facts = options.map((option) => rule.see(situation, option));
  return {
    id: rule.id,
    kind: rule.kind,
    facts,
    values: facts.map((found) => (found === undefined ? 0 : price(found) || 0)),
    price,
    say: (found) => rule.because(found, weights),
  };
}
