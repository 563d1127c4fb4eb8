import { expect, test } from 'vitest';
import { figure, figures, percent } from './figures.ts';

test.each([
  [
    [66, -15, 4],
    ['+66', '−15', '+4'],
  ],
  [
    [66, -7.6967, 0],
    ['+66.0', '−7.7', '0.0'],
  ],
  [
    [0.25, -0.5],
    ['+0.25', '−0.50'],
  ],
  [
    [0.0041, 0.2],
    ['+0.004', '+0.200'],
  ],
])('%j reads %j', (values, said) => {
  expect(figures(values, 'en')).toEqual(said);
});

test('a single number has no plus sign, and a comma in Spanish', () => {
  expect([figure(38.72, 'en'), figure(38.72, 'es')]).toEqual(['38.7', '38,7']);
});

test.each([
  [0.1234, '12'],
  [0.00419, '0.42'],
  [3.456, '346'],
])('a share of %d is %s per cent', (share, said) => {
  expect(percent(share, 'en')).toBe(said);
});
