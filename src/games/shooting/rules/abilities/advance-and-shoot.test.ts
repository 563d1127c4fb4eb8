import { expect, test } from 'vitest';
import { entry, shoot } from './testing.ts';

test('Advance and Shoot: a unit whose weapons all fire after an advance', () => {
  expect(entry('Advance and Shoot').entry.permits).toEqual(['after-advancing']);
});

test('it costs nothing to hit', () => {
  expect(shoot({ shooter: ['Advance and Shoot'], moved: 'advanced' })).toEqual(shoot());
});
