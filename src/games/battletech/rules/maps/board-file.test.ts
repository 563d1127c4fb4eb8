import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { hexOf } from '../../../../parts/hex/hex.ts';
import { CLEAR, type GameMap, type Ground } from '../../ground.ts';
import { readBoard } from './board-file.ts';
import { readMap, writeMap } from './map-schema.ts';
import { mutated } from './testing.ts';

/** A board of one hex. */
const one = (terrain: string, level = 0): string => `size 1 1\nhex 0101 ${level} "${terrain}" ""\nend\n`;
const groundOf = (terrain: string, level = 0): Ground => must(readBoard(one(terrain, level))).hexes[0] as Ground;
const [N, NE, SE, S, SW, NW] = [1, 2, 4, 8, 16, 32];

test.each<[string, Partial<Ground>]>([
  ['', {}],
  ['woods:1;foliage_elev:2', { woods: 1 }],
  ['woods:2;foliage_elev:2', { woods: 2 }],
  ['woods:3;foliage_elev:3', { woods: 2 }],
  ['water:0', { water: 0 }],
  ['water:2', { water: 2 }],
  ['rough:1', { rough: true }],
  ['rubble:3', { rubble: true }],
  ['pavement:1', { paved: true }],
  ['swamp:1', { swamp: true }],
  ['fire:1', { fire: 1 }],
  ['smoke:1', { smoke: 1 }],
  ['smoke:2', { smoke: 2 }],
  ['road:1:9', { road: N | S }],
  ['building:2;bldg_elev:3;bldg_cf:50', { building: { kind: 2, bunker: false, cf: 50, height: 3 } }],
  ['building:4', { building: { kind: 4, bunker: false, cf: 120, height: 1 } }],
  ['rough:1;fluff:9:7;sand:1;;planted_fields:1', { rough: true }],
  ['ROUGH:1', { rough: true }],
])('the terrain %j', (terrain, ground) => expect(groundOf(terrain)).toEqual({ ...CLEAR, ...ground }));

test.each<[string, number, Ground['bridge']]>([
  ['water:1;bridge:1:09;bridge_elev:1;bridge_cf:40', 0, { level: 1, cf: 40, exits: N | S }],
  ['water:2;bridge:3:18;bridge_elev:1', 2, { level: 3, cf: 90, exits: NE | SW }],
  ['bridge:2:0;bridge_elev:-1', 0, { level: -1, cf: 40, exits: 0 }],
])('the deck of %j at level %i', (terrain, level, bridge) => expect(groundOf(terrain, level).bridge).toEqual(bridge));

test('hexes are read row by row, ignoring labels', () => {
  const map = must(readBoard('size 2 2\nhex 0 1 "" ""\nhex 0 2 "" ""\nhex 0 3 "" ""\nhex 0 -4 "" ""\nend', 'hollow'));
  expect([map.name, map.cols, map.rows, map.hexes.map(({ level }) => level)]).toEqual(['hollow', 2, 2, [1, 2, 3, -4]]);
});

test('comments, tags, options, notes and text after the end are ignored, with any line ends', () => {
  const head = '# by hand\r\nsize 1 1\r\noption x y\rtag "Lake (Auto)"\n';
  const text = `${head}hex 0101 2 "woods:1" "grass"\nnote 0101 "a"\nend\nhex`;
  expect(must(readBoard(text)).hexes).toEqual([{ ...CLEAR, level: 2, woods: 1 }]);
});

describe('a road without exits', () => {
  const board = (option: string, ...hexes: readonly string[]): GameMap =>
    must(readBoard(`size 1 ${hexes.length}\n${option}\n${hexes.map((t) => `hex 0101 0 "${t}" ""`).join('\n')}\nend`));
  const roads = (map: GameMap): number[] => map.hexes.map(({ road }) => road);

  test('continues into roads and off the map', () =>
    expect(roads(board('', 'road:1', 'road:1', 'road:1'))).toEqual([N | S, N | S, N | S]));
  test('ends next to a hex without a road', () =>
    expect(roads(board('', 'road:1', 'road:1', ''))).toEqual([N | S, N, 0]));
  test('continues into pavement', () => expect(roads(board('', '', 'road:1', 'pavement:1'))).toEqual([0, S, 0]));
  test('does not continue if the board turns it off', () =>
    expect(roads(board('option exit_roads_to_pavement false', '', 'road:1', 'pavement:1'))).toEqual([0, 0, 0]));
  test('continues to a bridge that leads there', () =>
    expect(roads(board('', '', 'road:1', 'bridge:1:9'))).toEqual([0, S, 0]));
  test('does not continue to a bridge that passes by', () =>
    expect(roads(board('', '', 'road:1', 'bridge:1:36'))).toEqual([0, 0, 0]));
  test('does not change hexes that have exits', () =>
    expect(roads(board('', 'road:1:36', 'road:1:0', ''))).toEqual([SE | NW, 0, 0]));
  test('a bridge without exits connects to the roads', () =>
    expect(board('', 'road:1', 'water:1;bridge:1', 'road:1').hexes[1]?.bridge?.exits).toBe(N | S));
});

test('all six hexsides link in the right direction', () => {
  const hexes = Array.from({ length: 9 }, (_, i) => `hex 0000 0 "${i === 4 ? 'road:1' : 'pavement:1'}" ""`);
  const map = must(readBoard(`size 3 3\n${hexes.join('\n')}\nend`));
  expect(map.hexes[hexOf(map, '0202')]?.road).toBe(N | NE | SE | S | SW | NW);
});

test.each<[string, string, line: number, problem: RegExp]>([
  ['nothing', '', 1, /start with its size/],
  ['another file', 'Chassis:Atlas\nModel:AS7-D', 1, /start with its size/],
  ['hexes before the size', '# x\nhex 0101 0 "" ""\nsize 1 1', 2, /start with its size/],
  ['no width', 'size\nend', 1, /1 to 99/],
  ['a wide board', 'size 100 1\nend', 1, /1 to 99/],
  ['no rows', 'size 5 0\nend', 1, /1 to 99/],
  ['too few hexes', 'size 2 1\nhex 0101 0 "" ""\nend', 3, /only 1 of 2/],
  ['hexes cut off', 'size 2 1\nhex 0101 0 "" ""', 2, /only 1 of 2/],
  ['too many hexes', `size 1 1\nhex 0101 0 "" ""\nhex 0201 0 "" ""\nend`, 3, /more than 1/],
  ['a hex without a level', 'size 1 1\nhex 0101 "woods:1" ""', 2, /a label, a level/],
  ['a hex without terrain', 'size 1 1\nhex 0101 0', 2, /a label, a level/],
  ['a level out of this world', 'size 1 1\nhex 0101 100 "" ""', 2, /a label, a level/],
  ['woods without a level', one('woods'), 2, /woods in hex 0101/],
  ['woods of a strange kind', one('woods:7'), 2, /invalid level for woods in hex 0101: 7/],
  ['water below its bed', one('water:-1'), 2, /water/],
  ['a tileset', one('water:*'), 2, /water/],
  ['a road with seven sides', one('road:1:64'), 2, /invalid exits for road in hex 0101: 64/],
])('refuses %s', (_, text, line, problem) => {
  const read = readBoard(text);
  expect(read).toMatchObject({ ok: false, error: { code: 'bad-board', line } });
  expect(!read.ok && read.error.problem).toMatch(problem);
});

test('refuses a file that is too long', () =>
  expect(readBoard('#'.repeat(5_000_000))).toMatchObject({ ok: false, error: { problem: 'the file is too long' } }));

test('a damaged board is read or refused, and what is read is a valid map', () => {
  const rows = Array.from({ length: 20 }, (_, i) => {
    const terrain = ['woods:1;foliage_elev:2', 'road:1', 'water:1;bridge:1:9;bridge_elev:1', 'building:2;bldg_elev:2'];
    return `hex 0${(i % 4) + 1}01 ${(i % 5) - 1} "${terrain[i % 4]}" "grass"`;
  });
  const board = `# a\nsize 4 5\noption exit_roads_to_pavement false\n${rows.join('\r\n')}\nend\n`;
  let sound = 0;
  for (let seed = 0; seed < 1500; seed++) {
    const read = readBoard(mutated(board, new Random(seed)));
    if (read.ok) {
      sound++;
      expect(readMap(writeMap(read.value))).toEqual(read);
    } else expect(read.error).toMatchObject({ code: 'bad-board', line: expect.any(Number) });
  }
  expect(sound).toBeGreaterThan(150);
});
