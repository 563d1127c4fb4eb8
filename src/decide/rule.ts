import type { Fact } from '../kernel/fact.ts';

export type RuleKind = 'veto' | 'rank' | 'score';

/**
 * One piece of a bot's knowledge: `see` finds facts or does not apply, `worth` values them, `because` explains them.
 */
interface Rule<S, O, F, W> {
  readonly id: string;
  readonly kind: RuleKind;
  readonly unit?: string; // unit of a score: hit points, percentage points
  readonly band?: readonly [number, number]; // contributions are clamped to this range
  readonly see: (situation: S, option: O) => F | undefined;
  readonly worth: (facts: F, weights: W) => number; // rank: tier, higher is better; score: points; veto: unused
  readonly because: (facts: F, weights: W) => Fact; // receives the weights, so it can mention them
}

/** A rule with its fact type erased, so that different rules fit in one list. */
export type AnyRule<S, O, W> = Rule<S, O, unknown, W>;

interface VetoSpec<S, O, F> {
  readonly id: string;
  readonly see: (situation: S, option: O) => F | undefined;
  readonly because?: (facts: NoInfer<F>) => Fact;
}

interface RankSpec<S, O, F, W> extends Omit<VetoSpec<S, O, F>, 'because'> {
  readonly because?: (facts: NoInfer<F>, weights: W) => Fact;
  readonly worth: (facts: NoInfer<F>, weights: W) => number;
}

interface ScoreSpec<S, O, F, W> extends RankSpec<S, O, F, W> {
  readonly unit: string;
  readonly band: readonly [number, number];
}

/** Forbids an option, whatever its score. */
export const veto = <S, O, F extends object, W>(spec: VetoSpec<S, O, F>): AnyRule<S, O, W> =>
  made<S, O, F, W>('veto', { ...spec, worth: () => 0 });

/**
 * A tier. The first rank that differs decides, before any score. Options to which it does not apply are in tier 0.
 */
export const rank = <S, O, F extends object, W>(spec: RankSpec<S, O, F, W>): AnyRule<S, O, W> => made('rank', spec);

/** Points, added up within a tier. */
export const score = <S, O, F extends object, W>(spec: ScoreSpec<S, O, F, W>): AnyRule<S, O, W> => made('score', spec);

function made<S, O, F extends object, W>(kind: RuleKind, spec: RankSpec<S, O, F, W>): AnyRule<S, O, W> {
  const because = (facts: F): Fact => ({ code: spec.id, ...facts });
  const rule: Rule<S, O, F, W> = { because, ...spec, kind };
  return rule as AnyRule<S, O, W>; // `worth` and `because` only receive what the rule's own `see` returned
}

/** `worth`, clamped to the band. NaN if the rule returns no usable number: the option is then dropped. */
export function contribution<S, O, W>(rule: AnyRule<S, O, W>, facts: unknown, weights: W): number {
  const worth = rule.worth(facts, weights);
  const { band } = rule;
  if (band !== undefined) {
    if (worth < band[0]) return band[0];
    if (worth > band[1]) return band[1];
  }
  return Number.isFinite(worth) ? worth : Number.NaN;
}

/** Why an option was dropped. The value is text, because JSON has no NaN or Infinity. */
export const invalidWorth = <S, O, W>(rule: AnyRule<S, O, W>, facts: unknown, weights: W): Fact => ({
  code: 'invalid-worth',
  rule: rule.id,
  worth: String(rule.worth(facts, weights)),
});
