import { describe, expect, test } from 'vitest';
import type { Movement } from '../../scenario.ts';
import { battle, gun, marines, orks } from '../../testing.ts';
import { termsFor, volleysOf } from '../volleys.ts';
import { toHit } from './testing.ts';

describe('Heavy: +1 to hit if the unit remained stationary', () => {
  test.each([
    ['stationary', '3+ at +1'],
    ['normal', '3+'],
    ['advanced', '3+'],
    ['fell-back', '3+'],
  ] as const)('%s: %s', (moved, told) => {
    expect(toHit({ weapon: ['Heavy'], moved })).toBe(told);
  });

  test('being stationary does not help other weapons', () => {
    expect(toHit({ moved: 'stationary' })).toBe('3+');
  });

  test.each([
    [['Stealth'], '3+'],
    [['Stealth', 'Hit Minus One'], '3+ at -1'],
  ])('against %s: %s', (target, told) => {
    expect(toHit({ weapon: ['Heavy'], moved: 'stationary', target })).toBe(told);
  });

  test('a stationary engaged vehicle: +1 and -1', () => {
    expect(toHit({ weapon: ['Heavy'], moved: 'stationary', is: ['vehicle'], engaged: true })).toBe('3+');
  });

  test('eleventh edition: not while engaged', () => {
    const shot = { edition: '11e', weapon: ['Heavy'], moved: 'stationary' } as const;
    expect([toHit(shot), toHit({ ...shot, engaged: true })]).toEqual(['3+ at +1', '3+']);
    expect(toHit({ ...shot, moved: 'normal' })).toBe('3+');
  });

  test.each([
    ['11e', 'normal', 0.5, '3+ at +1'],
    ['11e', 'normal', 3, '3+ at +1'],
    ['11e', 'normal', 3.1, '3+'],
    ['11e', 'advanced', 2, '3+'],
    ['10e', 'normal', 0.5, '3+'],
  ] as const)('%s, %s by %s inches: %s', (edition, moved, inches, told) => {
    expect(toHit({ edition, weapon: ['Heavy'], moved, inches })).toBe(told);
  });

  test.each<[Movement, string]>([
    ['stationary', '3+ at +1'],
    ['normal', '3+'],
    [0, '3+ at +1'],
    [3, '3+ at +1'],
    [4, '3+'],
  ])('a unit of a scenario that moved %s: %s', (moved, told) => {
    const squad = marines({ moved, arms: { gun: gun('24" A1 BS3+ S4 AP0 D1', 'Heavy') } });
    const state = battle({ ruleset: '11e', attacker: [squad], defender: [orks()] });
    const aim = { group: 'gun', bearers: [0], profile: 0, target: 1, hand: [], fish: false };
    const [volley] = volleysOf(state, 0, [aim]);
    const { hit } = termsFor(state, volley as NonNullable<typeof volley>, 0);
    expect(`${hit?.needs}+${hit?.modifier === 1 ? ' at +1' : ''}`).toBe(told);
  });
});
