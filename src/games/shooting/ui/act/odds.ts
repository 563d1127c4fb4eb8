import { toll } from '../../rules/odds/outlook.ts';
import { mean } from '../../rules/odds/pmf.ts';
import { marksFor } from '../../rules/struck.ts';
import { living, unitAt } from '../../rules/units.ts';
import { termsFor, volleysOf } from '../../rules/volleys.ts';
import type { Assignment, View } from '../../view.ts';
import type { Volley } from '../../work.ts';

/** The results of fire at one unit. */
export interface Odds {
  readonly wounds: number; // wounds it loses on average
  readonly slain: number; // models it loses on average
  readonly wipe: number; // probability that none is left
  readonly models: number; // models it has
  readonly damage: ArrayLike<number>; // probability of each number of wounds lost
}

const NO_ODDS: Odds = { wounds: 0, slain: 0, wipe: 0, models: 0, damage: [1] };

/** The odds of volleys at one unit, one after the other. */
export function oddsOf(view: View, shooter: number, volleys: readonly Volley[]): Odds {
  const [first] = volleys;
  if (!first) return NO_ODDS;
  const strikes = volleys.map((volley) => ({
    terms: termsFor(view, volley, shooter),
    marks: marksFor(view, volley, shooter),
  }));
  const { damage, slain, wipe } = toll(strikes, { devastating: view.rules.setup.devastating });
  const models = living(view.wounds, unitAt(view.rules, first.target).models).length;
  return { wounds: mean(damage), slain: mean(slain), wipe, models, damage };
}

/** The odds of weapons that are, or might be, assigned. */
export const oddsFor = (view: View, shooter: number, assignments: readonly Assignment[]): Odds =>
  oddsOf(view, shooter, volleysOf(view, shooter, assignments));

/** The weapons assigned so far, by target. */
export function bill(view: View): readonly { readonly target: number; readonly assignments: readonly Assignment[] }[] {
  const targets = [...new Set(view.assignments.flatMap(({ target }) => (target === null ? [] : [target])))];
  return targets.map((target) => ({
    target,
    assignments: view.assignments.filter((assignment) => assignment.target === target),
  }));
}

/** How lucky a number of lost wounds is: the probability of fewer, plus half that of exactly this number. */
export function luck({ damage }: Odds, lost: number): number {
  let below = 0;
  for (let count = 0; count < Math.min(lost, damage.length); count++) below += damage[count] as number;
  return below + (damage[lost] ?? 0) / 2;
}
