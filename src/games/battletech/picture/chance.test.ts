import { expect, test } from 'vitest';
import { chance, spread } from './chance.ts';

test('the same hex looks the same every time', () => {
  expect(chance(7, 3)).toBe(chance(7, 3));
  expect(spread(7, 3, 9, 26)).toEqual(spread(7, 3, 9, 26));
});

test('is between 0 and 1, and differs between neighbours', () => {
  const values = Array.from({ length: 500 }, (_, hex) => chance(hex, 1));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(new Set(values).size).toBe(500);
  expect(values.reduce((sum, value) => sum + value, 0) / 500).toBeCloseTo(0.5, 1);
});

test('spread points stay inside the hex and apart', () => {
  for (let hex = 0; hex < 100; hex++) {
    const points = spread(hex, 3, 12, 27);
    for (const [i, { x, y }] of points.entries()) {
      expect(Math.hypot(x, y)).toBeLessThan(30);
      for (const other of points.slice(i + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(3);
    }
  }
});
