import { describe, expect, test } from 'vitest';
import { oddsOf } from '../attack/test.ts';
import { entry, save, shoot, toHit } from './testing.ts';

const INDIRECT = { weapon: ['Indirect Fire'], unseen: true } as const;
const hitting = (shot: Parameters<typeof shoot>[0]): number => {
  const { hit } = shoot(shot);
  return hit ? Math.round(36 * (1 - oddsOf(hit).fail)) : 36;
};

describe('Indirect Fire: can fire at a unit that no model of the firing unit sees', () => {
  test('the ability permits unseen targets', () => {
    expect(entry('Indirect Fire').entry.permits).toEqual(['unseen']);
  });

  test('a visible target is shot like any other', () => {
    expect(shoot({ weapon: ['Indirect Fire'] }).hit).toEqual(shoot().hit);
    expect(save({ weapon: ['Indirect Fire'], Sv: 5 })).toBe('5+');
  });

  test('at an unseen target: -1 to hit, and 1 to 3 always fail', () => {
    expect(toHit(INDIRECT)).toBe('3+ at -1');
    expect(shoot(INDIRECT).hit?.fails).toBe(4);
  });

  test.each([
    // BS        hits of 36
    [2, {}, 18],
    [3, {}, 18],
    [4, {}, 12],
    [5, {}, 6],
    [2, { weapon: ['Indirect Fire', 'Heavy'], moved: 'stationary' }, 18], // modifiers cancel out, 1 to 3 still fail
    [4, { weapon: ['Indirect Fire', 'Heavy'], moved: 'stationary' }, 18],
    [3, { hand: ['hit-re-roll-failed'] }, 27],
  ] as const)('BS %i+ and %o: %i of 36 hit', (BS, more, hits) => {
    expect(hitting({ ...INDIRECT, BS, ...more })).toBe(hits);
  });

  test('an unseen target has cover', () => {
    expect(save({ ...INDIRECT, Sv: 5 })).toBe('4+');
    expect(save({ ...INDIRECT, Sv: 5, terrain: true })).toBe('4+'); // not twice
    expect(save({ ...INDIRECT, Sv: 3 })).toBe('3+'); // good armour does not benefit at AP 0
  });
});

describe('eleventh edition', () => {
  const ELEVENTH = { ...INDIRECT, edition: '11e' } as const;

  test.each([
    ['1 to 5 fail', {}, 6],
    ['1 to 3, if stationary with a friend who sees', { moved: 'stationary', spotted: true }, 4],
    ['a friend who sees is not enough', { spotted: true }, 6],
    ['nor is standing still', { moved: 'stationary' }, 6],
  ] as const)('%s', (_, more, fails) => {
    expect(shoot({ ...ELEVENTH, ...more }).hit?.fails).toBe(fails);
  });

  test('no modifier, but cover: the skill is worse by 1', () => {
    expect(toHit(ELEVENTH)).toBe('4+');
  });

  test('hits cannot be re-rolled, wounds can', () => {
    const { hit, wound } = shoot({ ...ELEVENTH, hand: ['hit-re-roll-failed', 'wound-re-roll-failed'] });
    expect([hit?.reRoll, wound.reRoll]).toEqual(['none', 'failed']);
  });
});
