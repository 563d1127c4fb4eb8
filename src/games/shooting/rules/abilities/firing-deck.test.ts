import { expect, test } from 'vitest';
import { abilityIn } from './registry.ts';
import { entry, shoot } from './testing.ts';

test('Firing Deck X: up to X passengers lend a weapon', () => {
  expect(abilityIn([entry('Firing Deck 11').ability], 'firing-deck')?.x?.plus).toBe(11);
});

test('it changes no roll', () => {
  expect(shoot({ shooter: ['Firing Deck 2'] })).toEqual(shoot());
});
