import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../kernel/tally.ts';
import { RUINS, save, struck } from './abilities/testing.ts';
import { feelNoPainOf } from './marks.ts';

describe('the armour save', () => {
  test.each([
    // Sv AP cover  saves on
    [3, 0, false, '3+'],
    [3, -1, false, '4+'],
    [4, -3, false, '-'], // a 6 does not save automatically
    [5, -1, false, '6+'],
    [6, -1, false, '-'],
    [2, -4, false, '6+'],
    [4, 0, true, '3+'],
    [3, 0, true, '3+'], // armour of 3+ or better gains nothing against AP 0
    [2, 0, true, '2+'],
    [3, -1, true, '3+'],
    [2, -1, true, '2+'],
    [2, -2, true, '3+'],
    [6, -1, true, '6+'],
    [6, -2, true, '-'],
  ] as const)('Sv %i+ against AP %i, cover: %s, saves on %s', (Sv, AP, terrain, saves) => {
    expect(save({ Sv, AP, terrain })).toBe(saves);
  });

  test.each([
    ['3+', { Sv: 4, model: ['Save Plus One'] }],
    ['3+', { Sv: 4, model: ['Save Plus One'], terrain: true }], // never improved by more than 1
    ['3+', { Sv: 4, AP: -1, model: ['Save Plus One'], terrain: true }], // +2 and -1 for AP: improved by 1
    ['4+', { Sv: 4, AP: -2, model: ['Save Plus One'], terrain: true }],
    ['2+', { Sv: 2, model: ['Save Plus One'] }], // a 1 always fails
  ] as const)('saves improve by at most 1: %s, %o', (saves, shot) => {
    expect(save(shot)).toBe(saves);
  });
});

describe('the invulnerable save', () => {
  test.each([
    ['2+', { Sv: 2, inv: 4 }],
    ['4+', { Sv: 2, inv: 4, AP: -2 }], // equally good: armour is used
    ['4++', { Sv: 2, inv: 4, AP: -3 }],
    ['4++', { Sv: 3, inv: 4, AP: -4, terrain: true }], // cover does not affect it
    ['5++', { Sv: 6, inv: 5 }],
  ] as const)('saves on %s, %o', (saves, shot) => {
    expect(save(shot)).toBe(saves);
  });
});

describe('receipts', () => {
  test('list the printed save, its penalties and its bonuses', () => {
    expect(struck({ Sv: 3, AP: -1, terrain: true }).receipt).toEqual({
      total: 3,
      lines: [
        { why: { code: 'armour-save' }, value: 3 },
        { why: { code: 'armour-penetration' }, value: 1 },
        { why: RUINS, value: -1 },
      ],
    });
  });

  const anyone = fc.record({
    edition: fc.constantFrom('10e', '11e'),
    Sv: fc.integer({ min: 2, max: 7 }),
    inv: fc.constantFrom(2, 3, 4, 5, 6),
    AP: fc.integer({ min: -6, max: 0 }),
    weapon: fc.subarray(['Ignores Cover', 'Indirect Fire', 'Melta 2']),
    model: fc.subarray(['Save Plus One', 'Feel No Pain 5+', 'Damage -1', 'Half Damage']),
    target: fc.subarray(['Stealth', 'Smokescreen', 'Go to Ground', 'Feel No Pain 6+']),
    terrain: fc.boolean(),
    sheltered: fc.boolean(),
    unseen: fc.boolean(),
    plunging: fc.boolean(),
  });

  test('a save is between 2 and 7, and its receipt adds up', () => {
    fc.assert(
      fc.property(anyone, fc.boolean(), (shot, holy) => {
        const { inv, ...mundane } = shot;
        const mark = struck(holy ? { ...mundane, inv } : mundane);
        expect(mark.save).toBeGreaterThanOrEqual(2);
        expect(mark.save).toBeLessThanOrEqual(7);
        expect(addsUp(mark.receipt)).toBe(true);
        expect(Math.min(7, mark.receipt.total)).toBe(mark.save);
        expect(mark.by === 'none').toBe(mark.save === 7);
        if (holy) expect(mark.save).toBeLessThanOrEqual(inv);
      }),
    );
  });

  test('armour never improves by more than 1', () => {
    fc.assert(
      fc.property(anyone, ({ inv: _, ...shot }) => {
        const mark = struck(shot);
        if (mark.by === 'armour') expect(mark.save).toBeGreaterThanOrEqual(shot.Sv - 1);
      }),
    );
  });
});

describe('Feel No Pain without a save', () => {
  test.each([
    [7, []],
    [5, [{ id: 'feel-no-pain', on: 5 }]],
    [4, [{ id: 'feel-no-pain', on: 6 }, { id: 'stealth' }, { id: 'feel-no-pain', on: 4 }]],
  ])('%i+ of %o', (on, abilities) => {
    expect(feelNoPainOf(abilities)).toBe(on);
  });

  test('the better of unit and model', () => {
    expect(feelNoPainOf([{ id: 'feel-no-pain', on: 6 }], [{ id: 'feel-no-pain', on: 5 }])).toBe(5);
  });
});
