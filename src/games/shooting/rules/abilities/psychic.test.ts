import { describe, expect, test } from 'vitest';
import { shoot, struck, toHit, toWound } from './testing.ts';

test('Psychic is only a keyword and changes no number', () => {
  expect(shoot({ weapon: ['Psychic'] })).toEqual(shoot());
  expect(struck({ weapon: ['Psychic'], AP: -1 })).toEqual(struck({ AP: -1 }));
  expect(toHit({ weapon: ['Psychic'], target: ['Stealth'] })).toBe('3+ at -1');
});

describe('eleventh edition: it may ignore modifiers to the hit roll and skill, so it ignores penalties', () => {
  test.each([
    ['3+', { cover: true }],
    ['3+', { target: ['Stealth'] }],
    ['3+', { target: ['Hit Minus One'] }],
    ['3+ at +1', { target: ['Hit Minus One'], weapon: ['Psychic', 'Heavy'], moved: 'stationary' }], // keeps bonuses
    ['2+', { plunging: true, cover: true }],
    ['3+', { hand: ['hit-minus-one'] }],
  ] as const)('%s, %o', (told, shot) => {
    expect(toHit({ weapon: ['Psychic'], ...shot, edition: '11e' })).toBe(told);
  });

  test('automatic failures are not modifiers, and wound rolls are unchanged', () => {
    const unseen = shoot({ edition: '11e', weapon: ['Psychic', 'Indirect Fire'], unseen: true });
    expect(unseen.hit).toMatchObject({ needs: 3, fails: 6 });
    expect(toWound({ edition: '11e', weapon: ['Psychic'], target: ['Wound Minus One'] })).toBe('4+ at -1');
  });

  test('the notes mention it if there is a hit roll', () => {
    const notes = (weapon: readonly string[]) =>
      shoot({ edition: '11e', weapon }).receipts.notes.map(({ change }) => (change as { kind: string }).kind);
    expect(notes(['Psychic'])).toEqual(['ignores-worse']);
    expect(notes(['Psychic', 'Torrent'])).toEqual(['auto-hit']);
  });
});
