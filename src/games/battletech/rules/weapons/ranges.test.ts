import { expect, test } from 'vitest';
import { CT, LL } from '../../data/places.ts';
import { unitOf } from '../../state.ts';
import { ground, set } from '../testing.ts';
import { bracketOf, isWet, minimumModifier } from './ranges.ts';
import { duel } from './testing.ts';

test.each([
  [1, 'short'],
  [3, 'short'],
  [4, 'medium'],
  [6, 'medium'],
  [7, 'long'],
  [9, 'long'],
  [10, null],
] as const)('ranges 3/6/9 at %i: %s', (distance, bracket) => {
  expect(bracketOf([3, 6, 9], distance)).toBe(bracket);
});

test.each([
  [3, 4, 0],
  [3, 3, 1],
  [3, 1, 3],
  [6, 1, 6],
  [0, 1, 0],
])('minimum range %i at %i: +%i', (minimum, distance, modifier) => {
  expect(minimumModifier(minimum, distance)).toBe(modifier);
});

test.each([
  ['dry land', -1, false, [false, false]],
  ['depth 0', 0, false, [false, false]],
  ['a ford', 1, false, [true, false]],
  ['a ford, prone', 1, true, [true, true]],
  ['deep water', 2, false, [true, true]],
] as const)('%s: whether legs and torso are under water', (_, water, prone, expected) => {
  const state = set(duel({ map: ground({ '0810': { water } }) }), 0, { prone });
  const unit = unitOf(state, 0);
  expect([LL, CT].map((place) => isWet(state, unit, place))).toEqual(expected);
});
