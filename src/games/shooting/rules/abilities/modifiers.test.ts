import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../rulesets.ts';
import { attacks, type Shot, save, shoot, struck, toWound } from './testing.ts';

describe('criticals and re-rolls', () => {
  test('criticals from N+, for hits and wounds', () => {
    expect(shoot({ weapon: ['Critical Hits 5+'] }).hit?.critical).toBe(5);
    expect(shoot({ shooter: ['Critical Wounds 4+'] }).wound.critical).toBe(4);
  });

  test('re-rolls of everything but criticals need no other permission', () => {
    expect(shoot({ weapon: ['Hit Re-roll Non-criticals'] }).hit?.reRoll).toBe('all-but-critical');
    expect(shoot({ weapon: ['Wound Re-roll Non-criticals'] }).wound.reRoll).toBe('all-but-critical');
  });

  test('re-rolls of attacks, damage and saves', () => {
    expect(shoot({ weapon: ['Attacks Re-roll', 'Damage Re-roll'] })).toMatchObject({
      attacksReRoll: true,
      damageReRoll: true,
    });
    expect(struck({ target: ['Save Re-roll Ones'] }).saveReRoll).toBe('ones');
    expect(struck({ target: ['Save Re-roll Ones'], model: ['Save Re-roll Failed'] }).saveReRoll).toBe('failed');
  });
});

describe('re-rolls of a single die', () => {
  test('of hits, wounds, damage and saves', () => {
    expect(shoot({ weapon: ['One Hit Re-roll'], shooter: ['One Damage Re-roll', 'One Wound Re-roll'] }).one).toEqual([
      'hit',
      'wound',
      'damage',
    ]);
    expect(struck({ target: ['One Save Re-roll'] }).oneSave).toBe(true);
  });

  test('need a roll that may be re-rolled', () => {
    expect(shoot({ weapon: ['One Hit Re-roll', 'Torrent'] }).one).toBeUndefined();
    expect(shoot({ edition: '11e', weapon: ['One Hit Re-roll', 'Indirect Fire'], unseen: true }).one).toEqual(
      RULESETS['11e'].indirect.reRolls ? ['hit'] : undefined,
    );
  });
});

describe('effects of criticals', () => {
  test('better AP: the save by kind of wound (ordinary, critical hit, critical wound, both)', () => {
    const weapon = ['Critical Hit AP Plus 1', 'Critical Wound AP Plus 2'];
    expect(struck({ Sv: 3, AP: 0, weapon }).savesByKind).toEqual([3, 4, 5, 6]);
    expect(struck({ Sv: 3, AP: 0, inv: 5, weapon }).savesByKind).toEqual([3, 4, 5, 5]);
    expect(struck({ Sv: 3, AP: 0, terrain: true, weapon }).savesByKind).toEqual([3, 3, 4, 5]); // cover from AP -1
    expect(shoot({ weapon }).kinds).toBe(true);
    expect(shoot({ weapon: ['Critical Hit AP Plus 1', 'Torrent'] }).kinds).toBeUndefined();
  });

  test('more damage, and mortal wounds in addition', () => {
    const { kinds, criticalDamage } = shoot({ weapon: ['Critical Wound Damage Plus 2'] });
    expect([kinds, criticalDamage]).toEqual([true, 2]);
    const mortals = shoot({ weapon: ['Critical Hit Mortal Wounds 1', 'Critical Wound Mortal Wounds D3'] });
    expect(mortals.criticalMortals).toMatchObject({ hit: { plus: 1 }, wound: { dice: 1, sides: 3 } });
    expect(mortals.kinds).toBeUndefined();
  });
});

describe('characteristics', () => {
  test.each<[string, Shot]>([
    ['3', { A: 2, weapon: ['Attacks Plus 1'] }],
    ['D6+2', { A: 'D6', weapon: ['Attacks Plus 2'] }],
    ['1', { A: 2, target: ['Attacks Minus 1'] }],
    ['1', { A: 1, target: ['Attacks Minus 1'] }],
  ])('%s attacks', (printed, shot) => {
    expect(attacks(shot)).toBe(printed);
  });

  test.each<[string, Shot]>([
    ['3+', { S: 4, T: 4, weapon: ['Strength Plus 1'] }],
    ['5+', { S: 4, T: 4, target: ['Strength Minus 1'] }],
    ['6+', { S: 1, T: 4, target: ['Strength Minus 3'] }],
    ['3+ at -1', { S: 5, T: 4, target: ['Wound Minus One If Stronger'] }],
    ['4+', { S: 4, T: 4, target: ['Wound Minus One If Stronger'] }],
    ['3+ at -1', { S: 4, T: 4, weapon: ['Strength Plus 1'], target: ['Wound Minus One If Stronger'] }],
    ['3+', { S: 5, T: 4, weapon: ['Ignores Modifiers'], target: ['Wound Minus One If Stronger'] }],
  ])('wounds on %s', (roll, shot) => {
    expect(toWound(shot)).toBe(roll);
  });

  test.each<[string, Shot]>([
    ['5+', { AP: -1, weapon: ['AP Plus 1'] }],
    ['3+', { AP: -1, target: ['AP Minus 1'] }],
    ['3+', { AP: 0, target: ['AP Minus 1'] }], // never worse than 0
    ['4+', { AP: -1, weapon: ['Ignores Modifiers'], target: ['AP Minus 1'] }],
  ])('saves on %s', (printed, shot) => {
    expect(save({ Sv: 3, ...shot })).toBe(printed);
  });

  test('damage: more, at least, at most', () => {
    expect(shoot({ weapon: ['Damage Plus 1'] }).damagePlus).toBe(1);
    expect(shoot({ weapon: ['Damage Minimum 3'] }).damageLeast).toBe(3);
    expect(struck({ target: ['Damage Maximum 1'] }).most).toBe(1);
  });

  test('penalties to the hit roll can be ignored', () => {
    expect(shoot({ weapon: ['Ignores Modifiers'], target: ['Stealth'] }).hit?.modifier).toBe(0);
  });
});

describe('Feel No Pain', () => {
  test('only against mortal wounds', () => {
    expect(struck({ target: ['Mortal Feel No Pain 4+'] })).toMatchObject({ feelNoPain: 7, mortalPain: 4 });
    expect(struck({ target: ['Mortal Feel No Pain 4+', 'Feel No Pain 5+'] })).toMatchObject({
      feelNoPain: 5,
      mortalPain: 4,
    });
  });

  test('only against psychic attacks', () => {
    expect(struck({ target: ['Psychic Feel No Pain 4+'] }).feelNoPain).toBe(7);
    expect(struck({ target: ['Psychic Feel No Pain 4+'], weapon: ['Psychic'] }).feelNoPain).toBe(4);
  });
});
