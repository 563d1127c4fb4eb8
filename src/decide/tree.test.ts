import { expect, test } from 'vitest';
import { Random } from '../kernel/random.ts';
import { type Branch, newFork, offersOf, pickBranch } from './tree.ts';

const POLICY = { exploration: 0.7, widening: 2 };
const MANY = Array.from({ length: 60 }, (_, i) => i);

/** Treats a fork as a bandit: branch `c` pays with probability c/60. */
function played(visits: number, options: (visit: number) => Iterable<number>) {
  const fork = newFork<number>();
  const random = new Random(1);
  for (let visit = 0; visit < visits; visit++) {
    const branch = pickBranch(fork, offersOf('x', options(visit)), 0, random, POLICY) as Branch<number>;
    fork.visits++;
    branch.visits++;
    branch.value += branch.command / 60;
  }
  return [...fork.branches.values()];
}

test.each([
  [1, 1],
  [4, 4],
  [40, 13],
  [400, 40],
])('after %i visits to sixty options it has considered %i', (visits, considered) => {
  expect(played(visits, () => MANY).length).toBe(considered);
});

test('what pays is tried most', () => {
  const branches = played(400, () => MANY).sort((a, b) => b.visits - a.visits);
  expect(branches[0]?.command).toBe(Math.max(...branches.map(({ command }) => command)));
});

test('a branch that is seldom on offer is not held to the visits it could not have', () => {
  const branches = played(300, (visit) => (visit % 3 ? [20, 30] : [20, 30, 40]));
  const seldom = branches.find(({ command }) => command === 40);
  expect(seldom?.available).toBe(99); // the first visit tried another
  expect(seldom?.visits).toBeGreaterThan(60);
});

test('nothing on offer is nothing picked', () => {
  expect(pickBranch(newFork(), [], 0, new Random(1), POLICY)).toBeUndefined();
});
