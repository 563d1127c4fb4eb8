import type { Chain } from './chain.ts';
import {
  canFire,
  isBetter,
  joined,
  nothing,
  type Plan,
  type Problem,
  stateAfter,
  unhurt,
  type Value,
  worth,
} from './problem.ts';

interface Best {
  readonly value: Value;
  readonly order: readonly number[];
}

const MOST_SHOTS = 8;
const MOST_STEPS = 6e8; // multiplications: about a second
const MOST_VOLLEYS = 4_000; // computed from scratch, if one unit splits its fire

/** How many ordered choices from n things there are. */
function orders(n: number): number {
  let [all, some] = [1, 1];
  for (let k = 0; k < n; k++) {
    some *= n - k;
    all += some;
  }
  return all;
}

const isSplit = <A>({ shots }: Problem<A>): boolean => new Set(shots.map(({ unit }) => unit)).size < shots.length;
const isOneUnit = ({ shots }: Problem): boolean => new Set(shots.map(({ unit }) => unit)).size <= 1;

/** Whether every assignment and order can be tried. Units that split their fire also compete for their turn. */
export function canBeExact(problem: Problem): boolean {
  const { shots, chains } = problem;
  if (shots.length > MOST_SHOTS || (isSplit(problem) && !isOneUnit(problem))) return false;
  const many = orders(shots.length);
  if (isSplit(problem)) return many * chains.length <= MOST_VOLLEYS;
  return many * chains.reduce((sum, { wounds }) => sum + (wounds + 1) ** 2, 0) <= MOST_STEPS;
}

/** The best plan of all. Each target is solved for every set of shots, then the sets are divided among the targets. */
export function exactPlan<A>(problem: Problem<A>): Plan {
  const { shots, chains } = problem;
  const sets = 1 << shots.length;
  let best = Array.from({ length: sets }, (_, left): { value: Value; plan: Plan } | undefined =>
    left === 0 ? { value: nothing(problem), plan: [] } : undefined,
  );
  // From the last target to the first: `best` divides a set of shots among the targets after this one.
  for (let target = chains.length - 1; target >= 0; target--) {
    const found = bestOrders(problem, target);
    const next: typeof best = Array.from({ length: sets }, () => undefined);
    for (let all = 0; all < sets; all++)
      for (let taken = all; ; taken = (taken - 1) & all) {
        const rest = best[all & ~taken];
        const own = found[taken];
        if (rest && own) {
          const value = joined(problem, own.value, rest.value);
          const before = next[all];
          if (!before || isBetter(value, before.value)) next[all] = { value, plan: [own.order, ...rest.plan] };
        }
        if (taken === 0) break;
      }
    best = next;
  }
  return best[sets - 1]?.plan ?? [];
}

/** The best order of fire at one target, for every set of shots. */
function bestOrders<A>(problem: Problem<A>, target: number): readonly (Best | undefined)[] {
  const { shots, values } = problem;
  const chain = problem.chains[target] as Chain<A>;
  const found: (Best | undefined)[] = Array.from({ length: 1 << shots.length }, () => undefined);
  const joins = !values && isSplit(problem); // one unit: its shots are one volley
  const visit = (set: number, order: readonly number[], odds: Float64Array): void => {
    const value = worth(problem, target, odds, order);
    const before = found[set];
    if (!before || isBetter(value, before.value)) found[set] = { value, order };
    for (const [i, shot] of shots.entries()) {
      if (set & (1 << i) || !canFire(problem, i, target) || isRepeated(problem, set, i)) continue;
      if (values && set >> i) continue; // the order is given
      const next = [...order, i];
      visit(set | (1 << i), next, joins ? stateAfter(problem, target, next) : chain.after(odds, shot.volley));
    }
  };
  visit(0, [], unhurt(chain));
  return found.map((best, set) => best ?? relabelled(problem, found[sorted(problem, set)], set));
}

/** The same order with the equal shots of another set. */
function relabelled<A>({ shots }: Problem<A>, best: Best | undefined, set: number): Best | undefined {
  if (!best) return undefined;
  const free = shots.flatMap((_, i) => (set & (1 << i) ? [i] : []));
  const order = best.order.map((i) => {
    const at = free.findIndex((k) => shots[k]?.volley.key === shots[i]?.volley.key);
    return free.splice(at, 1)[0] as number;
  });
  return { ...best, order };
}

/** Equal shots are tried in one order only. */
const isRepeated = <A>({ shots }: Problem<A>, set: number, i: number): boolean =>
  shots.some((shot, k) => k < i && !(set & (1 << k)) && shot.volley.key === shots[i]?.volley.key);

/** The set with the first of each kind of equal shots instead of the later ones. */
function sorted<A>({ shots }: Problem<A>, set: number): number {
  const counts = new Map<string, number>();
  shots.forEach(({ volley }, i) => {
    if (set & (1 << i)) counts.set(volley.key, (counts.get(volley.key) ?? 0) + 1);
  });
  let same = 0;
  shots.forEach(({ volley }, i) => {
    const left = counts.get(volley.key) ?? 0;
    if (left > 0) same |= 1 << i;
    counts.set(volley.key, left - 1);
  });
  return same;
}
