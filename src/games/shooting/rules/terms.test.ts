import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../kernel/tally.ts';
import { MOVES } from '../scenario.ts';
import { MANUAL_MODIFIERS } from '../work.ts';
import { shoot, toHit, toWound } from './abilities/testing.ts';

describe('caps: modifiers to a roll add up to at most 1 either way', () => {
  test.each([
    ['3+', { hand: [] }],
    ['3+ at +1', { hand: ['hit-plus-one'] }],
    ['3+ at -1', { hand: ['hit-minus-one'] }],
    ['3+', { hand: ['hit-plus-one', 'hit-minus-one'] }],
    ['3+ at +1', { hand: ['hit-plus-one'], weapon: ['Heavy'], moved: 'stationary' }],
    ['3+ at -1', { hand: ['hit-minus-one'], target: ['Stealth'] }],
    ['3+', { weapon: ['Heavy'], moved: 'stationary', target: ['Stealth'] }],
    ['3+ at -1', { weapon: ['Heavy'], moved: 'stationary', target: ['Stealth'], hand: ['hit-minus-one'] }],
    ['3+ at -1', { hand: ['hit-minus-one'], target: ['Stealth'], weapon: ['Indirect Fire'], unseen: true }],
  ] as const)('to hit %s: %o', (told, shot) => {
    expect(toHit(shot)).toBe(told);
  });

  test('-1, -1 and +1 make -1: the cap is applied last', () => {
    const { hit, receipts } = shoot({ hand: ['hit-minus-one', 'hit-plus-one'], target: ['Stealth'] });
    expect([hit?.modifier, receipts.hit.total]).toEqual([-1, -1]);
  });

  test('the receipt shows the sum before the cap', () => {
    const { hit, receipts } = shoot({ hand: ['hit-minus-one'], target: ['Stealth'] });
    expect([hit?.modifier, receipts.hit.total]).toEqual([-1, -2]);
  });

  test.each([
    ['4+', {}],
    ['4+ at +1', { hand: ['wound-plus-one'] }],
    ['4+ at -1', { target: ['Wound Minus One'] }],
    ['4+', { hand: ['wound-plus-one'], target: ['Wound Minus One'] }],
    ['3+', { S: 5 }],
    ['6+ at -1', { T: 8, target: ['Wound Minus One'] }],
  ] as const)('to wound %s: %o', (told, shot) => {
    expect(toWound(shot)).toBe(told);
  });
});

describe('re-rolls: the most generous permission counts', () => {
  test.each([
    ['none', {}],
    ['ones', { hand: ['hit-re-roll-ones'] }],
    ['failed', { hand: ['hit-re-roll-failed'] }],
    ['failed', { hand: ['hit-re-roll-ones', 'hit-re-roll-failed'] }],
    ['failed', { hand: ['hit-re-roll-failed'], shooter: ['Hit Re-roll Ones'] }],
    ['all-but-critical', { hand: ['hit-re-roll-failed'], fish: true }],
    ['failed', { hand: ['hit-re-roll-failed'], fish: true, rules: { fishing: 'any' } }], // as in older logs
    ['ones', { hand: ['hit-re-roll-ones'], fish: true }],
  ] as const)('hits: %s, %o', (reRoll, shot) => {
    expect(shoot(shot).hit?.reRoll).toBe(reRoll);
  });
});

const print = fc.subarray([
  'Anti-Infantry 4+',
  'Blast',
  'Conversion 12',
  'Devastating Wounds',
  'Hazardous',
  'Heavy',
  'Ignores Cover',
  'Indirect Fire',
  'Lethal Hits',
  'Melta 2',
  'Pistol',
  'Precision',
  'Rapid Fire 2',
  'Sustained Hits D3',
  'Torrent',
  'Twin-linked',
]);
const anyShot = fc.record({
  edition: fc.constantFrom('10e', '11e'),
  weapon: print,
  shooter: fc.subarray(['Hit Re-roll Ones', 'Wound Re-roll Ones', 'Hit Plus One', 'Sustained Hits 1']),
  target: fc.subarray(['Stealth', 'Wound Minus One', 'Smokescreen', 'Go to Ground', 'Feel No Pain 5+']),
  hand: fc.subarray([...MANUAL_MODIFIERS]),
  fish: fc.boolean(),
  A: fc.constantFrom('1', 'D3', 'D6+3'),
  BS: fc.constantFrom(2, 3, 4, 5, 6, null),
  S: fc.integer({ min: 1, max: 16 }),
  AP: fc.integer({ min: -4, max: 0 }),
  T: fc.integer({ min: 1, max: 14 }),
  blast: fc.integer({ min: 1, max: 20 }),
  moved: fc.constantFrom(...MOVES),
  is: fc.constantFrom(['infantry'], ['vehicle']),
  at: fc.constantFrom(['infantry'], ['monster']),
  engaged: fc.boolean(),
  targetEngaged: fc.boolean(),
  half: fc.boolean(),
  far: fc.boolean(),
  plunging: fc.boolean(),
  unseen: fc.boolean(),
  spotted: fc.boolean(),
  overwatch: fc.boolean(),
  cover: fc.boolean(),
});

describe('any weapon at any target', () => {
  test('every receipt adds up, and every line names its cause', () => {
    fc.assert(
      fc.property(anyShot, (shot) => {
        const { receipts, hit, wound, damagePlus } = shoot(shot);
        for (const each of [
          receipts.attacks,
          receipts.skill,
          receipts.hit,
          receipts.wound,
          receipts.ap,
          receipts.damage,
        ])
          expect(addsUp(each)).toBe(true);
        if (hit) expect(receipts.skill.total).toBe(hit.needs);
        if (hit) expect(hit.modifier).toBe(Math.sign(receipts.hit.total));
        expect(wound.modifier).toBe(Math.sign(receipts.wound.total));
        expect(damagePlus).toBe(receipts.damage.total);
        const lines = [...receipts.hit.lines, ...receipts.wound.lines, ...receipts.attacks.lines];
        for (const { why } of lines) expect(['rules', 'weapon', 'shooter', 'target', 'hand']).toContain(why.by);
      }),
    );
  });

  test('target numbers stay within the faces of a die', () => {
    fc.assert(
      fc.property(anyShot, (shot) => {
        const { hit, wound } = shoot(shot);
        for (const one of hit ? [hit, wound] : [wound]) {
          expect(one.critical).toBeGreaterThanOrEqual(2);
          expect(one.critical).toBeLessThanOrEqual(6);
          expect(one.fails).toBeGreaterThanOrEqual(2);
          expect(one.fails).toBeLessThanOrEqual(6);
          expect(Math.abs(one.modifier)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('without a hit roll there are no effects of critical hits', () => {
    fc.assert(
      fc.property(anyShot, (shot) => {
        const { hit, lethal, sustained, receipts } = shoot({ ...shot, BS: null });
        expect([hit, lethal, sustained, receipts.hit.total]).toEqual([null, false, null, 0]);
      }),
    );
  });
});
