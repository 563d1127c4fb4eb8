import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineReader } from './split-lines.ts';

/** Reads chunks and returns all lines; null = one was too long. */
function read(pieces: readonly Uint8Array[], most = 1000): readonly string[] | null {
  const reader = lineReader(most);
  const lines: string[] = [];
  for (const piece of pieces) {
    const some = reader.push(piece);
    if (!some) return null;
    lines.push(...some);
  }
  return lines;
}

/** Cuts bytes at these offsets. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, k) => bytes.subarray(from, at[k] ?? bytes.length));
}

const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/[\r\n]/g, ''));

describe('properties of reading', () => {
  test('lines are the same however the bytes are split', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat(), { maxLength: 20 }), (lines, places) => {
        const bytes = Buffer.from(lines.map((text) => `${text}\n`).join(''));
        expect(read(cut(bytes, places))).toEqual(lines);
      }),
    );
  });

  test('any bytes are read, with as many lines as line endings', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.array(fc.nat()), (bytes, places) => {
        expect(read(cut(bytes, places))).toHaveLength(bytes.filter((byte) => byte === 10).length);
        expect(read(cut(bytes, places))).toEqual(read([bytes]));
      }),
    );
  });

  test('a line is too long by its bytes, whether or not it has ended', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.boolean(), (length, ended) => {
        const bytes = Buffer.from(`ok\n${'a'.repeat(length)}${ended ? '\n' : ''}`);
        expect(read([bytes], 20) === null).toBe(length > 20);
      }),
    );
  });
});

test.each([
  ['a\r\nb\n', ['a', 'b']],
  ['a\rb\n', ['a\rb']],
  ['\n\n', ['', '']],
  ['no end', []],
])('%j has the lines %j', (text, lines) => {
  expect(read([Buffer.from(text)])).toEqual(lines);
});

test('an unfinished last line is available', () => {
  const reader = lineReader(100);
  reader.push(Buffer.from('a\nhalf'));
  expect([reader.rest(), reader.rest()]).toEqual(['half', '']);
});

test('nothing is read after a line that is too long', () => {
  const reader = lineReader(3);
  expect([reader.push(Buffer.from('abcd')), reader.push(Buffer.from('\nok\n'))]).toEqual([null, null]);
});
