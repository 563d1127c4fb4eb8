import type { Observed, ObservedRule } from '../../kernel/bot.ts';

/** How often one rule mattered. */
export interface RuleCover {
  readonly evaluator: string;
  readonly rule: string;
  readonly kind: ObservedRule['kind'];
  readonly choices: number; // in which it was read
  readonly fired: number; // of them: it saw something in an option
  readonly options: number; // in which it saw something, in all
  readonly contested: number; // choices in which it fired and there was more than one option
  readonly decided: number; // choices that would have gone otherwise without it
}

export interface Cover {
  readonly choices: number;
  readonly rules: readonly RuleCover[]; // by evaluator, in order of reading
  readonly never: readonly RuleCover[]; // never fired
  readonly dominated: readonly RuleCover[]; // fired where there was something to choose, and never decided
  readonly together: readonly (readonly RuleCover[])[]; // fired in the very same options, always
}

type Count = { -readonly [K in keyof RuleCover]: RuleCover[K] };

interface Kept {
  readonly counts: Map<string, Count>;
  readonly company: Map<string, number>; // rules that have fired alike so far have one number
}

/** Adds up what many choices looked at. */
export class Coverage {
  private readonly evaluators = new Map<string, Kept>();
  private choices = 0;

  add(seen: Observed): void {
    this.choices++;
    let kept = this.evaluators.get(seen.evaluator);
    if (!kept) {
      kept = { counts: new Map(), company: new Map() };
      this.evaluators.set(seen.evaluator, kept);
    }
    for (const rule of seen.rules) count(kept, seen, rule);
    part(kept.company, seen.rules);
  }

  get sum(): Cover {
    const kept = [...this.evaluators.values()];
    const rules = kept.flatMap(({ counts }) => [...counts.values()]);
    return {
      choices: this.choices,
      rules,
      never: rules.filter(({ fired }) => fired === 0),
      dominated: rules.filter(({ contested, decided }) => contested > 0 && decided === 0),
      together: kept.flatMap(companies),
    };
  }
}

function count({ counts }: Kept, { evaluator, order, without }: Observed, { id, kind, facts }: ObservedRule): void {
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

/** Rules that fired alike so far and not here part company. One that was not read here fired nowhere. */
function part(company: Map<string, number>, rules: readonly ObservedRule[]): void {
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

function companies({ counts, company }: Kept): RuleCover[][] {
  const groups = new Map<number, RuleCover[]>();
  for (const [id, number] of company) {
    const own = counts.get(id);
    if (own && own.fired > 0) groups.set(number, [...(groups.get(number) ?? []), own]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
