import { expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { CLEAR, type Ground } from '../../ground.ts';
import { readBme } from './bme-file.ts';
import { readMap, writeMap } from './map-schema.ts';
import { mutated } from './testing.ts';

interface Drawn {
  readonly level?: number;
  readonly base?: number;
  readonly object?: number;
  readonly paved?: boolean;
  readonly swamp?: boolean;
  readonly river?: readonly number[];
  readonly road?: readonly number[];
}
const flag = (set: boolean): string => (set ? 'TRUE' : 'FALSE');
const flags = (sides: readonly number[] = []): string[] => [0, 1, 2, 3, 4, 5].map((side) => flag(sides.includes(side)));

/** The 74 lines of a hex. */
const lines = ({
  level = 0,
  base = 0,
  object = 255,
  paved = false,
  swamp = false,
  river,
  road,
}: Drawn = {}): string[] => [
  String(level + 100),
  String(base),
  'TRUE',
  String(object),
  flag(paved),
  ...flags(river),
  flag(swamp),
  ...flags(road),
  ...new Array<string>(56).fill('FALSE'),
];
const file = (cols: number, rows: number, hexes: readonly Drawn[], path = 'C:\\maps\\'): string[] => [
  'BME_3',
  String(cols),
  String(rows),
  path,
  ...hexes.flatMap(lines),
];
const one = (hex: Drawn): string => file(1, 1, [hex]).join('\r\n');

test.each<[string, Drawn, Partial<Ground>]>([
  ['open ground', {}, {}],
  ['a hill', { level: 4 }, { level: 4 }],
  ['paved ground', { base: 1 }, { paved: true }],
  ['a paved zone', { paved: true }, { paved: true }],
  ['swamp', { base: 3 }, { swamp: true }],
  ['a swamp zone, which beats pavement', { swamp: true, paved: true }, { swamp: true }],
  ['the bed of a lake', { level: -2 }, { level: 0, water: 2 }],
  ['a ford', { base: 2 }, { water: 0 }],
  ['water on a hill', { base: 2, level: 3 }, { level: 3, water: 0 }],
  ['a paved hole', { level: -1, paved: true }, { level: -1, paved: true }],
  ['ground that only the editor knows', { base: 4 }, {}],
  ['rubble', { object: 0 }, { rubble: true }],
  ['light woods', { object: 1 }, { woods: 1 }],
  ['heavy woods', { object: 2 }, { woods: 2 }],
  ['a light building', { object: 3 }, { building: { kind: 1, bunker: false, cf: 15, height: 1 } }],
  ['a medium building', { object: 4 }, { building: { kind: 2, bunker: false, cf: 40, height: 2 } }],
  ['a heavy building', { object: 5 }, { building: { kind: 3, bunker: false, cf: 90, height: 3 } }],
  ['a hardened building', { object: 6 }, { building: { kind: 4, bunker: false, cf: 120, height: 4 } }],
  ['a bunker', { object: 7 }, { building: { kind: 4, bunker: true, cf: 120, height: 0 } }],
  ['a river', { river: [0, 3] }, { river: 0b001001 }],
  ['a road over a river', { river: [1], road: [2, 5] }, { river: 0b000010, road: 0b100100 }],
])('%s', (_, hex, ground) => expect(must(readBme(one(hex))).hexes).toEqual([{ ...CLEAR, ...ground }]));

test('hexes are listed column by column', () => {
  const map = must(
    readBme(
      file(
        2,
        3,
        [1, 2, 3, 4, 5, 6].map((level) => ({ level })),
      ).join('\n'),
    ),
  );
  expect(map.hexes.map(({ level }) => level)).toEqual([1, 4, 2, 5, 3, 6]);
});

test.each<[string, (lines: readonly string[]) => string]>([
  ['CRLF', (all) => all.join('\r\n')],
  ['CR', (all) => all.join('\r')],
  ['all kinds mixed', (all) => all.map((line, i) => line + ['\r\n', '\r', '\n', '\r\r\n'][i % 4]).join('')],
])('lines may end in %s', (_, text) => {
  const all = file(1, 2, [{ level: 1 }, { object: 2 }]);
  expect(must(readBme(text(all))).hexes).toEqual([
    { ...CLEAR, level: 1 },
    { ...CLEAR, woods: 2 },
  ]);
});

test('the path may be empty', () => expect(readBme(file(1, 1, [{}], '').join('\r\n')).ok).toBe(true));

const changed = (at: number, line: string): string => file(2, 1, [{}, {}]).with(at, line).join('\r\n');

test.each<[string, string, line: number, problem: RegExp]>([
  ['nothing', '', 1, /start with BME_3/],
  ['another version', changed(0, 'BME_2'), 1, /start with BME_3: BME_2/],
  ['a wide map', changed(1, '100'), 2, /1 to 99 hexes wide/],
  ['a flat map', changed(2, '0'), 3, /1 to 99 hexes high/],
  ['a file cut off', file(2, 1, [{}]).join('\r\n'), 78, /2 hexes have 148 lines/],
  ['a level that is no number', changed(4, 'x'), 5, /level/],
  ['a level out of this world', changed(4, '300'), 5, /level/],
  ['a ground that is no number', changed(5, '?'), 6, /ground/],
  ['an unknown object', changed(7, '9'), 8, /object: 9/],
  ['a flag that is neither', changed(8, 'YES'), 9, /TRUE or FALSE: YES/],
  ['a flag of the second hex that is neither', changed(4 + 74 + 17, '1'), 4 + 74 + 18, /TRUE or FALSE/],
])('refuses %s', (_, text, line, problem) => {
  const read = readBme(text);
  expect(read).toMatchObject({ ok: false, error: { code: 'bad-bme', line } });
  expect(!read.ok && read.error.problem).toMatch(problem);
});

test('a damaged file is read or refused, and what is read is a valid map', () => {
  const text = file(2, 2, [{ level: -1 }, { object: 3 }, { road: [0, 3] }, { swamp: true }]).join('\r\n');
  let sound = 0;
  for (let seed = 0; seed < 1500; seed++) {
    const read = readBme(mutated(text, new Random(seed)));
    if (read.ok) {
      sound++;
      expect(readMap(writeMap(read.value))).toEqual(read);
    } else expect(read.error).toMatchObject({ code: 'bad-bme', line: expect.any(Number) });
  }
  expect(sound).toBeGreaterThan(50);
});
