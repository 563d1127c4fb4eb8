import type { Random } from '../kernel/random.ts';

/** A command in the tree with its statistics. Values are from the point of view of the side that gives it. */
export interface Branch<C> {
  readonly command: C;
  readonly side: number; // index of the side
  readonly next: Fork<C>;
  readonly results: number[]; // value of each visit; visit n of every branch of a root plays in the same imagined world n
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
  readonly share?: number; // prior probability that it is the best; absent = no prior
}

export interface TreePolicy {
  readonly exploration: number; // weight of rarely tried branches
  readonly widening: number; // number of branches after n visits: widening x sqrt(n + 1)
}

export const newFork = <C>(): Fork<C> => ({ branches: new Map(), visits: 0 });

export const keyOf = (seat: string, command: unknown): string => `${seat} ${JSON.stringify(command)}`;

export function* offersOf<C>(seat: string, options: Iterable<C>): Generator<Offer<C>, void> {
  for (const command of options) yield { key: keyOf(seat, command), command };
}

/** How many branches a fork may have. */
export const widthOf = ({ visits }: Fork<unknown>, { widening }: TreePolicy): number =>
  Math.max(1, widening * Math.sqrt(visits + 1));

/** Without priors: picks a random new branch while the fork is narrow, otherwise the best by UCB1 among those available. */
export function pickBranch<C>(
  fork: Fork<C>,
  offers: Iterable<Offer<C>>,
  side: number,
  random: Random,
  policy: TreePolicy,
): Branch<C> | undefined {
  let fresh: Offer<C> | undefined;
  let best: Branch<C> | undefined;
  let bestPriority = Number.NEGATIVE_INFINITY;
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
    const priority = ucbOf(branch, policy.exploration);
    if (priority > bestPriority) {
      best = branch;
      bestPriority = priority;
    }
  }
  if (!fresh || (best && tried >= widthOf(fork, policy))) return best;
  return newBranch(fork, fresh, side);
}

/**
 * With priors, best first: opens branches in that order while the fork is narrow, otherwise picks by mean, prior and
 * visits (PUCT). The first offer is always open, because it is what the guide does in this imagined world.
 */
export function pickGuided<C>(
  fork: Fork<C>,
  offers: readonly Offer<C>[],
  side: number,
  policy: TreePolicy,
): Branch<C> | undefined {
  let fresh: Offer<C> | undefined;
  let best: Branch<C> | undefined;
  let bestPriority = Number.NEGATIVE_INFINITY;
  let tried = 0;
  const explore = policy.exploration * Math.sqrt(fork.visits);
  for (const offer of offers) {
    const branch = fork.branches.get(offer.key);
    if (!branch) {
      fresh ??= offer;
      continue;
    }
    tried++;
    branch.available++;
    const priority = branch.value / branch.visits + (explore * (offer.share ?? 0)) / (1 + branch.visits);
    if (priority > bestPriority) {
      best = branch;
      bestPriority = priority;
    }
  }
  const opens = fresh !== undefined && (fresh === offers[0] || tried + 1 <= widthOf(fork, policy));
  return fresh && opens ? newBranch(fork, fresh, side) : best;
}

function newBranch<C>(fork: Fork<C>, { key, command }: Offer<C>, side: number): Branch<C> {
  const branch = { command, side, next: newFork<C>(), results: [], visits: 0, value: 0, available: 1 };
  fork.branches.set(key, branch);
  return branch;
}

const ucbOf = <C>({ value, visits, available }: Branch<C>, exploration: number): number =>
  value / visits + exploration * Math.sqrt(Math.log(available) / visits);
