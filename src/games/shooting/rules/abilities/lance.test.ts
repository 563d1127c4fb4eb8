import { expect, test } from 'vitest';
import { shoot, toWound } from './testing.ts';

test('Lance helps who has charged, and nobody has in the Shooting phase', () => {
  expect(toWound({ weapon: ['Lance'] })).toBe('4+');
  expect(shoot({ weapon: ['Lance'] })).toEqual(shoot());
});
