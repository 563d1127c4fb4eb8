import { expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import atlas from '../../data/units/AS7-D.json' with { type: 'json' };
import { mapNamed } from '../../rules/maps/box.ts';
import { writeMap } from '../../rules/maps/map-schema.ts';
import { setUp } from '../../rules/set-up.ts';
import { isFileCode, mapFrom, unitFrom } from './files.ts';

const board = [
  'size 2 2',
  'hex 0101 0 "woods:1" ""',
  'hex 0201 1 "" ""',
  'hex 0102 0 "" ""',
  'hex 0202 0 "" ""',
  'end',
];

test('a board is named after its file', () => {
  const map = must(mapFrom({ name: 'C:\\maps\\Two Woods.board', text: board.join('\r\n') }));
  expect(map).toEqual({
    name: 'Two Woods',
    cols: 2,
    rows: 2,
    hexes: { '0101': { woods: 'light' }, '0201': { level: 1 } },
  });
});

test('errors in a board name the line', () => {
  const bad = mapFrom({ name: 'x.board', text: 'size 2 2\nhex 0101 high "" ""' });
  expect(bad).toEqual({ ok: false, error: expect.objectContaining({ code: 'bad-board', line: 2 }) });
});

test('an editor map is recognized by its first line', () => {
  expect(mapFrom({ name: 'x.bme', text: 'BME_3\n0\n3' })).toMatchObject({
    ok: false,
    error: { code: 'bad-bme', line: 2 },
  });
});

test('an Umpire map is taken unchanged, and a match can use it', () => {
  const file = writeMap(mapNamed('mire'));
  const map = must(mapFrom({ name: 'mire.json', text: JSON.stringify(file) }));
  expect(map).toEqual(file);
  expect(setUp({ map }, new Random(1)).ok).toBe(true);
});

test.each([
  ['{"cols": 3}', 'file-not-a-map'],
  ['{ broken', 'file-not-json'],
])('%s is not a map', (text, code) => {
  expect(mapFrom({ name: 'x.json', text })).toEqual({ ok: false, error: { code } });
  expect(isFileCode(code)).toBe(true);
});

test('an Umpire unit is taken unchanged', () => {
  expect(unitFrom({ name: 'atlas.json', text: JSON.stringify(atlas) })).toEqual({ ok: true, value: atlas });
});

test.each([
  ['{ broken', 'file-not-json'],
  ['{"kind":"ship"}', 'bad-design'],
  ['chassis:Atlas\nmodel:X', 'bad-mtf'],
  [JSON.stringify({ ...atlas, tons: 95 }), 'engine-rating'],
])('%s cannot be used', (text, code) => {
  const read = unitFrom({ name: 'x', text });
  expect(read.ok ? null : read.error.code).toBe(code);
});
