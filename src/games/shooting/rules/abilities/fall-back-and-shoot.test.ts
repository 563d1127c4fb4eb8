import { expect, test } from 'vitest';
import { entry, shoot } from './testing.ts';

test('Fall Back and Shoot: the unit can fire after falling back', () => {
  expect(entry('Fall Back and Shoot').entry.permits).toEqual(['after-falling-back']);
});

test('there is no hit penalty', () => {
  expect(shoot({ shooter: ['Fall Back and Shoot'], moved: 'fell-back' })).toEqual(shoot());
});
