import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import type { Evaluator } from './evaluator.ts';
import { type MissingRow, type RowFailure, type RuleRow, rows, rulesWithoutRows } from './rule-rows.ts';

/** An evaluator and the rows that try its rules; what a `*.rows.ts` beside the rules exports as TRIALS. */
export interface Trial {
  readonly evaluator: { readonly id: string; readonly rules: readonly { readonly id: string }[] };
  readonly failures: () => RowFailure[];
  readonly missing: () => MissingRow[];
  readonly unsaid: (language: Language) => string[]; // rules that fire and have no words in a language
  readonly weights: unknown; // the table that the rows were written with
  readonly prices: (weights: unknown) => readonly number[]; // what every row would be worth by another table
}

export interface Setting<W> {
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
