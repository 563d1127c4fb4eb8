import { expect, test } from 'vitest';
import { cornersOf, hatchLines } from './hatch.ts';

test('lines stay within the area and rise to the right', () => {
  const lines = hatchLines(cornersOf(10, 20, 30, 10), 4);
  expect(lines.length).toBeGreaterThan(5);
  for (const [[ax, ay], [bx, by]] of lines) {
    expect(bx - ax).toBeCloseTo(ay - by);
    for (const [x, y] of [
      [ax, ay],
      [bx, by],
    ] as const) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(40);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(30);
    }
  }
});

test('the gap is the distance between two lines', () => {
  const [one, other] = hatchLines(cornersOf(0, 0, 100, 100), 5);
  const sum = ([[x, y]]: readonly [readonly [number, number], unknown] = [[0, 0], 0]): number => x + y;
  expect((sum(other) - sum(one)) / Math.SQRT2).toBeCloseTo(5);
});

test.each([0, -1, Number.NaN])('a gap of %d draws nothing', (gap) => {
  expect(hatchLines(cornersOf(0, 0, 10, 10), gap)).toEqual([]);
});
