import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import type { Evaluator } from './evaluator.ts';
import { type MissingRow, type RowFailure, type RuleRow, rows, rulesWithoutRows } from './rule-rows.ts';

/** An evaluator with its test rows; exported as TRIALS by a `*.rows.ts` file. */
export interface Trial {
  readonly evaluator: { readonly id: string; readonly rules: readonly { readonly id: string }[] };
  readonly failures: () => RowFailure[];
  readonly missing: () => MissingRow[];
  readonly unsaid: (language: Language) => string[]; // rules that apply but have no text in a language
  readonly weights: unknown; // the weights the rows were written for
  readonly prices: (weights: unknown) => readonly number[]; // worth of every row with another weight table
}

interface Setting<W> {
  readonly weights: W;
  readonly say: (fact: Fact, language: Language) => string | undefined;
}

export function trial<S, O, W>(
  evaluator: Evaluator<S, O, W>,
  { weights, say }: Setting<W>,
  list: readonly RuleRow<S, O>[],
): Trial {
  return {
    evaluator,
    weights,
    prices: (table) =>
      list.map(({ rule: id, situation, option }) => {
        const rule = evaluator.rules.find((other) => other.id === id);
        const facts = rule?.see(situation, option);
        return rule && facts !== undefined ? rule.worth(facts, table as W) : 0;
      }),
    failures: () => rows(evaluator.rules, list, { weights, say: (fact) => say(fact, 'en') }),
    missing: () => rulesWithoutRows(evaluator.rules, list),
    unsaid: (language) =>
      list.flatMap(({ rule: id, situation, option }) => {
        const rule = evaluator.rules.find((other) => other.id === id);
        const facts = rule?.see(situation, option);
        if (!rule || facts === undefined) return [];
        const words = say(rule.because(facts, weights), language);
        return words && !/[{}]|undefined|NaN/.test(words) ? [] : [`${id}: ${words}`];
      }),
  };
}
