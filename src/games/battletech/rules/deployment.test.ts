import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../kernel/dice.ts';
import { distance, type Facing, hexOf, labelOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import { CLEAR, type GameMap, type Ground } from '../ground.ts';
import { anyFacing, anyHex, inwards, startingHex } from './deployment.ts';
import { ground } from './testing.ts';

const first = (map: GameMap, side: number, sides = 2, taken: readonly number[] = [], dice: Dice = loaded(1)): string =>
  labelOf(map, startingHex(map, side, sides, new Set(taken), dice));
const all = (hex: Partial<Ground>): GameMap => ({
  ...ground(),
  hexes: ground().hexes.map(() => ({ ...CLEAR, ...hex })),
});

describe('start hexes of a side', () => {
  test.each<[number, number, string]>([
    [0, 2, '0917'],
    [1, 2, '0901'],
    [0, 3, '0917'],
    [1, 3, '0205'],
    [2, 3, '1505'],
    [1, 4, '0109'],
    [3, 4, '1609'],
  ])('side %i of %i: near %s', (side, sides, label) => {
    const map = ground();
    const there = hexOf(map, first(map, side, sides));
    expect(distance(map, there, hexOf(map, label))).toBeLessThanOrEqual(1);
  });

  test('the die picks one of the six nearest', () => {
    const map = ground();
    const hexes = [1, 2, 3, 4, 5, 6].map((die) => first(map, 0, 2, [], loaded(die)));
    expect(new Set(hexes).size).toBe(6);
    for (const label of hexes) expect(distance(map, hexOf(map, label), hexOf(map, hexes[0] as string))).toBeLessThan(3);
  });

  test('no two units start in the same hex', () => {
    const map = ground();
    const home = hexOf(map, first(map, 0));
    expect(first(map, 0, 2, [home])).not.toBe(labelOf(map, home));
  });

  test.each<[string, Partial<Ground>, boolean]>([
    ['a ford', { water: 0 }, true],
    ['water', { water: 1 }, false],
    ['a river', { river: 9 }, false],
    ['a swamp', { swamp: true }, false],
    ['a house', { building: { kind: 1, bunker: false, cf: 15, height: 1 } }, false],
    ['woods', { woods: 2 }, true],
    ['a hill', { level: 3 }, true],
  ])('in %s: %s', (_, hex, starts) => {
    const only = startingHex(all(hex), 0, 2, new Set(), starts ? loaded(1) : loaded());
    expect(only !== OFF_MAP).toBe(starts);
  });
});

describe('a start anywhere', () => {
  const map = ground({ '0101': { water: 1 }, '0201': { swamp: true }, '0301': { woods: 2 } });

  test('any dry hex of the map may be drawn, each once', () => {
    const free = map.hexes.length - 2;
    const drawn = new Set(Array.from({ length: free }, (_, i) => anyHex(map, new Set(), { roll: () => i + 1 })));
    expect(drawn.size).toBe(free);
    expect([hexOf(map, '0101'), hexOf(map, '0201')].some((hex) => drawn.has(hex))).toBe(false);
    expect(drawn.has(hexOf(map, '0301'))).toBe(true);
  });

  test('never a taken hex; off the map if there is none', () => {
    const taken = new Set(map.hexes.keys());
    expect(anyHex(map, taken, loaded())).toBe(OFF_MAP);
    taken.delete(hexOf(map, '0705'));
    expect(labelOf(map, anyHex(map, taken, loaded(1)))).toBe('0705');
  });

  test('all six facings may be drawn', () =>
    expect([1, 2, 3, 4, 5, 6].map((die) => anyFacing(loaded(die)))).toEqual([0, 1, 2, 3, 4, 5]));
});

test.each<[string, Facing]>([
  ['0917', 0],
  ['0901', 3],
  ['0101', 2],
  ['1601', 4],
  ['1617', 5],
  ['0117', 1],
])('a unit that starts in %s faces inwards, to hexside %i', (label, facing) => {
  const map = ground();
  expect(inwards(map, hexOf(map, label))).toBe(facing);
});
