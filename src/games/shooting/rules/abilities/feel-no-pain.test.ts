import { expect, test } from 'vitest';
import { struck } from './testing.ts';

test.each([
  [[], [], 7],
  [['Feel No Pain 5+'], [], 5],
  [[], ['Feel No Pain 6+'], 6],
  [['Feel No Pain 6+'], ['Feel No Pain 5+'], 5], // only the better one counts
  [['Feel No Pain 4+', 'Feel No Pain 6+'], [], 4],
])('Feel No Pain: unit %s, model %s: %i+', (target, model, on) => {
  expect(struck({ target, model }).feelNoPain).toBe(on);
});

test('it is not a save: AP does not affect it, and the save is unchanged', () => {
  expect(struck({ model: ['Feel No Pain 5+'], AP: -4 })).toMatchObject({ feelNoPain: 5, save: 7, by: 'none' });
});

test('the shooter’s own ability does not help the target', () => {
  expect(struck({ shooter: ['Feel No Pain 5+'] }).feelNoPain).toBe(7);
});
