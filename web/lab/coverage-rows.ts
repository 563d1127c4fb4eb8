import type { RuleCoverage } from '../../src/wire/lab.ts';

export const COLUMNS = ['rule', 'kind', 'choices', 'fired', 'decided'] as const;

export type Column = (typeof COLUMNS)[number];

export interface Order {
  readonly column: Column;
  readonly down: boolean; // descending
}

/** Compares shares, not counts: a rule may be evaluated rarely and always decide. */
const figureIn = (rule: RuleCoverage, column: Column): number | string => {
  if (column === 'fired' || column === 'decided') return rule.choices === 0 ? 0 : rule[column] / rule.choices;
  return rule[column];
};

export function sorted(rules: readonly RuleCoverage[], { column, down }: Order): readonly RuleCoverage[] {
  return rules.toSorted((a, b) => {
    const [x, y] = [figureIn(a, column), figureIn(b, column)];
    const order = x < y ? -1 : x > y ? 1 : 0;
    return down ? -order : order;
  });
}

/** A remarkable property of a rule. */
export type Remark = 'never-fired' | 'never-decides';

export function remarkOn({ fired, contested, decided }: RuleCoverage): Remark | null {
  if (fired === 0) return 'never-fired';
  return contested > 0 && decided === 0 ? 'never-decides' : null;
}
