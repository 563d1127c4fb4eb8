import {
  canFire,
  isBetter,
  joined,
  nothing,
  type Plan,
  type Problem,
  type Shot,
  stateAfter,
  type Value,
  worth,
} from './problem.ts';

const MOST_TRIES = 6_000; // orders of fire at one target that are evaluated

/** A plan during the search: all shots in one order, units together, and the target of each. */
interface Draft {
  readonly order: readonly number[];
  readonly aim: readonly number[]; // by shot
}

/** The order of fire at each target. */
const planOf = <A>({ chains }: Problem<A>, { order, aim }: Draft): Plan =>
  chains.map((_, target) => order.filter((shot) => aim[shot] === target));

/** Remembers what an order of fire at one target is worth. */
function judge<A>(problem: Problem<A>, mostTries: number): { value(plan: Plan): Value; isSpent(): boolean } {
  const known = new Map<string, Value>();
  let tries = 0;
  const one = (target: number, order: readonly number[]): Value => {
    const key = `${target}:${order.join()}`;
    const before = known.get(key);
    if (before) return before;
    tries++;
    const now = worth(problem, target, stateAfter(problem, target, order), order);
    known.set(key, now);
    return now;
  };
  return {
    value: (plan) => plan.reduce((sum, order, target) => joined(problem, sum, one(target, order)), nothing(problem)),
    isSpent: () => tries >= mostTries,
  };
}

/**
 * Starts from each shot at its best target, then changes one thing at a time (a target, or the place of a unit or shot in
 * the order) while that helps. Finds good plans, but not always the best one. `known` gives the first target of each shot.
 */
export function searchedPlan<A>(problem: Problem<A>, mostTries = MOST_TRIES, known?: readonly number[]): Plan {
  const judged = judge(problem, mostTries);
  const given = problem.shots.map((_, i) => i);
  let best: { draft: Draft; value: Value } | undefined;
  const starts: readonly Draft[] = known
    ? [{ order: given, aim: known }]
    : [given, byUnit(problem, given.toReversed())].map((order) => greedy(problem, order, judged.value));
  for (const start of starts) {
    let now = { draft: start, value: judged.value(planOf(problem, start)) };
    for (let better = true; better && !judged.isSpent(); ) {
      better = false;
      for (const draft of changes(problem, now.draft)) {
        if (judged.isSpent()) break;
        const value = judged.value(planOf(problem, draft));
        if (!isBetter(value, now.value)) continue;
        now = { draft, value };
        better = true;
        break;
      }
    }
    if (!best || isBetter(now.value, best.value)) best = now;
  }
  return best ? planOf(problem, best.draft) : [];
}

/** Each shot in turn takes the target that gains most. */
function greedy<A>(problem: Problem<A>, order: readonly number[], value: (plan: Plan) => Value): Draft {
  const aim: number[] = [];
  for (const [n, shot] of order.entries()) {
    const soFar = order.slice(0, n + 1);
    let best: { target: number; value: Value } | undefined;
    for (const target of problem.chains.keys()) {
      if (!canFire(problem, shot, target)) continue;
      aim[shot] = target;
      const now = value(planOf(problem, { order: soFar, aim }));
      // A product of chances stays 0 until every chosen target is fired at: then models decide.
      if (!best || isBetter(now, best.value)) best = { target, value: now };
    }
    aim[shot] = best?.target ?? 0;
  }
  return { order, aim };
}

function* changes<A>(problem: Problem<A>, { order, aim }: Draft): Generator<Draft> {
  const may = (shot: number, target: number): boolean => canFire(problem, shot, target);
  for (const shot of order)
    for (const target of problem.chains.keys())
      if (target !== aim[shot] && may(shot, target))
        yield { order, aim: aim.map((one, i) => (i === shot ? target : one)) };
  // Two shots trade targets.
  for (const a of order)
    for (const b of order)
      if (a < b && aim[a] !== aim[b] && may(a, aim[b] as number) && may(b, aim[a] as number))
        yield { order, aim: aim.map((one, i) => (i === a ? (aim[b] as number) : i === b ? (aim[a] as number) : one)) };
  if (problem.values) return; // the order is given
  for (const [from, shot] of order.entries())
    for (let to = 0; to < order.length; to++) {
      if (to === from) continue;
      const rest = order.filter((one) => one !== shot);
      rest.splice(to, 0, shot);
      yield { order: byUnit(problem, rest), aim };
    }
}

/** A unit fires all its weapons before the next unit: each at the place of its first shot. */
function byUnit<A>({ shots }: Problem<A>, order: readonly number[]): readonly number[] {
  const unitOf = (shot: number): number => (shots[shot] as Shot<A>).unit;
  const units = [...new Set(order.map(unitOf))];
  return units.flatMap((unit) => order.filter((shot) => unitOf(shot) === unit));
}
