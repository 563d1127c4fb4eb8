import { expect, test } from 'vitest';
import { entry, refusalOf, toHit } from './testing.ts';

test('Close-quarters is the eleventh edition’s name for a Pistol', () => {
  const [one, other] = [entry('Close-quarters').entry, entry('Pistol').entry];
  expect({ ...one, print: other.print }).toEqual(other);
});

test('fires while engaged, at the engaging unit', () => {
  expect(refusalOf('Close-quarters', { engaged: true })).toBe('pistols-fire-at-who-engages');
});

test('without the -1 of Big Guns Never Tire', () => {
  expect(toHit({ edition: '11e', weapon: ['Close-quarters'], is: ['vehicle'], engaged: true })).toBe('3+');
});
