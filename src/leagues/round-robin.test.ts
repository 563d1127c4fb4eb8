import { describe, expect, test } from 'vitest';
import type { Player } from './league.ts';
import { roundRobin, withoutGone } from './round-robin.ts';

const SIZES = Array.from({ length: 31 }, (_, i) => i + 2);
const playersOf = (size: number): readonly Player[] => Array.from({ length: size }, (_, i) => 3 * i + 1);

describe.each(SIZES)('%i players', (size) => {
  const players = playersOf(size);
  const rounds = roundRobin(players);

  test('every pair meets exactly once', () => {
    const met = rounds.flatMap(({ pairs }) => pairs.map(({ first, second }) => [first, second].sort((a, b) => a - b)));
    const all = players.flatMap((a, i) => players.slice(i + 1).map((b) => [a, b]));
    const text = (pair: readonly number[]) => pair.join(' ');
    expect(met.map(text).sort()).toEqual(all.map(text).sort());
  });

  test('every player is in every round once: in a pair or with a bye', () => {
    for (const { pairs, byes } of rounds) {
      const found = [...pairs.flatMap(({ first, second }) => [first, second]), ...byes];
      expect(found.sort((a, b) => a - b)).toEqual(players);
      expect(byes).toHaveLength(size % 2);
    }
    expect(rounds).toHaveLength(size % 2 === 0 ? size - 1 : size);
  });

  test('everyone has one bye, or no one has any', () => {
    expect(rounds.flatMap(({ byes }) => byes).sort((a, b) => a - b)).toEqual(size % 2 === 0 ? [] : players);
  });

  test('sides are fair: as often first as second, or one more, and at most twice in a row', () => {
    for (const player of players) {
      const sides = rounds.flatMap(({ pairs }) =>
        pairs.flatMap(({ first, second }) => (first === player ? [1] : second === player ? [-1] : [])),
      );
      expect(Math.abs(sides.reduce((sum, side) => sum + side, 0))).toBe(size % 2 === 0 ? 1 : 0);
      const isStaying = size % 2 === 0 && player === players.at(-1);
      sides.forEach((side, i) => {
        if (isStaying && i > 0) expect(side).not.toBe(sides[i - 1]);
        expect(side === sides[i - 1] && side === sides[i - 2]).toBe(false);
      });
    }
  });
});

test('the opponent of a player who has left has a bye; two players who have left are not paired', () => {
  const plan = {
    pairs: [
      { first: 1, second: 2 },
      { first: 3, second: 4 },
      { first: 5, second: 6 },
    ],
    byes: [7, 8],
  };
  expect(withoutGone(plan, new Set([2, 3, 4, 8]))).toEqual({ pairs: [{ first: 5, second: 6 }], byes: [7, 1] });
});
