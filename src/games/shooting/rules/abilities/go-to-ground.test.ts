import { describe, expect, test } from 'vitest';
import { save, toHit } from './testing.ts';

describe('Go to Ground: a 6+ invulnerable save and the benefit of cover', () => {
  test.each([
    ['4+', { Sv: 5 }],
    ['4+', { Sv: 5, terrain: true }], // cover never counts twice
    ['6++', { Sv: 5, AP: -3 }],
    ['6+', { Sv: 5, AP: -2 }],
    ['5++', { Sv: 5, AP: -3, inv: 5 }], // the model has a better one
  ])('%s, %o', (told, shot) => {
    expect(save({ ...shot, target: ['Go to Ground'] })).toBe(told);
  });

  test('it does not affect hit rolls', () => {
    expect(toHit({ target: ['Go to Ground'] })).toBe('3+');
  });

  test('eleventh edition: the skill is worse by 1, the save is not better', () => {
    const shot = { edition: '11e', target: ['Go to Ground'], Sv: 5 } as const;
    expect([toHit(shot), save(shot), save({ ...shot, AP: -3 })]).toEqual(['4+', '5+', '6++']);
  });
});
