import type { Attacker, Conditions, Men, OddsQuestion, Target } from '../../ask/question.ts';

/** Everything the page asks: a question, optionally a second one, and the wanted chance of a kill. */
export interface Asked {
  readonly a: OddsQuestion;
  readonly b: OddsQuestion | null; // the second choice of a comparison, or the blows that are struck back
  readonly fight: Fight | null; // null = a comparison
  readonly chance: number; // in percent
  readonly kills: number | null; // null = all
}

/** An exchange of blows: `a` strikes first, then what is left of its target strikes back with `b`. */
interface Fight {
  readonly onDeath: number | null; // the roll on which fallen models of the second unit still fight
}

/** The initial question. */
export const USUAL: OddsQuestion = {
  attackers: [{ count: 10, sheet: 'intercessor-squad', weapon: 'bolt-rifle' }],
  target: { sheet: 'intercessor-squad', models: 10 },
};
export const USUAL_CHANCE = 80;

export const NOTHING_ASKED: Asked = { a: USUAL, b: null, fight: null, chance: USUAL_CHANCE, kills: null };

type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A copy with some fields changed; undefined removes a field. */
export function having<T extends object>(before: T, change: Change<T>): T {
  const after = { ...before } as Record<string, unknown>;
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) delete after[key];
    else after[key] = value;
  }
  return after as T;
}

export const withLine = (question: OddsQuestion, at: number, line: Attacker): OddsQuestion => ({
  ...question,
  attackers: question.attackers.map((before, i) => (i === at ? line : before)),
});

/** Swaps a line with the one `by` positions further. */
export function moved(question: OddsQuestion, at: number, by: -1 | 1): OddsQuestion {
  const attackers = [...question.attackers];
  const [line, other] = [attackers[at], attackers[at + by]];
  if (!line || !other) return question;
  attackers[at] = other;
  attackers[at + by] = line;
  return { ...question, attackers };
}

export const withoutLine = (question: OddsQuestion, at: number): OddsQuestion => ({
  ...question,
  attackers: question.attackers.filter((_, i) => i !== at),
});

export const conditionsOf = ({ conditions }: OddsQuestion): Conditions => conditions ?? {};

export function withConditions(question: OddsQuestion, change: Change<Conditions>): OddsQuestion {
  const conditions = having(conditionsOf(question), change);
  return having(question, { conditions: Object.keys(conditions).length > 0 ? conditions : undefined });
}

export const withTarget = (question: OddsQuestion, change: Change<Target>): OddsQuestion => ({
  ...question,
  target: having(question.target, change),
});

/** Sets the number of models of another kind in the target; 0 removes the kind. */
export function withKind(target: Target, kind: string, models: number): Target {
  const others = (target.also ?? []).filter((men) => men.kind !== kind);
  const also: readonly Men[] = models > 0 ? [...others, { kind, models }] : others;
  return having(target, { also: also.length > 0 ? [...also] : undefined });
}
