import type { Observed, ObservedRule } from '../kernel/bot.ts';
import type { Evaluator } from './evaluator.ts';
import { type AnyRule, contribution } from './rule.ts';
import type { Sheet, Weighing } from './sheet.ts';

/** Everything that was weighed in a choice, option by rule, for whoever looks on. */
export function observed<S, O, W>(
  { id, rules }: Evaluator<S, O, W>,
  weighing: Weighing<S, O, W>,
  { options, noises }: Sheet<O>,
  free: readonly number[], // the options that nothing forbids, the chosen one first
  without: Observed['without'],
): Observed {
  const { sight } = weighing;
  const seen = new Set([...sight.vetoes, ...sight.ranks, ...sight.scores]);
  const order = new Set(free);
  for (const i of options.keys()) order.add(i);
  return {
    evaluator: id,
    base: weighing.base,
    range: weighing.range ?? null,
    rules: rules.filter((rule) => seen.has(rule)).map((rule) => lookOf(rule, weighing, options)),
    options: options.length,
    noises,
    order: [...order],
    without,
  };
}

function lookOf<S, O, W>(
  rule: AnyRule<S, O, W>,
  { situation, weights }: Weighing<S, O, W>,
  options: readonly O[],
): ObservedRule {
  const price = (facts: unknown): number => contribution(rule, facts, weights);
  const facts = options.map((option) => rule.see(situation, option));
  return {
    id: rule.id,
    kind: rule.kind,
    facts,
    values: facts.map((found) => (found === undefined ? 0 : price(found))),
    price,
    say: (found) => rule.because(found, weights),
  };
}
