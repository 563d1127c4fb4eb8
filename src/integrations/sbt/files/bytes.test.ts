import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascii, cp1252, fromAscii, fromCp1252 } from './bytes.ts';

const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test('every byte of the code page is a character, and the character that byte', () => {
  expect(cp1252(fromCp1252(every))).toEqual(every);
  expect(new Set(fromCp1252(every)).size).toBe(256);
});

test.each([
  ['Energía', [0x45, 0x6e, 0x65, 0x72, 0x67, 0xed, 0x61]],
  ['€ ñ', [0x80, 0x20, 0xf1]],
  ['漢', [0x3f]],
])('%s on Windows', (text, bytes) => expect([...cp1252(text)]).toEqual(bytes));

test('ASCII replaces unknown characters with question marks', () => {
  expect(fromAscii(ascii('Hexágono'))).toBe('Hex?gono');
  expect(fromAscii(every.slice(0, 128)).length).toBe(128);
  expect(fromAscii(every.slice(128))).toBe('?'.repeat(128));
});

test('plain text survives', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => fromAscii(ascii(text)) === text));
});
