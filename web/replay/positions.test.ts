import { expect, test } from 'vitest';
import { keyMoments, nextOf, previousOf, turnStarts, within } from './positions.ts';
import type { Recording } from './recording.ts';

test.each([
  [[2, 5, 9], 0, 2, undefined],
  [[2, 5, 9], 5, 9, 2],
  [[2, 5, 9], 9, undefined, 5],
  [[], 3, undefined, undefined],
])('among %j, from %i, next is %s and previous %s', (places, at, next, previous) => {
  expect([nextOf(places, at), previousOf(places, at)]).toEqual([next, previous]);
});

test('a turn starts where the turn number increases', () => {
  expect(turnStarts([0, 0, 1, 1, 1, 2])).toEqual([0, 2, 5]);
});

test('key moments are the game’s own and those that end the match', () => {
  const entry = (n: number, ...events: { type: string; outcome?: object | null }[]) => ({ n, events });
  const entries = [
    entry(0, { type: 'began' }),
    entry(1, { type: 'moved' }, { type: 'exploded' }),
    entry(2, { type: 'resigned', outcome: null }),
    entry(3, { type: 'resigned', outcome: {} }),
  ];
  expect(keyMoments({ entries } as unknown as Recording, ({ type }) => type === 'exploded')).toEqual([1, 3]);
});

test.each([
  [-3, 10, 0],
  [4, 10, 4],
  [99, 10, 10],
])('clamps %i of %i to %i', (at, last, shown) => {
  expect(within(at, last)).toBe(shown);
});
