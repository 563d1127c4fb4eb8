import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { colOf, hexAt, neighbours } from '../../../../parts/hex/hex.ts';
import type { GameMap, Ground } from '../../ground.ts';
import { readMap, writeMap } from './map-schema.ts';
import { randomMap, STYLES, type Style } from './random-map.ts';
import { walkable } from './walking.ts';

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);
const SIZES = [
  [16, 17],
  [30, 30],
] as const;
const made = Object.fromEntries(
  STYLES.map((style) => [
    style,
    SEEDS.flatMap((seed) => SIZES.map(([cols, rows]) => randomMap(style, cols, rows, new Random(seed)))),
  ]),
);
const mapsOf = (style: Style): readonly GameMap[] => made[style] as readonly GameMap[];

const TRAITS: Readonly<Record<string, (ground: Ground) => boolean>> = {
  water: ({ water }) => water >= 0,
  woods: ({ woods }) => woods > 0,
  heavy: ({ woods }) => woods === 2,
  rough: ({ rough }) => rough,
  swamp: ({ swamp }) => swamp,
  paved: ({ paved }) => paved,
  buildings: ({ building }) => building !== null,
  rises: ({ level }) => level >= 1,
  heights: ({ level }) => level >= 2,
};
const shareOf = (map: GameMap, trait: string): number =>
  map.hexes.filter(TRAITS[trait] as (ground: Ground) => boolean).length / map.hexes.length;

// Minimum and maximum share of all hexes, in percent.
test.each<[Style, string, least: number, most: number]>([
  ['plain', 'rises', 1, 25],
  ['plain', 'heights', 0, 0],
  ['plain', 'woods', 8, 14],
  ['plain', 'water', 0, 3],
  ['hills', 'rises', 40, 90],
  ['hills', 'heights', 20, 70],
  ['woodland', 'woods', 48, 60],
  ['woodland', 'heavy', 8, 30],
  ['lakes', 'water', 24, 32],
  ['river', 'water', 3, 16],
  ['city', 'buildings', 15, 35],
  ['city', 'paved', 22, 42],
  ['city', 'heights', 0, 0],
  ['swamp', 'swamp', 26, 36],
  ['swamp', 'water', 5, 10],
  ['badlands', 'rough', 14, 20],
  ['badlands', 'heights', 15, 65],
  ['badlands', 'woods', 0, 4],
])('%s: %s on %i to %i percent of the hexes', (style, trait, least, most) => {
  const shares = mapsOf(style).map((map) => 100 * shareOf(map, trait));
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...shares)).toBeLessThanOrEqual(most);
});

describe.each(STYLES)('%s', (style) => {
  test('the same dice make the same map, different dice a different one', () => {
    const make = (seed: number): GameMap => randomMap(style, 16, 17, new Random(seed));
    expect(make(5)).toEqual(make(5));
    expect(make(5)).not.toEqual(make(6));
  });

  test('a Mech can walk from every hex to every other', () => {
    for (const map of mapsOf(style)) expect(walkable(map, map.hexes, 0).every(Boolean)).toBe(true);
  });

  test.each([
    [1, 1],
    [2, 9],
    [9, 1],
    [8, 8],
    [60, 60],
  ])('can be %i by %i hexes', (cols, rows) => {
    const map = randomMap(style, cols, rows, new Random(1));
    expect(map.hexes).toHaveLength(cols * rows);
    expect(must(readMap(writeMap(map)))).toEqual(map);
  });
});

test('a river runs from edge to edge, and a road crosses it on a bridge', () => {
  for (const map of mapsOf('river')) {
    const wet = ({ water }: Ground): boolean => water >= 0;
    const start = Array.from({ length: map.rows }, (_, row) => hexAt(map, 0, row)).filter((hex) =>
      wet(map.hexes[hex] as Ground),
    );
    const seen = new Set(start);
    for (const hex of seen)
      for (const near of neighbours(map, hex)) if (near >= 0 && wet(map.hexes[near] as Ground)) seen.add(near);
    expect([...seen].some((hex) => colOf(map, hex) === map.cols - 1)).toBe(true);
    const bridges = map.hexes.flatMap(({ bridge }) => (bridge ? [bridge.exits] : []));
    expect(bridges.length).toBeGreaterThan(0);
    for (const exits of bridges) expect(exits & 0b001001).not.toBe(0);
  }
});

test('no woods grow on roads, in water or in swamp', () => {
  const wrong = ({ woods, road, water, swamp }: Ground): boolean => woods > 0 && (road !== 0 || water >= 0 || swamp);
  for (const map of STYLES.flatMap(mapsOf)) expect(map.hexes.filter(wrong)).toEqual([]);
});
