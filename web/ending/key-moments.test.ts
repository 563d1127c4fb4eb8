import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurvePoint } from './curve.ts';
import { keyMoments } from './key-moments.ts';

/** A curve from the first side's odds in percent, turn by turn; the match starts even. */
const curveOf = (...turns: readonly (readonly number[])[]): readonly CurvePoint[] => {
  let n = -1;
  return [
    { n: -1, turn: 1, odds: [0.5, 0.5] },
    ...turns.flatMap((odds, i) =>
      odds.map((percent) => ({ n: ++n, turn: i + 1, odds: [percent / 100, 1 - percent / 100] })),
    ),
  ];
};

test.each([
  ['a turn counts as a whole, and its largest step is shown', curveOf([50], [52, 60, 62], [62]), [[3 - 1, 2, 0]]],
  ['a swing is a gain of the side it helps', curveOf([50], [30]), [[1, 2, 1]]],
  ['small swings are left out', curveOf([51], [53], [50]), []],
  ['a blow that is undone in the same turn is left out', curveOf([70, 50]), []],
  [
    'moments are in the order of play',
    curveOf([60], [90], [0]),
    [
      [0, 1, 0],
      [1, 2, 0],
      [2, 3, 1],
    ],
  ],
])('%s', (_title, curve, moments) => {
  expect(keyMoments(curve).map(({ n, turn, side }) => [n, turn, side])).toEqual(moments);
});

test('at most five are shown, and none left out is larger than one shown', () => {
  const even = fc.nat(50).map((half) => 2 * half); // swings are never exactly 5, where rounding would decide
  const percents = fc.array(fc.array(even, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
  fc.assert(
    fc.property(percents, (turns) => {
      const moments = keyMoments(curveOf(...turns));
      const ends = [50, ...turns.map((odds) => odds.at(-1) as number)];
      const swings = ends.slice(1).map((end, i) => Math.abs(end - (ends[i] as number)) / 100);
      const largest = swings
        .filter((swing) => swing >= 0.05)
        .toSorted((a, b) => b - a)
        .slice(0, 5);
      const shown = moments.map(({ side, before, after }) => (after[side] as number) - (before[side] as number));
      expect(shown.length).toBe(largest.length);
      for (const [i, swing] of shown.toSorted((a, b) => b - a).entries())
        expect(swing).toBeCloseTo(largest[i] as number);
    }),
  );
});
