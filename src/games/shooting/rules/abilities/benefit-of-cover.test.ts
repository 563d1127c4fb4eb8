import { describe, expect, test } from 'vitest';
import { save, shoot, toHit } from './testing.ts';

describe('tenth edition: +1 to the armour save, model by model', () => {
  test.each([
    ['3+', { Sv: 4 }],
    ['3+', { Sv: 3 }],
    ['3+', { Sv: 3, AP: -1 }],
    ['3+', { Sv: 2, AP: -2 }],
    ['6+', { Sv: 6, AP: -1 }],
    ['4++', { Sv: 2, AP: -4, inv: 4 }], // not for invulnerable saves
  ])('%s, %o', (told, shot) => {
    expect(save({ ...shot, terrain: true })).toBe(told);
  });

  test('it does not affect hit rolls', () => {
    expect(toHit({ terrain: true, cover: true })).toBe('3+');
  });
});

describe('eleventh edition: the skill is worse by 1, not capped, if the whole unit has cover', () => {
  test.each([
    ['4+', {}],
    ['4+ at -1', { target: ['Hit Minus One'] }],
    ['4+ at +1', { weapon: ['Heavy'], moved: 'stationary' }],
    ['7+', { BS: 6 }], // a 6 still hits
  ] as const)('%s, %o', (told, shot) => {
    expect(toHit({ ...shot, edition: '11e', cover: true })).toBe(told);
  });

  test('saves are unchanged', () => {
    expect(save({ edition: '11e', Sv: 4, AP: -1, terrain: true, cover: true })).toBe('5+');
  });

  test('the receipt shows it', () => {
    expect(shoot({ edition: '11e', cover: true }).receipts.skill).toEqual({
      total: 4,
      lines: [
        { why: { code: 'ballistic-skill' }, value: 3 },
        { why: { code: 'ability', by: 'rules', ability: 'benefit-of-cover' }, value: 1 },
      ],
    });
  });
});
