import { expect, test } from 'vitest';
import { WHOLE } from '../../../../page/lens.ts';
import { hexOf } from '../../../../parts/hex/hex.ts';
import { cornerFor, footFor } from './corner.ts';

const GRID = { cols: 16, rows: 17 };
const at = (...labels: readonly string[]): readonly number[] => labels.map((label) => hexOf(GRID, label));

test.each([
  ['opposite of what is looked at', at('1503'), 'is-left is-bottom'],
  ['opposite of it', at('0215'), 'is-right is-top'],
  ['away from both ends of a line', at('0316', '1402'), 'is-right is-bottom'],
  ['away from both ends of the other line', at('0202', '1515'), 'is-left is-bottom'],
])('%s', (_, hexes, corner) => {
  expect(cornerFor(GRID, WHOLE, hexes)).toBe(corner);
});

test('depends on the visible part of the map', () => {
  const close = { scale: 4, x: 0, y: 0 };
  expect(cornerFor(GRID, close, at('0404'))).toBe('is-left is-top');
});

test('avoids a taken corner', () => {
  expect(cornerFor(GRID, WHOLE, at('1503'), 'is-left is-bottom')).toBe('is-left is-top');
});

test.each([
  ['0303', 'is-right is-bottom'],
  ['1503', 'is-left is-bottom'],
])('the text about %s is %s', (label, corner) => {
  expect(footFor(GRID, WHOLE, hexOf(GRID, label))).toBe(corner);
});
