import { describe, expect, test } from 'vitest';
import { oddsOf } from '../attack/test.ts';
import { shoot } from './testing.ts';

describe('Twin-linked: may re-roll any wound roll', () => {
  test.each([
    [false, 'failed'],
    [true, 'all-but-critical'],
  ])('fishing for criticals: %s: %s', (fish, reRoll) => {
    const { hit, wound } = shoot({ weapon: ['Twin-linked'], fish });
    expect([hit?.reRoll, wound.reRoll]).toEqual(['none', reRoll]);
  });

  test('S4 against T4: three of four wound', () => {
    expect(1 - oddsOf(shoot({ weapon: ['Twin-linked'] }).wound).fail).toBe(3 / 4);
  });

  test('failure is judged after modifiers: 4+ at -1 is 5/9', () => {
    const { wound } = shoot({ weapon: ['Twin-linked'], target: ['Wound Minus One'] });
    expect(1 - oddsOf(wound).fail).toBeCloseTo(5 / 9, 12);
  });

  test('a lieutenant’s re-roll adds nothing', () => {
    expect(shoot({ weapon: ['Twin-linked'], shooter: ['Wound Re-roll Ones'] }).wound.reRoll).toBe('failed');
  });
});
