import { describe, expect, test } from 'vitest';
import { type Bot, bare } from '../kernel/bot.ts';
import type { Outcome } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import { type NimKinds, nim, nimState } from './fixtures/nim.ts';
import { ImaginedMatch } from './imagined-match.ts';
import { playOut, valuesOf } from './playout.ts';
import { type Branch, newFork, offersOf, pickBranch } from './tree.ts';

const policy = { exploration: 0.7, widening: 2, depth: 20, turns: 0, guide: 0 };
const search = { game: nim, sides: ['x', 'o'], policy };
const noBots = { bots: new Map(), iterations: 0 };

describe('what an end is worth to each side', () => {
  const ended = (winners: string[], sides: string[]): readonly number[] => {
    const outcome = (): Outcome => ({ winners, reason: { code: 'over' } });
    return valuesOf({ ...search, game: { ...nim, outcome }, sides }, nimState(5));
  };
  test.each<[string, string[], string[], number[]]>([
    ['won', ['x'], ['x', 'o'], [1, 0]],
    ['lost', ['o'], ['x', 'o'], [0, 1]],
    ['drawn', ['x', 'o'], ['x', 'o'], [0.5, 0.5]],
    ['shared by two of three', ['a', 'c'], ['a', 'b', 'c'], [0.5, 0, 0.5]],
  ])('%s', (_, winners, sides, values) => expect(ended(winners, sides)).toEqual(values));

  test('before the end each side has its odds of winning, as sharp as the game says', () => {
    const standing = (_: unknown, side: string): number => ({ x: 0.6, o: 0.3, z: 0.3 })[side] ?? 0;
    const game = { ...nim, standing };
    const [x, o, z] = valuesOf({ game, sides: ['x', 'o', 'z'] }, nimState(5));
    expect([x, o, z].map((value) => value?.toFixed(3))).toEqual(['0.500', '0.250', '0.250']);
    expect(valuesOf({ game: { ...game, steepness: 2 }, sides: ['x', 'o'] }, nimState(5))[0]).toBeCloseTo(0.8);
  });
});

/** Playouts of one position, all from one root. */
function rootAfter(iterations: number, over: Partial<typeof policy> = {}) {
  const root = newFork<NimKinds['command']>();
  const offers = [...offersOf('x', nim.options(nim.view(nimState(4), 'x'), 'x'))];
  const random = new Random(1);
  const limited = { ...search, policy: { ...policy, ...over } };
  for (let i = 0; i < iterations; i++) {
    const branch = pickBranch(root, offers, 0, random, policy) as Branch<NimKinds['command']>;
    root.visits++;
    const match = new ImaginedMatch(nim, noBots, nimState(4), { seat: 'x', belief: null }, random);
    playOut(limited, match, branch, 'x', random);
  }
  return root;
}

test('each playout adds one branch, and a command is valued for the side that gives it', () => {
  const taken = [...rootAfter(300).branches.values()];
  expect(taken.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
  for (const branch of taken) {
    const replies = [...branch.next.branches.values()];
    expect(branch.side).toBe(0);
    expect(branch.results).toHaveLength(branch.visits);
    expect(replies.every(({ side }) => side === 1)).toBe(true);
    const best = Math.max(...replies.map(({ value, visits }) => value / visits));
    expect(best).toBe(1); // four stones are lost whatever x takes
  }
});

test('a playout that is cut off is valued by the standing', () => {
  for (const { value, visits } of rootAfter(30, { depth: 1 }).branches.values()) expect(value / visits).toBe(0.5);
});

test('a guide that volunteers something illegal changes nothing: its belief is only imagined', () => {
  const awaiting: typeof nim.awaiting = () => [
    { seat: 'o', kinds: ['take'], must: false },
    { seat: 'x', kinds: ['take'], must: true },
  ];
  const take = { type: 'take', stones: 1 } as const;
  const eager: Bot<NimKinds> = {
    name: 'eager',
    listens: false,
    volunteers: ['take'],
    decide: () => bare<NimKinds['command']>(take),
  };
  const guide = { bots: new Map([['o', eager]]), iterations: 0 };
  const state = nimState(4, 'x');
  const match = new ImaginedMatch({ ...nim, awaiting }, guide, state, { seat: 'x', belief: null }, new Random(1));
  expect(match.nextRequired()?.seat).toBe('x');
  expect(match.state).toBe(state);
});
