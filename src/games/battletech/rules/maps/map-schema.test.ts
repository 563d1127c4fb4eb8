import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { hexOf } from '../../../../parts/hex/hex.ts';
import { CLEAR, type GameMap, type Ground } from '../../ground.ts';
import { MapSchema, readMap, writeMap } from './map-schema.ts';

const file = (hexes: unknown, changes: object = {}): unknown => ({
  name: 'a map',
  cols: 16,
  rows: 17,
  hexes,
  ...changes,
});

test.each<[object, Partial<Ground>]>([
  [{}, {}],
  [
    { level: 2, woods: 'light' },
    { level: 2, woods: 1 },
  ],
  [
    { woods: 'heavy', smoke: 'light' },
    { woods: 2, smoke: 1 },
  ],
  [{ water: 0 }, { water: 0 }],
  [
    { rough: true, rubble: false, swamp: true, paved: true },
    { rough: true, swamp: true, paved: true },
  ],
  [
    { road: [0, 3], river: [5] },
    { road: 0b001001, river: 0b100000 },
  ],
  [{ building: { kind: 'heavy' } }, { building: { kind: 3, bunker: false, cf: 90, height: 3 } }],
  [{ building: { kind: 'light', cf: 8, height: 5 } }, { building: { kind: 1, bunker: false, cf: 8, height: 5 } }],
  [{ building: { kind: 'hardened', bunker: true } }, { building: { kind: 4, bunker: true, cf: 120, height: 0 } }],
  [
    { water: 1, bridge: { level: 1, cf: 40, exits: [1, 4] } },
    { water: 1, bridge: { level: 1, cf: 40, exits: 18 } },
  ],
  [
    { fire: 1, clubs: 2, factor: 30, woods: 'light' },
    { fire: 1, clubs: 2, factor: 30, woods: 1 },
  ],
])('a hex of %j', (hex, ground) => {
  const map = must(readMap(file({ '0517': hex })));
  expect(map.hexes[hexOf(map, '0517')]).toEqual({ ...CLEAR, ...ground });
  expect(map.hexes.filter((other) => other !== CLEAR).length).toBeLessThanOrEqual(1);
});

test.each<[string, unknown, hex: string | null, field: string]>([
  ['nothing', null, null, '(whole)'],
  ['a number', 7, null, '(whole)'],
  ['no name', file({}, { name: '' }), null, 'name'],
  ['too many columns', file({}, { cols: 100 }), null, 'cols'],
  ['half a row', file({}, { rows: 1.5 }), null, 'rows'],
  ['a list of hexes', file([]), null, 'hexes'],
  ['an unknown field', file({}, { author: 'me' }), null, 'author'],
  ['a strange label', file({ A1: {} }), 'A1', '(whole)'],
  ['a hex off the map', file({ '1701': {} }), '1701', '(whole)'],
  ['hex 0000', file({ '0000': {} }), '0000', '(whole)'],
  ['a level that is a word', file({ '0505': { level: 'high' } }), '0505', 'level'],
  ['woods of a strange kind', file({ '0505': { woods: 'ultra' } }), '0505', 'woods'],
  ['negative depth', file({ '0505': { water: -1 } }), '0505', 'water'],
  ['a seventh side', file({ '0505': { road: [6] } }), '0505', 'road/0'],
  ['a side named twice', file({ '0505': { road: [1, 1] } }), '0505', 'road'],
  ['a building without a kind', file({ '0505': { building: { cf: 10 } } }), '0505', 'building'],
  ['a bridge that ends in the air', file({ '0505': { bridge: { level: 1, cf: 4 } } }), '0505', 'bridge'],
  ['an unknown terrain', file({ '0505': { lava: true } }), '0505', 'lava'],
])('refuses %s', (_, input, hex, field) => {
  const read = readMap(input);
  expect(read).toMatchObject({ ok: false, error: { code: 'bad-map', hex, field } });
  expect(!read.ok && read.error.problem).not.toBe('');
});

const chance = (random: Random, sides: number): boolean => random.roll(sides) === 1;
const upTo = (random: Random, most: number): number => random.roll(most + 1) - 1;

/** A random hex; its features need not make sense together. */
const anyGround = (random: Random): Ground => ({
  level: upTo(random, 12) - 4,
  water: chance(random, 4) ? upTo(random, 3) : -1,
  woods: upTo(random, 2) as 0 | 1 | 2,
  rough: chance(random, 4),
  rubble: chance(random, 4),
  swamp: chance(random, 4),
  paved: chance(random, 4),
  road: chance(random, 3) ? upTo(random, 63) : 0,
  river: chance(random, 3) ? upTo(random, 63) : 0,
  building: chance(random, 3)
    ? {
        kind: random.roll(4) as 1 | 2 | 3 | 4,
        bunker: chance(random, 3),
        cf: upTo(random, 150),
        height: upTo(random, 5),
      }
    : null,
  bridge: chance(random, 5) ? { level: upTo(random, 6) - 2, cf: upTo(random, 90), exits: upTo(random, 63) } : null,
  fire: chance(random, 5) ? random.roll(30) : 0,
  smoke: upTo(random, 2) as 0 | 1 | 2,
  clubs: upTo(random, 2),
  factor: upTo(random, 50),
});

test('any map survives a round trip, also through JSON', () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed);
    const [cols, rows] = [random.roll(20), random.roll(20)];
    const hexes = Array.from({ length: cols * rows }, () => (chance(random, 3) ? anyGround(random) : CLEAR));
    const map: GameMap = { name: `map ${seed}`, cols, rows, hexes };
    expect(must(readMap(JSON.parse(JSON.stringify(writeMap(map)))))).toEqual(map);
  }
});

test('clear hexes are not written', () =>
  expect(writeMap({ name: 'limpio', cols: 2, rows: 1, hexes: [CLEAR, CLEAR] }).hexes).toEqual({}));

test('the published schema accepts and rejects the same maps', () => {
  const published = Compile(JSON.parse(JSON.stringify(MapSchema)) as object);
  expect(published.Check(file({ '0505': { level: 2, woods: 'light', road: [0, 3] } }))).toBe(true);
  expect(published.Check(file({ '0505': { level: 'high' } }))).toBe(false);
});
