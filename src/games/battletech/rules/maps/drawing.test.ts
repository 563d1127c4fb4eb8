import { expect, test } from 'vitest';
import { CLEAR, type Ground } from '../../ground.ts';
import { mapOf } from './drawing.ts';
import { pictureOf } from './picture.ts';

const hexOf = (drawing: string): Ground => mapOf('one', { drawing }).hexes[0] as Ground;

test.each<[string, Partial<Ground>, picture: string]>([
  ['.', {}, '.'],
  ['. 1', { level: 1 }, ':'],
  ['. 3', { level: 3 }, '^'],
  ['. b', { level: -2 }, '.'],
  ['w', { woods: 1 }, 'w'],
  ['W 2', { woods: 2, level: 2 }, 'W'],
  [',', { rough: true }, ','],
  [';', { rubble: true }, ','],
  ['%', { swamp: true }, '%'],
  ['=', { paved: true }, '='],
  ['0', { water: 0 }, '~'],
  ['2 3', { water: 2, level: 3 }, '~'],
  ['b', { water: 1, bridge: { level: 1, cf: 120, exits: 0 } }, '='],
  ['d 1', { level: 1, water: 2, bridge: { level: 2, cf: 120, exits: 0 } }, '='],
  ['l', { building: { kind: 1, bunker: false, cf: 15, height: 1 } }, '#'],
  ['k', { building: { kind: 4, bunker: false, cf: 120, height: 4 } }, '#'],
  ['B', { building: { kind: 4, bunker: true, cf: 120, height: 0 } }, '#'],
])('%j', (drawing, ground, picture) => {
  expect(hexOf(drawing)).toEqual({ ...CLEAR, ...ground });
  expect(pictureOf(mapOf('one', { drawing }))).toBe(picture);
});

test('roads and bridges connect', () => {
  const map = mapOf('road', { drawing: '+.\nb1\n+=' });
  expect([map.cols, map.rows]).toEqual([2, 3]);
  expect(map.hexes[0]?.road).toBe(0b001001); // off the map, and to the bridge
  expect(map.hexes[2]?.bridge?.exits).toBe(0b001001);
  expect(map.hexes[4]?.road).toBe(0b000101); // to the bridge, and into the pavement
});

test.each(['..\n.', '.. .', 'q'])('%j is not a map', (drawing) => expect(() => mapOf('bad', { drawing })).toThrow());
