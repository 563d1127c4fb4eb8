import { describe, expect, test } from 'vitest';
import { Random } from '../kernel/random.ts';
import { type Branch, newFork, offersOf, pickBranch, pickGuided } from './tree.ts';

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

/** Options in the order of a guide, each with the same prior. */
function guided(visits: number, options: (visit: number) => readonly number[]) {
  const fork = newFork<number>();
  for (let visit = 0; visit < visits; visit++) {
    const offers = options(visit).map((command) => ({
      key: `x ${command}`,
      command,
      share: 1 / options(visit).length,
    }));
    const branch = pickGuided(fork, offers, 0, { exploration: 0.7, widening: 1 }) as Branch<number>;
    fork.visits++;
    branch.visits++;
    branch.value += branch.command / 60;
  }
  return fork;
}

test.each([
  [1, [3]],
  [4, [3, 9]],
  [16, [3, 9, 27, 1]],
])('after %i visits a guided fork has opened the first options of the guide: %j', (visits, opened) => {
  expect([...guided(visits, () => [3, 9, 27, 1, 50, 60]).branches.values()].map(({ command }) => command)).toEqual(
    opened,
  );
});

test('the guide’s choice in an imagined world is always explored, however narrow the fork is', () => {
  const fork = guided(3, (visit) => [visit, 59]);
  expect([...fork.branches.values()].map(({ command }) => command)).toEqual([0, 1, 2]);
});

describe('among open options', () => {
  const visitsAfter = (times: number, worth: Readonly<Record<string, number>>) => {
    const fork = newFork<string>();
    const offers = [
      { key: 'likely', command: 'likely', share: 0.8 },
      { key: 'unlikely', command: 'unlikely', share: 0.2 },
    ];
    for (let i = 0; i < times; i++) {
      const branch = pickGuided(fork, offers, 0, { exploration: 0.7, widening: 2 }) as Branch<string>;
      fork.visits++;
      branch.visits++;
      branch.value += worth[branch.command] ?? 0;
    }
    return offers.map(({ key }) => fork.branches.get(key)?.visits ?? 0) as [number, number];
  };
  test('a higher prior gets more visits while the results are alike', () => {
    const [likely, unlikely] = visitsAfter(100, { likely: 0.5, unlikely: 0.5 });
    expect(likely).toBeGreaterThan(2 * unlikely);
  });
  test('results overrule the prior', () => {
    const [likely, unlikely] = visitsAfter(400, { likely: 0.1, unlikely: 0.9 });
    expect(unlikely).toBeGreaterThan(5 * likely);
  });
});
