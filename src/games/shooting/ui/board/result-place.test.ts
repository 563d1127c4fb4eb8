import { expect, test } from 'vitest';
import { resultPlace } from './result-place.ts';

const FRAME = { left: 0, right: 40, low: 0, high: 28 };
const UNIT = { left: 24, right: 28, low: 6, high: 8 };
const PX = 0.1;

const place = (labels: Parameters<typeof resultPlace>[3], below = false) =>
  resultPlace(UNIT, below, 12, labels, FRAME, PX);

test('a result is next to its unit, above or below it', () => {
  expect(place([])).toEqual({ x: 26, line: -10 });
  expect(place([], true)).toEqual({ x: 26, line: 20 });
});

test('it moves away from its unit until it covers no label', () => {
  const beside = { left: 12, right: 22, low: 4, high: 5.5 };
  expect(place([beside]).line).toBe(-28);
  expect(place([beside, { ...beside, low: 2.5, high: 3.9 }]).line).toBe(-46);
  expect(place([{ ...beside, low: 8.5, high: 10 }], true).line).toBe(38);
});

test('it stays next to its unit where every line is taken, or outside the table', () => {
  expect(place([{ left: 0, right: 40, low: 0, high: 6 }]).line).toBe(-10);
  expect(resultPlace({ ...UNIT, low: 2.3 }, false, 12, [{ ...UNIT, low: 0.5, high: 2 }], FRAME, PX).line).toBe(-10);
});
