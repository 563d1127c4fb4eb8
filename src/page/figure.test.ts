import { expect, test } from 'vitest';
import { figure, percent, signed, wholePercent } from './figure.ts';

test.each([
  [3, '3', '+3'],
  [-3, '\u22123', '\u22123'],
  [0.5, '0.5', '+0.5'],
  [-0.126, '\u22120.13', '\u22120.13'],
  [0.001, '0', '0'],
  [12.345, '12.35', '+12.35'],
])('%d is formatted with at most two decimals and a real minus sign', (value, plain, withSign) => {
  expect([figure(value), signed(value)]).toEqual([plain, withSign]);
});

test.each([
  [0, '0%'],
  [0.083, '8.3%'],
  [0.5, '50%'],
  [1, '100%'],
])('a share of %d is a percentage, with a decimal if it is small', (share, said) => {
  expect(percent(share)).toBe(said);
});

test('Spanish uses a decimal comma', () => {
  expect([figure(0.5, 'es'), signed(-0.126, 'es'), percent(0.083, 'es')]).toEqual(['0,5', '\u22120,13', '8,3\u00a0%']);
});

test('an estimate has no decimals', () => {
  expect([wholePercent(0.083), wholePercent(0.083, 'es')]).toEqual(['8%', '8\u00a0%']);
});
