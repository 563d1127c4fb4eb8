import { describe, expect, test } from 'vitest';
import { oddsOf } from '../attack/test.ts';
import { shoot } from './testing.ts';

describe('Anti-KEYWORD N+: unmodified wound rolls of N+ are critical against that keyword', () => {
  test.each([
    // weapon                                    target                   critical from
    [['Anti-Infantry 4+'], ['infantry'], 4],
    [['Anti-Infantry 4+'], ['vehicle'], 6],
    [['Anti-Fly 2+'], ['vehicle', 'fly'], 2],
    [['Anti-Vehicle 4+', 'Anti-Monster 3+'], ['monster'], 3],
    [['Anti-Vehicle 4+', 'Anti-Monster 3+'], ['vehicle'], 4],
    [['Anti-Infantry 4+', 'Anti-Infantry 2+'], ['infantry'], 2], // the better of two
  ])('%s at %s: %i+', (weapon, at, critical) => {
    expect(shoot({ weapon, at }).wound.critical).toBe(critical);
  });

  test('a critical wound always wounds, whatever the toughness and modifiers', () => {
    const { wound } = shoot({ weapon: ['Anti-Infantry 4+'], S: 3, T: 12, target: ['Wound Minus One'] });
    expect(oddsOf(wound).critical).toBe(1 / 2);
  });

  test('it does not affect hit rolls', () => {
    expect(shoot({ weapon: ['Anti-Infantry 4+'] }).hit?.critical).toBe(6);
  });

  test('with Devastating Wounds every N+ is devastating', () => {
    const { wound, devastating } = shoot({ weapon: ['Anti-Infantry 4+', 'Devastating Wounds'], T: 8 });
    expect([devastating, wound.critical, oddsOf(wound).critical]).toEqual([true, 4, 1 / 2]);
  });

  test('with Twin-linked, fishing re-rolls everything below N', () => {
    const { wound } = shoot({ weapon: ['Anti-Infantry 4+', 'Twin-linked'], fish: true, S: 10 });
    expect(oddsOf(wound).critical).toBe(3 / 4);
  });
});
