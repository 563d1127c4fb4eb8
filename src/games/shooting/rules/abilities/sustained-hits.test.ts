import { describe, expect, test } from 'vitest';
import { printed } from '../../../../parts/odds/amount.ts';
import { shoot } from './testing.ts';

const further = (shot: Parameters<typeof shoot>[0]): string | null => {
  const { sustained } = shoot(shot);
  return sustained && printed(sustained);
};

describe('Sustained Hits X: a critical hit scores X extra ordinary hits', () => {
  test.each([
    [['Sustained Hits 1'], '1'],
    [['Sustained Hits 2'], '2'],
    [['Sustained Hits D3'], 'D3'],
    [[], null],
    [['Sustained Hits 1', 'Torrent'], null], // no roll, no critical hit
  ])('%s: %s', (weapon, told) => {
    expect(further({ weapon })).toBe(told);
  });

  test.each([
    [['Sustained Hits 1'], ['Sustained Hits 2'], '2'],
    [['Sustained Hits D3'], ['Sustained Hits 1'], 'D3'],
    [[], ['Sustained Hits 1'], '1'],
  ])('%s on the weapon, %s on the unit: %s', (weapon, shooter, told) => {
    expect(further({ weapon, shooter })).toBe(told);
  });

  test('with Conversion from 4', () => {
    expect(shoot({ weapon: ['Sustained Hits 1', 'Conversion 12'], far: true })).toMatchObject({
      hit: { critical: 4 },
      sustained: { plus: 1 },
    });
  });
});
