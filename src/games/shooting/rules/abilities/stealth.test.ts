import { describe, expect, test } from 'vitest';
import { save, shoot, toHit } from './testing.ts';

describe('Stealth: -1 to hit for attacks at the unit', () => {
  test.each([
    ['3+ at -1', {}],
    ['3+', { weapon: ['Heavy'], moved: 'stationary' }],
    ['3+ at -1', { weapon: ['Indirect Fire'], unseen: true }], // -2 is capped
    ['hits', { weapon: ['Torrent'] }],
  ] as const)('%s, %o', (told, shot) => {
    expect(toHit({ ...shot, target: ['Stealth'] })).toBe(told);
  });

  test('it does not affect the unit’s own attacks', () => {
    expect(toHit({ shooter: ['Stealth'] })).toBe('3+');
  });

  test('two of them do not add up', () => {
    expect(shoot({ target: ['Stealth', 'Stealth', 'Smokescreen'] }).receipts.hit.total).toBe(-1);
  });

  test('the receipt shows that it comes from the target', () => {
    expect(shoot({ target: ['Stealth'] }).receipts.hit.lines).toEqual([
      { why: { code: 'ability', by: 'target', ability: 'stealth' }, value: -1 },
    ]);
  });

  test('it gives no cover', () => {
    expect(save({ target: ['Stealth'], Sv: 5 })).toBe('5+');
  });
});

describe('eleventh edition: it counts as cover', () => {
  test.each([
    ['4+', { target: ['Stealth'] }],
    ['4+', { target: ['Stealth'], cover: true }], // not twice
    ['4+ at -1', { target: ['Stealth', 'Hit Minus One'] }], // outside the cap
    ['7+ at -1', { target: ['Stealth', 'Hit Minus One'], BS: 6 }],
    ['3+', { target: ['Stealth'], weapon: ['Ignores Cover'] }],
  ])('%s, %o', (told, shot) => {
    expect(toHit({ ...shot, edition: '11e' })).toBe(told);
  });
});
