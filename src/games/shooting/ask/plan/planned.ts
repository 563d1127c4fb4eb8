import { ok, type Result } from '../../../../kernel/result.ts';
import type { Unit } from '../matrix/army-units.ts';
import type { Conditions } from '../question.ts';
import type { Places } from '../reading.ts';
import { canBeExact, exactPlan } from './exact.ts';
import { type Goal, problemOf } from './problem.ts';
import { type Explained, explained } from './reasons.ts';
import { searchedPlan } from './search.ts';

/** A request for a plan, with the units and targets as plain values. */
export interface Task {
  readonly units: readonly Unit[];
  readonly targets: readonly Unit[];
  readonly conditions: Conditions;
  readonly goal: Goal;
  readonly chosen: readonly boolean[];
  readonly split: boolean;
}

export interface Planned extends Explained {
  readonly method: 'exact' | 'search';
}

/** The best assignment and order of fire. `at` gives the paths of a unit's and a target's fields. */
export function planned(
  { units, targets, conditions, goal, chosen, split }: Task,
  at: (unit: number, target: number) => Places,
): Result<Planned> {
  const problem = problemOf(units, targets, conditions, goal, chosen, split);
  for (const { unit, volley } of problem.shots)
    for (const [target, chain] of problem.chains.entries()) {
      const checked = chain.check(volley, at(unit, target));
      if (!checked.ok) return checked;
    }
  const method = canBeExact(problem) ? 'exact' : 'search';
  const plan = method === 'exact' ? exactPlan(problem) : searchedPlan(problem);
  return ok({ method, ...explained(problem, plan) });
}
