import type { Random } from '../../../../kernel/random.ts';
import { type Goal, joined, nothing, type Plan, type Problem, stateAfter, type Value, worth } from '../plan/problem.ts';
import { type Level, SPREAD } from './levels.ts';
import { shuffled } from './position.ts';

/** Values differ by at least this much, so that people see the difference. */
export const LEAST_STEP: Readonly<Record<Goal, number>> = { kills: 0.05, points: 1, wipe: 0.01 };

/** Limits of the best value: with less, every plan fails; a certain success needs no plan. */
const BEST: Readonly<Record<Goal, readonly [least: number, most: number]>> = {
  kills: [1, 100],
  points: [20, 10_000],
  wipe: [0.12, 0.97],
};

interface Judged {
  readonly plan: Plan;
  readonly value: number;
}

/** Four plans, best first, or null if this position has no four with the wanted differences. */
export function fourPlans(random: Random, problem: Problem, level: Level): readonly Judged[] | null {
  const { gap, worst, step } = SPREAD[level];
  const value = judge(problem);
  const all = [...allPlans(problem)].map((plan): Judged => ({ plan, value: value(plan) }));
  const best = all.reduce((a, b) => (b.value > a.value + 1e-12 ? b : a));
  const [least, most] = BEST[problem.goal];
  if (best.value < least || best.value > most) return null;
  const loss = (one: Judged): number => (best.value - one.value) / best.value;
  const isApart = (a: Judged, b: Judged): boolean =>
    Math.abs(a.value - b.value) >= Math.max(step * best.value, LEAST_STEP[problem.goal]);
  const others = bestOrders(all).filter((one) => loss(one) >= gap[0] && loss(one) <= worst && isApart(one, best));
  const close = others.filter((one) => loss(one) <= gap[1]);
  const near = close[random.roll(Math.max(1, close.length)) - 1];
  if (!near) return null;
  const alone = ownTargets(problem, value);
  const tempting = others.filter(({ plan }) => aims(plan) === alone);
  const four: Judged[] = [best, near];
  for (const one of [...tempting, ...shuffled(random, others)])
    if (four.length < 4 && four.every((other) => isApart(one, other))) four.push(one);
  return four.length === 4 ? four.sort((a, b) => b.value - a.value) : null;
}

/** Every assignment and order. */
function* allPlans(problem: Problem, plan: Plan = problem.chains.map(() => []), shot = 0): Generator<Plan> {
  if (shot === problem.shots.length) yield plan;
  else
    for (const [target, order] of plan.entries())
      for (let place = 0; place <= order.length; place++)
        yield* allPlans(problem, plan.with(target, order.toSpliced(place, 0, shot)), shot + 1);
}

/** What a plan is worth; remembers what an order of fire at one target is worth. */
function judge(problem: Problem): (plan: Plan) => number {
  const known = new Map<string, Value>();
  const one = (target: number, order: readonly number[]): Value => {
    if (problem.goal === 'wipe' && !problem.chosen[target]) return { main: 1, kills: 0 };
    const key = `${target}:${order.join()}`;
    const found = known.get(key) ?? worth(problem, target, stateAfter(problem, target, order), order);
    known.set(key, found);
    return found;
  };
  return (plan) => plan.reduce((sum, order, target) => joined(problem, sum, one(target, order)), nothing(problem)).main;
}

/** The target of each shot, as a key. */
function aims(plan: Plan): string {
  const by: number[] = [];
  for (const [target, order] of plan.entries()) for (const shot of order) by[shot] = target;
  return by.join();
}

/** Each assignment in its best order. */
function bestOrders(all: readonly Judged[]): readonly Judged[] {
  const found = new Map<string, Judged>();
  for (const one of all) {
    const key = aims(one.plan);
    const before = found.get(key);
    if (!before || one.value > before.value + 1e-12) found.set(key, one);
  }
  return [...found.values()];
}

/** Each shot at the target where it does most on its own: tempting, and often wrong. */
function ownTargets({ shots, chains }: Problem, value: (plan: Plan) => number): string {
  return shots
    .map((_, shot) => {
      const alone = chains.map((__, at) => value(chains.map((___, target) => (target === at ? [shot] : []))));
      return alone.indexOf(Math.max(...alone));
    })
    .join();
}
