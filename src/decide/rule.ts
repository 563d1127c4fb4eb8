import type { Fact } from '../kernel/fact.ts';
import { never } from '../kernel/never.ts';

export type RuleKind = 'veto' | 'rank' | 'score';

/** One thing a bot knows: `see` finds facts or looks away, `worth` prices them, `because` says them. */
export interface Rule<S, O, F, W> {
  readonly id: string;
  readonly kind: RuleKind;
  readonly unit?: string; // what the points of a score are: hit points, percentage points
  readonly band?: readonly [number, number]; // a contribution outside it counts as its nearer end
  readonly see: (situation: S, option: O) => F | undefined;
  readonly worth: (facts: F, weights: W) => number; // rank: the tier, higher first; score: points; veto: nothing
  readonly because: (facts: F, weights: W) => Fact; // with the weights at hand, so that it can say what counts how much
}

/** A rule whose facts only it knows, so that rules of different facts stand in one list. */
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

/** Never, whatever the score. */
export const veto = <S, O, F extends object, W>(spec: VetoSpec<S, O, F>): AnyRule<S, O, W> =>
  made<S, O, F, W>('veto', { ...spec, worth: () => 0 });

/** A tier: the first rank that differs decides, before any score. An option that it looks away from is in tier 0. */
export const rank = <S, O, F extends object, W>(spec: RankSpec<S, O, F, W>): AnyRule<S, O, W> => made('rank', spec);

/** Points that add up inside a tier. */
export const score = <S, O, F extends object, W>(spec: ScoreSpec<S, O, F, W>): AnyRule<S, O, W> => made('score', spec);

function made<S, O, F extends object, W>(kind: RuleKind, spec: RankSpec<S, O, F, W>): AnyRule<S, O, W> {
  const because = (facts: F): Fact => ({ code: spec.id, ...facts });
  const rule: Rule<S, O, F, W> = { because, ...spec, kind };
  return rule as AnyRule<S, O, W>; // only what its own `see` found is ever handed to `worth` and `because`
}

/** What the facts count for: `worth` inside the band. */
export function contribution<S, O, W>(rule: AnyRule<S, O, W>, facts: unknown, weights: W): number {
  const worth = rule.worth(facts, weights);
  const { band } = rule;
  if (band !== undefined) {
    if (worth < band[0]) return band[0];
    if (worth > band[1]) return band[1];
  }
  return Number.isFinite(worth) ? worth : never(`rule ${rule.id} is worth ${worth}`);
}
