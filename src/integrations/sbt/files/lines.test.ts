import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ascii,
  cp1252,
  type Expected,
  fromAscii,
  fromCp1252,
  type Lines,
  linesOf,
  reading,
  times,
  written,
} from './lines.ts';

test("lines end as in the simulator's files", () => {
  expect(written(['movSBT', 2, true, false, -1, ''])).toBe('movSBT\r\n2\r\nTrue\r\nFalse\r\n-1\r\n\r\n');
  expect(written([])).toBe('');
});

test.each([
  ['CR LF', 'a\r\nb\r\n', ['a', 'b']],
  ['LF', 'a\nb\n', ['a', 'b']],
  ['CR', 'a\rb\r', ['a', 'b']],
  ['no last end', 'a\r\nb', ['a', 'b']],
  ['empty lines', '\r\na\r\n\r\n', ['', 'a', '']],
  ['nothing', '', []],
])('lines with %s', (_, text, lines) => expect(linesOf(text)).toEqual(lines));

test.each<[Expected, (lines: Lines) => unknown, good: readonly [string, unknown][], bad: readonly string[]]>([
  [
    'boolean',
    (it) => it.boolean(),
    [
      ['True', true],
      ['False', false],
    ],
    ['true', 'FALSE', '1', '', 'True ', ' True'],
  ],
  [
    'number',
    (it) => it.number(),
    [
      ['0', 0],
      ['-7', -7],
      ['0012', 12],
    ],
    ['', '+1', '1.0', '1e2', ' 1', '0x1', '12345678901'],
  ],
  [
    'number',
    (it) => it.number(2, 4),
    [
      ['2', 2],
      ['4', 4],
    ],
    ['1', '5', '-3'],
  ],
  [
    'hex',
    (it) => it.hex(),
    [
      ['0517', '0517'],
      ['9999', '9999'],
    ],
    ['0000', '0500', '0017', '517', '05017', 'ab01', ''],
  ],
  [
    'hex',
    (it) => it.hexOrNone(),
    [
      ['0000', '0000'],
      ['0101', '0101'],
    ],
    ['0001', '-1', ''],
  ],
  [
    'side',
    (it) => it.side(),
    [
      ['1', 1],
      ['6', 6],
    ],
    ['0', '7', '-1', '', '11'],
  ],
  ['word', (it) => it.word(['Igual', 'Derecha']), [['Igual', 'Igual']], ['igual', 'Derecha ', 'Izquierda', '']],
])('a %s', (expected, read, good, bad) => {
  for (const [text, value] of good) expect(reading('a.sbt', `${text}\r\n`, read)).toEqual({ ok: true, value });
  for (const found of bad)
    expect(reading('a.sbt', `x\r\n${found}\r\n`, (lines) => [lines.text(), read(lines)])).toMatchObject({
      ok: false,
      error: { code: 'sbt-line', file: 'a.sbt', line: 2, expected, found },
    });
});

test('the first invalid line is reported, whatever follows', () => {
  const read = reading('a.sbt', '3\r\nTrue\r\nno\r\nneither\r\n', (lines) =>
    times(lines.count(), () => lines.boolean()),
  );
  expect(read).toMatchObject({ ok: false, error: { line: 3, found: 'no' } });
});

test('a file must not end too early or too late', () => {
  const two = (lines: Lines) => [lines.boolean(), lines.boolean()];
  expect(reading('a.sbt', 'True\r\n', two)).toMatchObject({ ok: false, error: { line: 2, found: null } });
  expect(reading('a.sbt', 'True\r\nTrue\r\n\r\n', two)).toMatchObject({
    ok: false,
    error: { line: 3, expected: 'end', found: '' },
  });
  expect(reading('a.sbt', 'True\r\nTrue\r\nmore', two, 'anything')).toEqual({ ok: true, value: [true, true] });
});

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
