import { expect, test } from 'vitest';
import { shoot, struck } from './testing.ts';

test('Psychic is a name and changes no number', () => {
  expect(shoot({ weapon: ['Psychic'] })).toEqual(shoot());
  expect(struck({ weapon: ['Psychic'], AP: -1 })).toEqual(struck({ AP: -1 }));
});
