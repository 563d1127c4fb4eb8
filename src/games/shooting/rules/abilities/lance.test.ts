import { expect, test } from 'vitest';
import { shoot, toWound } from './testing.ts';

test('Lance helps after a charge, so it does nothing in the Shooting Phase', () => {
  expect(toWound({ weapon: ['Lance'] })).toBe('4+');
  expect(shoot({ weapon: ['Lance'] })).toEqual(shoot());
});
