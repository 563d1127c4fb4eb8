import { describe, expect, test } from 'vitest';
import type { Outcome } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import { nim, nimState } from './fixtures/nim.ts';
import { playOut, valuesOf } from './playout.ts';
import { newFork, offersOf } from './tree.ts';

const policy = { exploration: 0.7, widening: 2 };
const search = { game: nim, sides: ['x', 'o'], random: new Random(1), policy, depth: 20 };

describe('what an end is worth to each side', () => {
  const ended = (winners: string[], sides: string[]): number[] => {
    const outcome = (): Outcome => ({ winners, reason: { code: 'over' } });
    return valuesOf({ ...search, game: { ...nim, outcome }, sides }, nimState(5));
  };
  test.each<[string, string[], string[], number[]]>([
    ['won', ['x'], ['x', 'o'], [1, 0]],
    ['lost', ['o'], ['x', 'o'], [0, 1]],
    ['drawn', ['x', 'o'], ['x', 'o'], [0.5, 0.5]],
    ['shared by two of three', ['a', 'c'], ['a', 'b', 'c'], [0.5, 0, 0.5]],
  ])('%s', (_, winners, sides, values) => expect(ended(winners, sides)).toEqual(values));

  test('before the end each side goes by its standing; of two, one has what the other lacks', () => {
    const standing = (_: unknown, side: string): number => ({ x: 0.7, o: 0.9, z: 0.2 })[side] ?? 0;
    const game = { ...nim, standing };
    expect(valuesOf({ ...search, game, sides: ['x', 'o', 'z'] }, nimState(5))).toEqual([0.7, 0.9, 0.2]);
    expect(valuesOf({ ...search, game }, nimState(5))[1]).toBeCloseTo(0.3);
  });
});

test('each play-out adds one branch, and a command is valued for the side that gives it', () => {
  const root = newFork<ReturnType<typeof nim.options> extends Iterable<infer C> ? C : never>();
  const offers = [...offersOf('x', nim.options(nim.view(nimState(4), 'x'), 'x'))];
  for (let i = 0; i < 300; i++) playOut(search, root, offers, nimState(4), 'x');
  expect(root.visits).toBe(300);
  const taken = [...root.branches.values()];
  expect(taken.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
  for (const branch of taken) {
    const replies = [...branch.next.branches.values()];
    expect(branch.side).toBe(0);
    expect(replies.every(({ side }) => side === 1)).toBe(true);
    const best = Math.max(...replies.map(({ value, visits }) => value / visits));
    expect(best).toBe(1); // four stones are lost whatever x takes
  }
});
