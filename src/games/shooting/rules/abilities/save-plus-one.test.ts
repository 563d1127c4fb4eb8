import { expect, test } from 'vitest';
import { save } from './testing.ts';

test.each([
  ['3+', { Sv: 4 }],
  ['4+', { Sv: 4, AP: -1 }],
  ['3+', { Sv: 4, terrain: true }], // improved by at most 1
  ['3+', { Sv: 4, AP: -1, terrain: true }], // both against AP
  ['2+', { Sv: 2 }], // a 1 always fails
  ['4++', { Sv: 6, AP: -3, inv: 4 }], // not for invulnerable saves
])('Save Plus One: %s, %o', (told, shot) => {
  expect(save({ ...shot, target: ['Save Plus One'] })).toBe(told);
});
