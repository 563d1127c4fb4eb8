import { describe, expect, test } from 'vitest';
import { save, toHit } from './testing.ts';

describe('Ignores Cover: the target has no benefit of cover', () => {
  test.each([
    ['terrain', { terrain: true }],
    ['Go to Ground', { target: ['Go to Ground'] }],
    ['a smokescreen', { target: ['Smokescreen'] }],
    ['shots at the unseen', { unseen: true }],
  ])('even the cover of %s', (_, shot) => {
    expect(save({ ...shot, Sv: 5, weapon: ['Indirect Fire'] })).toBe('4+');
    expect(save({ ...shot, Sv: 5, weapon: ['Indirect Fire', 'Ignores Cover'] })).toBe('5+');
  });

  test('the invulnerable save of Go to Ground still applies', () => {
    expect(save({ target: ['Go to Ground'], Sv: 6, AP: -2, weapon: ['Ignores Cover'] })).toBe('6++');
  });

  test('the -1 of Smokescreen still applies: it is Stealth, not cover', () => {
    expect(toHit({ target: ['Smokescreen'], weapon: ['Ignores Cover'] })).toBe('3+ at -1');
  });

  test('a unit can give it to all its weapons', () => {
    expect(save({ terrain: true, Sv: 5, shooter: ['Ignores Cover'] })).toBe('5+');
  });

  test('eleventh edition: cover and Stealth do not worsen the skill', () => {
    const shot = { edition: '11e', cover: true, target: ['Stealth'] } as const;
    expect([toHit(shot), toHit({ ...shot, weapon: ['Ignores Cover'] })]).toEqual(['4+', '3+']);
  });
});
