import { expect, test } from 'vitest';
import { detailAt, sharpness, steppedCloseness } from './closeness.ts';

test.each([
  ['as sharp as the screen', { width: 700, height: 600 }, 2, 2],
  ['and as the zoom asks', { width: 700, height: 600 }, 6, 6],
  ['but no more pixels than a canvas takes', { width: 1000, height: 1000 }, 12, 4],
  ['nor a longer edge', { width: 4096, height: 100 }, 6, 2],
])('a canvas is %s', (_, box, wanted, is) => {
  expect(sharpness(box, wanted)).toBeCloseTo(is);
});

test.each([
  [1, 1],
  [1.02, 1.5],
  [1.5, 1.5],
  [1.6, 2.25],
  [0.5, 1],
])('zoom %s is painted at %s', (closeness, painted) => {
  expect(steppedCloseness(closeness)).toBeCloseTo(painted);
});

test.each([
  [0.1, 'speck'],
  [0.3, 'far'],
  [0.9, 'near'],
  [2, 'close'],
])('%s pixels per unit is %s', (scale, detail) => {
  expect(detailAt(scale)).toBe(detail);
});
