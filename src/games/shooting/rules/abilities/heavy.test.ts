import { describe, expect, test } from 'vitest';
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

  test('standing still is worth nothing to other weapons', () => {
    expect(toHit({ moved: 'stationary' })).toBe('3+');
  });

  test.each([
    [['Stealth'], '3+'],
    [['Stealth', 'Hit Minus One'], '3+ at -1'],
  ])('against %s: %s', (target, told) => {
    expect(toHit({ weapon: ['Heavy'], moved: 'stationary', target })).toBe(told);
  });

  test('an engaged vehicle that stood still: +1 and -1', () => {
    expect(toHit({ weapon: ['Heavy'], moved: 'stationary', is: ['vehicle'], engaged: true })).toBe('3+');
  });

  test('eleventh edition: not while engaged', () => {
    const shot = { edition: '11e', weapon: ['Heavy'], moved: 'stationary' } as const;
    expect([toHit(shot), toHit({ ...shot, engaged: true })]).toEqual(['3+ at +1', '3+']);
    expect(toHit({ ...shot, moved: 'normal' })).toBe('3+');
  });
});
