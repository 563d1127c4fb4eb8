import type { Random } from '../kernel/random.ts';

/** A command in the tree with its statistics. Values are from the point of view of the side that gives it. */
export interface Branch<C> {
  readonly command: C;
  readonly side: number; // index of the side
  readonly next: Fork<C>;
  visits: number;
  value: number; // summed over the visits
  available: number; // how often it was available
}

/** A decision in the tree, reached by one sequence of commands through many imagined states. */
export interface Fork<C> {
  readonly branches: Map<string, Branch<C>>;
  visits: number;
}

export interface Offer<C> {
  readonly key: string;
  readonly command: C;
}

export interface TreePolicy {
  readonly exploration: number; // weight of rarely tried branches
  readonly widening: number; // number of branches after n visits: widening x sqrt(n + 1)
}

export const newFork = <C>(): Fork<C> => ({ branches: new Map(), visits: 0 });

const keyOf = (seat: string, command: unknown): string => `${seat} ${JSON.stringify(command)}`;

export function* offersOf<C>(seat: string, options: Iterable<C>): Generator<Offer<C>, void> {
  for (const command of options) yield { key: keyOf(seat, command), command };
}

/** Picks a new branch while the fork is narrow, otherwise the best by UCB1 among those available. */
export function pickBranch<C>(
  fork: Fork<C>,
  offers: Iterable<Offer<C>>,
  side: number,
  random: Random,
  policy: TreePolicy,
): Branch<C> | undefined {
  let fresh: Offer<C> | undefined;
  let best: Branch<C> | undefined;
  let bestPromise = Number.NEGATIVE_INFINITY;
  let untried = 0;
  let tried = 0;
  for (const offer of offers) {
    const branch = fork.branches.get(offer.key);
    if (!branch) {
      if (random.roll(++untried) === 1) fresh = offer;
      continue;
    }
    tried++;
    branch.available++;
    const promise = promiseOf(branch, policy.exploration);
    if (promise > bestPromise) {
      best = branch;
      bestPromise = promise;
    }
  }
  if (!fresh || (best && tried >= policy.widening * Math.sqrt(fork.visits + 1))) return best;
  const branch = { command: fresh.command, side, next: newFork<C>(), visits: 0, value: 0, available: 1 };
  fork.branches.set(fresh.key, branch);
  return branch;
}

const promiseOf = <C>({ value, visits, available }: Branch<C>, exploration: number): number =>
  value / visits + exploration * Math.sqrt(Math.log(available) / visits);
