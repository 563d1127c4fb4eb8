import type { Random } from '../kernel/random.ts';

/** A command in the tree, and what has been learnt of it. Values are those of the side that gives the command. */
export interface Branch<C> {
  readonly command: C;
  readonly side: number; // place in the list of sides
  readonly next: Fork<C>;
  visits: number;
  value: number; // summed over the visits
  available: number; // how often it could have been chosen
}

/** A place where somebody must choose, reached by one line of commands through many imagined states. */
export interface Fork<C> {
  readonly branches: Map<string, Branch<C>>;
  visits: number;
}

export interface Offer<C> {
  readonly key: string;
  readonly command: C;
}

export interface TreePolicy {
  readonly exploration: number; // how strongly little-tried branches are favoured
  readonly widening: number; // branches considered after n visits: widening x sqrt(n + 1)
}

export const newFork = <C>(): Fork<C> => ({ branches: new Map(), visits: 0 });

export const keyOf = (seat: string, command: unknown): string => `${seat} ${JSON.stringify(command)}`;

export function* offersOf<C>(seat: string, options: Iterable<C>): Generator<Offer<C>, void> {
  for (const command of options) yield { key: keyOf(seat, command), command };
}

/** The branch to try: a new one while the fork is narrow, else the best by UCB1 over what this state offers. */
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
