import { expect, test } from 'vitest';
import { fitted, lines, textWidth } from './text-width.ts';

const FONT = { size: 10 };

test('wide letters are wider than narrow ones, bold is wider, and an accent changes nothing', () => {
  expect(textWidth('WWW', FONT)).toBeGreaterThan(textWidth('iii', FONT));
  expect(textWidth('abc', { size: 10, bold: true })).toBeGreaterThan(textWidth('abc', FONT));
  expect(textWidth('canón', FONT)).toBe(textWidth('canon', FONT));
  expect(textWidth('abc', { size: 10, mono: true })).toBeCloseTo(18);
});

test.each([
  ['fits', 100, 'fits'],
  ['a name that is much too long', 60, 'a name that…'],
  ['anything', 0, ''],
])('%s in %d', (text, most, expected) => {
  expect(fitted(text, most, FONT)).toBe(expected);
  expect(textWidth(fitted(text, most, FONT), FONT)).toBeLessThanOrEqual(Math.max(most, 0) || 0);
});

test('text is broken at spaces, and the last line is shortened', () => {
  expect(lines('one two three four five', 45, FONT, 2)).toEqual(['one two', 'three fo…']);
  expect(lines('short', 45, FONT)).toEqual(['short']);
  expect(lines('', 45, FONT)).toEqual([]);
});
