import { expect, test } from 'vitest';
import { STILL } from '../../state.ts';
import { set } from '../testing.ts';
import type { Strike } from './attack.ts';
import { expectedStrike, strikeOdds } from './odds.ts';
import { charge, clinch, kick, punch, push } from './testing.ts';

const CHARGE: Strike = { attack: 'charge', target: 1 };

test.each<[Strike, number, number]>([
  // attack, odds out of 36, points
  [punch(), 30, 5],
  [kick(), 35, 10],
  [push(), 33, 0],
  [CHARGE, 30, 20],
])('%o', (strike, odds, points) => {
  const state = set(clinch(), 0, { charge: charge(4) });
  expect(strikeOdds(state, 0, strike)).toBeCloseTo(odds / 36);
  expect(expectedStrike(state, 0, strike)).toBeCloseTo((odds / 36) * points);
});

test('an attack that cannot hit does no damage', () => {
  const state = set(clinch({ one: { piloting: 8 } }), 1, { went: { ...STILL, hexes: 25 } });
  expect(expectedStrike(state, 0, punch())).toBe(0);
});

test('dice without a six', () => {
  expect(strikeOdds(clinch({ switches: { dice: 5 } }), 0, punch())).toBeCloseTo(19 / 25);
});
