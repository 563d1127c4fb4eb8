import { describe, expect, test } from 'vitest';
import { entry, refusalOf, toHit } from './testing.ts';

describe('Pistol: can fire while engaged, at the engaging unit', () => {
  test('the ability permits firing while engaged, but not after advancing or falling back', () => {
    expect(entry('Pistol').entry.permits).toEqual(['while-engaged']);
  });

  test.each([
    ['not engaged: at anyone', {}, undefined],
    ['engaged with the target', { engaged: true, engagedWithIt: true }, undefined],
    ['even if friends are too', { engaged: true, engagedWithIt: true, nearFriends: true }, undefined],
    ['engaged with somebody else', { engaged: true }, 'pistols-fire-at-who-engages'],
    ['a vehicle, engaged with somebody else', { engaged: true, keywords: ['vehicle'] }, undefined],
    ['a monster, engaged with somebody else', { engaged: true, keywords: ['monster'] }, undefined],
  ])('%s', (_, told, code) => {
    expect(refusalOf('Pistol', told)).toBe(code);
  });

  test('a model fires either its pistols or all its other weapons', () => {
    expect(entry('Pistol').entry.apart).toBe(true);
    expect(entry('Assault').entry.apart).toBeUndefined();
  });
});

describe('Big Guns Never Tire does not affect pistols', () => {
  test.each([
    [['Pistol'], '3+'],
    [[], '3+ at -1'],
  ])('%s of an engaged vehicle: %s', (weapon, told) => {
    expect(toHit({ weapon, is: ['vehicle'], engaged: true })).toBe(told);
  });

  test.each([
    [['Pistol'], '3+'],
    [[], '3+ at -1'],
  ])('%s at an engaged vehicle: %s', (weapon, told) => {
    expect(toHit({ weapon, at: ['vehicle'], targetEngaged: true })).toBe(told);
  });
});
