import type { Observed, ObservedRule } from '../../kernel/bot.ts';

/** How often a rule mattered. */
export interface RuleCover {
  readonly evaluator: string;
  readonly rule: string;
  readonly kind: ObservedRule['kind'];
  readonly choices: number; // decisions in which it was evaluated
  readonly fired: number; // decisions in which it applied to some option
  readonly options: number; // total options to which it applied
  readonly contested: number; // decisions in which it applied and there was more than one option
  readonly decided: number; // decisions that would differ without it
}

export interface Cover {
  readonly choices: number;
  readonly rules: readonly RuleCover[]; // by evaluator, in reading order
  readonly never: readonly RuleCover[]; // never applied
  readonly dominated: readonly RuleCover[]; // applied to contested decisions but never changed one
  readonly together: readonly (readonly RuleCover[])[]; // always applied to exactly the same options
}

type Count = { -readonly [K in keyof RuleCover]: RuleCover[K] };

interface EvaluatorCounts {
  readonly counts: Map<string, Count>;
  readonly groups: Map<string, number>; // rules that always applied together so far share a number
}

/** Accumulates coverage over many decisions. */
export class Coverage {
  private readonly evaluators = new Map<string, EvaluatorCounts>();
  private choices = 0;

  add(seen: Observed): void {
    this.choices++;
    let kept = this.evaluators.get(seen.evaluator);
    if (!kept) {
      kept = { counts: new Map(), groups: new Map() };
      this.evaluators.set(seen.evaluator, kept);
    }
    for (const rule of seen.rules) count(kept, seen, rule);
    splitGroups(kept.groups, seen.rules);
  }

  get sum(): Cover {
    const kept = [...this.evaluators.values()];
    const rules = kept.flatMap(({ counts }) => [...counts.values()]);
    return {
      choices: this.choices,
      rules,
      never: rules.filter(({ fired }) => fired === 0),
      dominated: rules.filter(({ contested, decided }) => contested > 0 && decided === 0),
      together: kept.flatMap(groupsOf),
    };
  }
}

function count(
  { counts }: EvaluatorCounts,
  { evaluator, order, without }: Observed,
  { id, kind, facts }: ObservedRule,
): void {
  let own = counts.get(id);
  if (!own) {
    own = { evaluator, rule: id, kind, choices: 0, fired: 0, options: 0, contested: 0, decided: 0 };
    counts.set(id, own);
  }
  const options = facts.filter((found) => found !== undefined).length;
  own.choices++;
  own.options += options;
  if (options === 0) return;
  own.fired++;
  if (order.length < 2) return;
  own.contested++;
  if (without(id) !== order[0]) own.decided++;
}

/** Splits groups whose rules applied to different options here. A rule that was not evaluated applied to none. */
function splitGroups(company: Map<string, number>, rules: readonly ObservedRule[]): void {
  for (const { id } of rules) if (!company.has(id)) company.set(id, 0);
  const patterns = new Map(rules.map(({ id, facts }) => [id, facts.map((found) => Number(found !== undefined))]));
  const numbers = new Map<string, number>();
  for (const [id, before] of company) {
    const pattern = patterns.get(id);
    const key = `${before} ${pattern?.includes(1) ? pattern.join('') : ''}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    company.set(id, number);
  }
}

function groupsOf({ counts, groups: company }: EvaluatorCounts): RuleCover[][] {
  const groups = new Map<number, RuleCover[]>();
  for (const [id, number] of company) {
    const own = counts.get(id);
    if (own && own.fired > 0) groups.set(number, [...(groups.get(number) ?? []), own]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
