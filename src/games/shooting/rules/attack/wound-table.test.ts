import { expect, test } from 'vitest';
import { woundNeeds } from './wound-table.ts';

test.each([
  // strength  toughness  needs   the rulebook says
  [8, 4, 2, 'strength at least twice toughness'],
  [9, 4, 2, 'more than twice'],
  [7, 4, 3, 'strength greater'],
  [5, 4, 3, 'strength greater'],
  [4, 4, 4, 'equal'],
  [3, 4, 5, 'strength less'],
  [4, 7, 5, 'less, but more than half'],
  [4, 8, 6, 'half of toughness'],
  [3, 8, 6, 'less than half'],
])('S%i against T%i wounds on %i+ (%s)', (strength, toughness, needs) => {
  expect(woundNeeds(strength, toughness)).toBe(needs);
});

const ALL = Array.from({ length: 24 }, (_, i) => i + 1);

test('exactly one row of the table applies to every strength and toughness', () => {
  for (const S of ALL)
    for (const T of ALL) {
      const rows = [
        [2, S >= 2 * T],
        [3, S > T && S < 2 * T],
        [4, S === T],
        [5, S < T && 2 * S > T],
        [6, 2 * S <= T],
      ] as const;
      expect(rows.filter(([, holds]) => holds).map(([needs]) => needs)).toEqual([woundNeeds(S, T)]);
    }
});

test('more strength never hurts, more toughness never helps the attacker', () => {
  for (const S of ALL)
    for (const T of ALL) {
      expect(woundNeeds(S + 1, T)).toBeLessThanOrEqual(woundNeeds(S, T));
      expect(woundNeeds(S, T + 1)).toBeGreaterThanOrEqual(woundNeeds(S, T));
    }
});

test('the table is symmetric: 2+ one way is 6+ the other, 3+ is 5+', () => {
  for (const S of ALL) for (const T of ALL) expect(woundNeeds(S, T) + woundNeeds(T, S)).toBe(8);
});
