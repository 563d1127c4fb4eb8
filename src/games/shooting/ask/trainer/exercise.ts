import { mix, Random } from '../../../../kernel/random.ts';
import type { Unit } from '../matrix/army-units.ts';
import { GOALS, type Goal, type OddsProblem, type Plan, problemOf } from '../plan/problem.ts';
import { type Explained, explained } from '../plan/reasons.ts';
import { NO_PREFIX } from '../reading.ts';
import { fourPlans } from './four-plans.ts';
import { type Level, SPREAD } from './levels.ts';
import { drawPosition, type Position, shuffled } from './position.ts';

/** One of the four plans to choose from, with its exact value and its reasons. */
export interface ExercisePlan {
  readonly plan: Plan; // the order of fire at each target
  readonly value: number;
  readonly loss: number; // the share of the best plan's value that this plan loses
  readonly explained: Explained;
}

/** A position and four plans, one of which is the best of all plans. */
export interface Exercise extends Position {
  readonly level: Level;
  readonly goal: Goal;
  readonly chosen: readonly boolean[]; // the targets that must die, for the goal `wipe`
  readonly plans: readonly ExercisePlan[];
  readonly best: number;
}

export interface ExerciseRequest {
  readonly seed: number;
  readonly level: Level;
  readonly mine?: readonly Unit[]; // the units that fire. Default: drawn from the sample armies
}

const MOST_TRIES = 60;
const SAME_GOAL = 40; // tries until another goal will do
const LOSSES = { kills: [0, 0.7], points: [0, 0.7], wipe: [0.4, 0.9] } as const;

/** The same request always gives the same exercise; null if these units are too weak or too strong for any. */
export function exerciseOf({ seed, level, mine }: ExerciseRequest): Exercise | null {
  const goals = shuffled(new Random(mix(seed)), GOALS);
  for (let round = 0; round < MOST_TRIES; round++) {
    const random = new Random(mix(seed, round));
    const goal = goals[round < SAME_GOAL ? 0 : round % goals.length] as Goal;
    const position = drawPosition(random, { units: SPREAD[level].units, losses: LOSSES[goal], mine });
    const { units, targets, conditions } = position;
    const chosen = goal === 'wipe' ? twoOf(random, targets.length) : [];
    const problem = problemOf(units, targets, conditions, goal, chosen, false);
    const found = isReadable(problem) ? fourPlans(random, problem, level) : null;
    if (!found) continue;
    const top = found[0]?.value ?? 0;
    const plans = shuffled(random, found).map(({ plan, value }) => ({
      plan,
      value,
      loss: (top - value) / top,
      explained: explained(problem, plan),
    }));
    return { ...position, level, goal, chosen, plans, best: plans.findIndex(({ loss }) => loss === 0) };
  }
  return null;
}

/** Chooses two targets: with only one, every unit would fire at it. */
function twoOf(random: Random, targets: number): readonly boolean[] {
  const [a, b] = shuffled(
    random,
    Array.from({ length: targets }, (_, i) => i),
  );
  return Array.from({ length: targets }, (_, i) => i === a || i === b);
}

/** Units from a link can have any values. */
const isReadable = ({ shots, chains }: OddsProblem): boolean =>
  shots.every(({ volley }) => chains.every((chain) => chain.check(volley, NO_PREFIX).ok));
