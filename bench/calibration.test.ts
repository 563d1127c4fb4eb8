import { expect, test } from 'vitest';
import { oddsOf } from '../src/kernel/win-odds.ts';
import { bestSteepness, gapOf, type Sample } from './calibration.ts';

/** `wins` of 10 matches won by the first side, all from the same position. */
const tenMatches = (standing: number, wins: number): readonly Sample[] =>
  Array.from({ length: 10 }, (_, i) => ({ standings: [standing, 1 - standing], won: i < wins ? [1, 0] : [0, 1] }));

test.each([
  ['70% shown, 7 of 10 won', tenMatches(0.7, 7), 0],
  ['70% shown, 5 of 10 won', tenMatches(0.7, 5), 0.2],
  ['too high in one bin, too low in another', [...tenMatches(0.75, 6), ...tenMatches(0.55, 7)], 0.15],
])('the gap: %s', (_title, samples, gap) => expect(gapOf(samples)).toBeCloseTo(gap));

test('the best steepness recovers the one that the matches were drawn from', () => {
  const samples = [0.6, 0.7, 0.8].flatMap((standing) =>
    tenMatches(standing, Math.round(10 * (oddsOf([standing, 1 - standing], 2)[0] as number))),
  );
  expect(Math.abs(bestSteepness(samples) - 2)).toBeLessThan(0.5);
});
