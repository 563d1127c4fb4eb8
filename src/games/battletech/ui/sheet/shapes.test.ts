import { expect, test } from 'vitest';
import { MECH_ARMOUR, VEHICLE_PLACES } from '../../data/places.ts';
import { MECH_FRONT, pathOf, type Shape, spanOf, TRANSFERS, VEHICLE_TOP } from './shapes.ts';

test('every armour part has a shape', () => {
  expect(Object.keys(MECH_FRONT.shapes).sort()).toEqual([...MECH_ARMOUR].sort());
  expect(Object.keys(VEHICLE_TOP.shapes).sort()).toEqual([...VEHICLE_PLACES].sort());
});

test.each([
  ["a 'Mech", MECH_FRONT],
  ['a vehicle', VEHICLE_TOP],
])('%s fits its drawing, including numbers', (_, { width, height, shapes }) => {
  for (const { outline, number } of Object.values(shapes))
    for (const [x, y] of [...outline, number]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
});

test('the right side mirrors the left', () => {
  const { LA, RA } = MECH_FRONT.shapes;
  expect(RA?.outline).toEqual(LA?.outline.map(([x, y]) => [200 - x, y]));
});

test('a shape has a path and a height', () => {
  const triangle: Shape = {
    outline: [
      [0, 4],
      [6, 0],
      [3, 9],
    ],
    number: [3, 4],
  };
  expect(pathOf(triangle)).toBe('M0 4L6 0L3 9Z');
  expect(spanOf(triangle)).toEqual({ top: 0, bottom: 9 });
});

test('six locations pass damage on', () => {
  expect(TRANSFERS).toHaveLength(6);
});
