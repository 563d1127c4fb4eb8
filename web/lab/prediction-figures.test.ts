import { expect, test } from 'vitest';
import type { PredictionInfo } from '../../src/wire/lab.ts';
import { calibrationPlot, shown } from './prediction-figures.ts';

const row = (chance: boolean): PredictionInfo => ({
  prediction: 'x',
  title: 'X',
  unit: 'points',
  chance,
  count: 3,
  matches: 2,
  expected: 0.4,
  actual: 0.5,
  interval: null,
  gap: 0.1,
  bins: [
    { count: 1, expected: 0.2, actual: 0 },
    { count: 2, expected: 0.5, actual: 0.75 },
  ],
});

test.each([
  ['a chance is a percentage', 0.125, true, false, '12.5%'],
  ['an amount has two decimals', 3.456, false, false, '3.46'],
  ['a difference has its sign', -0.051, true, true, '−5.1%'],
  ['no difference has none', 0, false, true, '0.00'],
])('%s', (_, value, chance, signs, text) => expect(shown(value, { chance }, 'en', signs)).toBe(text));

test('Spanish writes a space before the percent sign', () =>
  expect(shown(0.125, { chance: true }, 'es')).toMatch(/^12,5\s%$/));

test('a calibration plot has one dot per group, and its sides have the same scale', () => {
  expect(calibrationPlot(row(true))).toEqual({
    most: 1,
    points: [
      { x: 0.2, y: 0, size: Math.sqrt(0.5) },
      { x: 0.5, y: 0.75, size: 1 },
    ],
  });
  expect(calibrationPlot(row(false))).toMatchObject({ most: 0.75, points: [{ y: 0 }, { y: 1 }] });
});

test('a plot of zeros still has a scale', () =>
  expect(calibrationPlot({ chance: false, bins: [{ count: 1, expected: 0, actual: 0 }] }).most).toBe(1));
