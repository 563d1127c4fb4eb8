import { expect, test } from 'vitest';
import { entry, shoot } from './testing.ts';

test('Fall Back and Shoot: a unit whose weapons fire although it fell back', () => {
  expect(entry('Fall Back and Shoot').entry.permits).toEqual(['after-falling-back']);
});

test('it costs nothing to hit', () => {
  expect(shoot({ shooter: ['Fall Back and Shoot'], moved: 'fell-back' })).toEqual(shoot());
});
