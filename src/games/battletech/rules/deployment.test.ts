import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../kernel/dice.ts';
import { distance, type Facing, hexOf, labelOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import { CLEAR, type GameMap, type Ground } from '../ground.ts';
import { inwards, startingHex } from './deployment.ts';
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
