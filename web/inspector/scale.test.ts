import { expect, test } from 'vitest';
import { keptStretch, scaleOf } from './scale.ts';

test.each([
  [10, -30, 50, 0.1],
  [-2, -10, 6, 0.1],
  [0, -4, 4, 0.01],
  [0.5, -1.5, 2.5, 0.01],
  [300, -900, 1500, 10],
])('a weight of %d can change from %d to %d, in steps of %d', (value, min, max, step) => {
  const scale = scaleOf(value, 4);
  expect([scale.min, scale.max, Number(scale.step.toPrecision(6))]).toEqual([min, max, step]);
  expect(scale.place(value)).toBeCloseTo(50, 6);
});

const SWAY = { weight: 'room', value: 10, swing: 1, sought: true };

test.each([
  ['both ways', { to: 30, command: null }, { to: -10, command: null }, 25, 75],
  ['up only', { to: 30, command: null }, null, 0, 75],
  ['never', null, null, 0, 100],
])('the choice stays the same between its limits: %s', (_, up, down, left, right) => {
  expect(keptStretch({ ...SWAY, up, down }, 4)).toEqual({ left, right });
});
