import type { Fact } from '../../../../kernel/fact.ts';
import type { Line, Tally } from '../../../../kernel/tally.ts';
import { tally } from '../../../../kernel/tally.ts';
import { type Goal, type Plan, type Problem, planValue, type Shot, stateAfter, worth } from './problem.ts';

/** One shot of a plan, with its reasons. */
interface PlannedShot {
  readonly name: string;
  readonly target: number;
  readonly adds: number; // to the value, when fired in this order
  readonly reasons: readonly Fact[];
}

interface PlannedTarget {
  readonly name: string;
  readonly kills: number;
  readonly models: number;
  readonly wipe: number;
}

/** A plan with its receipt: the contributions of the shots, in order, add up to the value. */
export interface Explained {
  readonly goal: Goal;
  readonly value: Tally; // `wipe` in percent
  readonly shots: readonly PlannedShot[];
  readonly targets: readonly PlannedTarget[];
}

export function explained(problem: Problem, plan: Plan): Explained {
  const { shots, targets, chains, goal } = problem;
  const scale = goal === 'wipe' ? 100 : 1;
  const best = planValue(problem, plan).main;
  const fired = inOrder(problem, plan);
  const empty: Plan = chains.map(() => []);
  let [before, so] = [planValue(problem, empty).main, empty];
  const lines: Line[] = [];
  const planned = fired.map(({ shot, target }): PlannedShot => {
    so = so.map((order, i) => (i === target ? [...order, shot] : order));
    const now = planValue(problem, so).main;
    const { name } = shots[shot] as Shot;
    const value = scale * (now - before);
    lines.push({ why: { code: 'by-shot', name, target: targets[target]?.name ?? '' }, value });
    before = now;
    const reasons: Fact[] = [{ code: 'plan-adds', goal, value }];
    const other = instead(problem, plan, shot, target);
    if (other) {
      const [loss, name] = [scale * (best - other.value), targets[other.target]?.name ?? ''];
      if (loss <= -LEAST) reasons.push({ code: 'plan-better', goal, target: name, gain: -loss });
      else reasons.push({ code: 'plan-instead', goal, target: name, loss: Math.max(0, loss) });
    }
    const next = swapped(problem, plan, shot, target);
    const loss = next ? scale * (best - next.value) : 0;
    if (next && loss >= LEAST) reasons.push({ code: 'plan-before', goal, other: next.name, loss });
    if (next && loss <= -LEAST) reasons.push({ code: 'plan-after', goal, other: next.name, gain: -loss });
    return { name, target, adds: value, reasons };
  });
  return {
    goal,
    value: tally(lines),
    shots: planned,
    targets: targets.map(({ name }, target) => {
      const odds = stateAfter(problem, target, plan[target] ?? []);
      const { models, wounds } = chains[target] ?? { models: 0, wounds: 0 };
      return { name, kills: worth(problem, target, odds, plan[target] ?? []).kills, models, wipe: odds[wounds] ?? 0 };
    }),
  };
}

const LEAST = 0.05; // less would be shown as 0

/** All shots in the order in which the units fire: a unit fires before others that wait for it at some target. */
function inOrder({ shots }: Problem, plan: Plan): readonly { readonly shot: number; readonly target: number }[] {
  const left = plan.map((order, target) => order.map((shot) => ({ shot, target })));
  const out: { shot: number; target: number }[] = [];
  const unitOf = (shot: number): number => (shots[shot] as Shot).unit;
  while (left.some((queue) => queue.length > 0)) {
    const heads = left.flatMap((queue) => (queue[0] ? [unitOf(queue[0].shot)] : []));
    const isFree = (unit: number): boolean =>
      left.every((queue) => {
        const first = queue.findIndex(({ shot }) => unitOf(shot) === unit);
        return first <= 0;
      });
    const unit = heads.find(isFree) ?? heads[0];
    for (const queue of left)
      while (queue[0] && unitOf(queue[0].shot) === unit) out.push(queue.shift() as (typeof out)[number]);
  }
  return out;
}

/** The best plan in which this shot has another target; it may fire there at any place. */
function instead(problem: Problem, plan: Plan, shot: number, target: number) {
  let best: { target: number; value: number } | undefined;
  for (const other of problem.chains.keys()) {
    if (other === target) continue;
    const there = plan[other] ?? [];
    for (const place of new Set([0, there.length])) {
      const moved = plan.map((order, i) =>
        i === target ? order.filter((one) => one !== shot) : i === other ? order.toSpliced(place, 0, shot) : order,
      );
      const { main: value } = planValue(problem, moved);
      if (!best || value > best.value) best = { target: other, value };
    }
  }
  return best;
}

/** The plan in which this shot trades places with the next at the same target. */
function swapped(problem: Problem, plan: Plan, shot: number, target: number) {
  const order = plan[target] ?? [];
  const place = order.indexOf(shot);
  const next = order[place + 1];
  if (next === undefined) return undefined;
  const other = order.with(place, next).with(place + 1, shot);
  const value = planValue(
    problem,
    plan.map((one, i) => (i === target ? other : one)),
  ).main;
  return { name: problem.shots[next]?.name ?? '', value };
}
