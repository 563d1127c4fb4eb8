import { expect, test } from 'vitest';
import { entry, shoot } from './testing.ts';

test('Advance and Shoot: all weapons of the unit can fire after an advance', () => {
  expect(entry('Advance and Shoot').entry.permits).toEqual(['after-advancing']);
});

test('there is no hit penalty', () => {
  expect(shoot({ shooter: ['Advance and Shoot'], moved: 'advanced' })).toEqual(shoot());
});
