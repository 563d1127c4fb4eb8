import { describe, expect, test } from 'vitest';
import { oddsOf } from '../attack/test.ts';
import { shoot } from './testing.ts';

describe('Devastating Wounds: critical wounds become mortal wounds', () => {
  test.each([
    [['Devastating Wounds'], true],
    [[], false],
  ])('%s: %s', (weapon, devastating) => {
    expect(shoot({ weapon }).devastating).toBe(devastating);
  });

  test('a 6 is critical, whatever the roll needs', () => {
    for (const T of [1, 4, 14]) expect(oddsOf(shoot({ weapon: ['Devastating Wounds'], T }).wound).critical).toBe(1 / 6);
  });

  test('Lethal Hits wound automatically, so they are never devastating', () => {
    const { lethal, devastating, wound } = shoot({ weapon: ['Devastating Wounds', 'Lethal Hits'] });
    expect([lethal, devastating, wound.critical]).toEqual([true, true, 6]); // only wound rolls can be critical
  });

  test('Torrent hits still roll to wound, so they can be devastating', () => {
    expect(shoot({ weapon: ['Devastating Wounds', 'Torrent'] })).toMatchObject({ hit: null, devastating: true });
  });

  test('with Twin-linked, fishing gives 11 of 36', () => {
    const { wound } = shoot({ weapon: ['Devastating Wounds', 'Twin-linked'], fish: true });
    expect(oddsOf(wound).critical).toBe(11 / 36);
  });

  test('Melta adds to the damage', () => {
    expect(shoot({ weapon: ['Devastating Wounds', 'Melta 2'], half: true })).toMatchObject({ damagePlus: 2 });
  });
});
