import { describe, expect, test } from 'vitest';
import { save, shoot, toHit } from './testing.ts';

describe('Plunging Fire: AP better by 1', () => {
  test.each([
    // Sv AP  cover  saves
    [4, 0, false, '5+'],
    [4, -1, false, '6+'],
    [3, 0, true, '3+'], // AP 0 has become -1, so good armour gains from cover
    [3, 0, false, '4+'],
  ] as const)('Sv %i+, AP %i, cover: %s: %s', (Sv, AP, terrain, told) => {
    expect(save({ Sv, AP, terrain, plunging: true })).toBe(told);
  });

  test('the receipt shows both', () => {
    expect(shoot({ AP: -1, plunging: true }).receipts.ap).toEqual({
      total: -2,
      lines: [
        { why: { code: 'armour-penetration' }, value: -1 },
        { why: { code: 'ability', by: 'rules', ability: 'plunging-fire' }, value: -1 },
      ],
    });
  });

  test('hit rolls are unchanged', () => {
    expect(toHit({ plunging: true })).toBe('3+');
  });
});

describe('eleventh edition: the skill is better by 1, not capped', () => {
  test.each([
    ['2+', {}],
    ['3+', { cover: true }],
    ['2+ at +1', { weapon: ['Heavy'], moved: 'stationary' }],
    ['2+ at -1', { target: ['Hit Minus One'] }],
  ] as const)('%s, %o', (told, shot) => {
    expect(toHit({ ...shot, edition: '11e', plunging: true })).toBe(told);
  });

  test('saves are unchanged', () => {
    expect(save({ edition: '11e', Sv: 4, plunging: true })).toBe('4+');
  });
});
