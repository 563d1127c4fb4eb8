import type { Unit } from '../matrix/army-units.ts';
import type { Attacker, Conditions } from '../question.ts';
import { type Chain, type CheckedChain, chainOf, type Volley } from './chain.ts';

export const GOALS = ['kills', 'points', 'wipe'] as const;
export type Goal = (typeof GOALS)[number];

export const PLAN_LIMITS = { units: 20, targets: 12 };

/** A unit, or one weapon line of a unit that splits its fire: it has one target. */
export interface Shot<A = Attacker> {
  readonly unit: number;
  readonly name: string;
  readonly volley: Volley<A>;
}

/** The shots, the targets, and the goal of a plan. `A` describes the weapons of a shot. */
export interface Problem<A = Attacker> {
  readonly shots: readonly Shot<A>[];
  readonly targets: readonly Pick<Unit, 'name' | 'points'>[];
  readonly chains: readonly Chain<A>[];
  readonly goal: Goal;
  readonly chosen: readonly boolean[]; // the targets to destroy, for the goal `wipe`
  readonly values?: ShotValues;
}

/** A problem of the odds tool. */
export interface OddsProblem extends Problem {
  readonly chains: readonly CheckedChain[];
}

/** For shots of a match: what states are worth and what shots cost, instead of a goal. */
interface ShotValues {
  /** By target: the value of each state. */
  readonly worths: readonly Float64Array[];
  /** By target, then by shot: the price of firing it there; null if it cannot. The order of fire stays as given. */
  readonly costs: readonly (readonly (number | null)[])[];
}

/** Whether a shot can be fired at a target. */
export const canFire = ({ values }: Pick<Problem, 'values'>, shot: number, target: number): boolean =>
  !values || values.costs[target]?.[shot] !== null;

/** A value to maximise, and models destroyed to decide between equals. */
export interface Value {
  readonly main: number;
  readonly kills: number;
}

/** The order of fire at each target, as indexes of shots. */
export type Plan = readonly (readonly number[])[];

export function problemOf(
  units: readonly Unit[],
  targets: readonly Unit[],
  conditions: Conditions,
  goal: Goal,
  chosen: readonly boolean[],
  split: boolean,
): OddsProblem {
  const chains = targets.map(({ target }) => chainOf(target ?? {}, conditions));
  return { shots: shotsOf(units, split), targets, chains, goal, chosen };
}

function shotsOf(units: readonly Unit[], split: boolean): readonly Shot[] {
  return units.flatMap(({ name, attackers = [], shooter }, unit): Shot[] => {
    const lines = split ? attackers.map((line) => [line]) : [attackers];
    return lines.map((fired) => {
      const about = fired[0];
      const weapon = about?.name ?? about?.weapon ?? (about ? `S${about.S} AP${about.AP}` : '');
      return {
        unit,
        name: split && attackers.length > 1 ? `${name}: ${about?.count ?? 1} × ${weapon}` : name,
        volley: { key: JSON.stringify([fired, shooter]), attackers: fired, ...(shooter && { shooter }) },
      };
    });
  });
}

/** Shots of one unit at the same target are one volley: critical wounds are dealt after the last of them. */
function volleysIn<A>({ shots }: Problem<A>, order: readonly number[]): readonly Volley<A>[] {
  const volleys: Volley<A>[] = [];
  let last = -1;
  for (const i of order) {
    const { unit, volley } = shots[i] as Shot<A>;
    const before = volleys.at(-1);
    if (before && unit === last)
      volleys[volleys.length - 1] = {
        ...before,
        key: `${before.key} ${volley.key}`,
        attackers: [...before.attackers, ...volley.attackers],
      };
    else volleys.push(volley);
    last = unit;
  }
  return volleys;
}

export const unhurt = ({ wounds, start }: Pick<Chain, 'wounds' | 'start'>): Float64Array => {
  if (start) return start;
  const odds = new Float64Array(wounds + 1);
  odds[0] = 1;
  return odds;
};

/** The state of a target after these shots. */
export function stateAfter<A>(problem: Problem<A>, target: number, order: readonly number[]): Float64Array {
  const chain = problem.chains[target] as Chain<A>;
  return volleysIn(problem, order).reduce((odds, volley) => chain.after(odds, volley), unhurt(chain));
}

/** What one target's state is worth, less the price of the shots. Targets that are not chosen count only between equals. */
export function worth<A>(
  { chains, targets, goal, chosen, values }: Problem<A>,
  target: number,
  odds: Float64Array,
  order: readonly number[],
): Value {
  if (values) return { main: gain(values, target, odds, order), kills: 0 };
  const { dead, models, wounds } = chains[target] as Chain<A>;
  let kills = 0;
  odds.forEach((chance, state) => {
    kills += chance * (dead[state] as number);
  });
  if (goal === 'kills') return { main: kills, kills };
  if (goal === 'points') return { main: (kills * (targets[target]?.points ?? 0)) / Math.max(1, models), kills };
  return { main: chosen[target] ? (odds[wounds] as number) : 1, kills };
}

function gain({ worths, costs }: ShotValues, target: number, odds: Float64Array, order: readonly number[]): number {
  let main = 0;
  odds.forEach((chance, state) => {
    main += chance * (worths[target]?.[state] as number);
  });
  return order.reduce((sum, shot) => sum - (costs[target]?.[shot] ?? 0), main);
}

/** Averages add up; the chance that all chosen targets die is a product, since they roll separately. */
export const joined = ({ goal }: Pick<Problem, 'goal'>, a: Value, b: Value): Value => ({
  main: goal === 'wipe' ? a.main * b.main : a.main + b.main,
  kills: a.kills + b.kills,
});

export const nothing = ({ goal }: Pick<Problem, 'goal'>): Value => ({ main: goal === 'wipe' ? 1 : 0, kills: 0 });

const SAME = 1e-12;
export const isBetter = (a: Value, b: Value): boolean =>
  a.main > b.main + SAME || (a.main > b.main - SAME && a.kills > b.kills + SAME);

export const planValue = <A>(problem: Problem<A>, plan: Plan): Value =>
  plan.reduce(
    (sum, order, target) => joined(problem, sum, worth(problem, target, stateAfter(problem, target, order), order)),
    nothing(problem),
  );
