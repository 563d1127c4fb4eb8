import { expect, it } from 'vitest';
import { walked } from './sheet.tsx';

const PLACES = [
  { x: 10, y: 10 },
  { x: 20, y: 11 },
  { x: 11, y: 20 },
  { x: 30, y: 9 },
];

it('moves to the nearest in the arrow’s direction, and stays if nothing is there', () => {
  expect(walked(PLACES, 0, 'ArrowRight')).toBe(1);
  expect(walked(PLACES, 1, 'ArrowRight')).toBe(3);
  expect(walked(PLACES, 0, 'ArrowDown')).toBe(2);
  expect(walked(PLACES, 0, 'ArrowLeft')).toBe(0);
});

it('moves through all in order', () => {
  expect(walked(PLACES, 3, 'PageDown')).toBe(0);
  expect(walked(PLACES, 0, 'PageUp')).toBe(3);
  expect(walked(PLACES, 2, 'Home')).toBe(0);
  expect(walked(PLACES, 2, 'End')).toBe(3);
  expect(walked(PLACES, 2, 'x')).toBeUndefined();
});
