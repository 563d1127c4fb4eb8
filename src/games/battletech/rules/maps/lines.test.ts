import { expect, test } from 'vitest';
import { integerIn, linesOf } from './lines.ts';

test('lines may end in CRLF, CR or LF, mixed, with correct numbers', () => {
  expect(linesOf('one\r\n\r\n  three \rfour\nfive')).toEqual([
    { number: 1, text: 'one' },
    { number: 3, text: 'three' },
    { number: 4, text: 'four' },
    { number: 5, text: 'five' },
  ]);
});

test.each<[string | undefined, number | undefined]>([
  ['7', 7],
  ['-3', -3],
  ['+2', 2],
  ['09', 9],
  ['10', undefined],
  ['-4', undefined],
  ['1.5', undefined],
  ['1e0', undefined],
  ['', undefined],
  ['*', undefined],
  [undefined, undefined],
])('%j as a whole number from -3 to 9 is %j', (text, number) => expect(integerIn(text, -3, 9)).toBe(number));
