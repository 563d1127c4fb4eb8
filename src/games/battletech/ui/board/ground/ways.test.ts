import { expect, test } from 'vitest';
import { sidesOf } from './ways.ts';

test.each([
  [0, []],
  [0b1001, [0, 3]],
  [63, [0, 1, 2, 3, 4, 5]],
])('bits %i are hexsides %j', (bits, sides) => {
  expect(sidesOf(bits)).toEqual(sides);
});
