import { describe, expect, test } from 'vitest';
import { attacks, refusalOf, shoot } from './testing.ts';

describe('Blast: one more attack per weapon for every five models in the target', () => {
  test.each([
    [1, 'D6'],
    [4, 'D6'],
    [5, 'D6+1'],
    [6, 'D6+1'],
    [9, 'D6+1'],
    [10, 'D6+2'],
    [11, 'D6+2'],
    [20, 'D6+4'],
  ])('D6 at %i models: %s', (blast, told) => {
    expect(attacks({ A: 'D6', weapon: ['Blast'], blast })).toBe(told);
  });

  test('there is no minimum number of attacks: a D3 can still be 1', () => {
    expect(attacks({ A: 'D3', weapon: ['Blast'], blast: 4 })).toBe('D3');
  });

  test('Blast 2 adds two for every five', () => {
    expect(attacks({ A: 3, weapon: ['Blast 2'], blast: 11 })).toBe('7');
  });

  test('the receipt shows it', () => {
    const why = { code: 'ability', by: 'weapon', ability: 'blast' };
    expect(shoot({ weapon: ['Blast'], blast: 10 }).receipts.attacks).toEqual({ total: 2, lines: [{ why, value: 2 }] });
  });

  test('without it the number of models does not matter', () => {
    expect(attacks({ A: 'D6', blast: 20 })).toBe('D6');
  });
});

describe('Blast cannot target a unit near friends', () => {
  test.each([
    ['nobody is near', {}, undefined],
    ['a friend is', { nearFriends: true }, 'blast-near-friends'],
    ['the firing unit is', { nearFriends: true, engagedWithIt: true, engaged: true }, 'blast-near-friends'],
    ['a vehicle fires', { nearFriends: true, engagedWithIt: true, keywords: ['vehicle'] }, 'blast-near-friends'],
    [
      'at a vehicle',
      { nearFriends: true, target: { keywords: ['vehicle'], abilities: [], attached: false } },
      'blast-near-friends',
    ],
  ])('%s', (_, told, code) => {
    expect(refusalOf('Blast', told)).toBe(code);
  });
});
