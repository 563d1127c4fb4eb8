import type { Dice } from '../../../../kernel/dice.ts';
import { colOf, type Hex, rowOf } from '../../../../parts/hex/hex.ts';
import { type BuildingKind, built } from '../../data/buildings.ts';
import type { GameMap } from '../../ground.ts';
import { river } from './river.ts';
import { linked } from './roads.ts';
import { anywhere, around, at, blank, change, isBare, raise, type Sketch, strewn, TO_BE_LINKED } from './sketch.ts';
import { joined } from './walking.ts';

const BLOCK = 4; // distance between streets

/** Light houses at the outskirts, towers in the middle. */
const KINDS: readonly BuildingKind[] = [1, 1, 1, 2, 2, 3, 3, 4];

/** A town in the middle of the map: paved streets with houses, a few parks, and a road in and out. */
function town(sketch: Sketch, dice: Dice): void {
  const main = Math.floor(sketch.cols / 2);
  const first = dice.roll(BLOCK) - 1;
  for (const hex of sketch.hexes.keys()) {
    const out = outwards(sketch, hex);
    const onMain = colOf(sketch, hex) === main;
    if (out > 1) {
      if (onMain) change(sketch, hex, { road: TO_BE_LINKED });
      continue;
    }
    const street = onMain || (colOf(sketch, hex) - main) % BLOCK === 0 || rowOf(sketch, hex) % BLOCK === first;
    const die = dice.roll(6);
    const level = 0;
    if (street || die === 6) change(sketch, hex, { level, paved: true });
    else if (die === 5) change(sketch, hex, { level, woods: 1 });
    else
      change(sketch, hex, {
        level,
        building: built(KINDS[Math.floor((1 - out) * 4) + dice.roll(4) - 1] as BuildingKind),
      });
  }
}

/** 0 in the middle of the map, 1 at the edge of the town, more outside. */
function outwards(sketch: Sketch, hex: Hex): number {
  const x = (colOf(sketch, hex) + 0.5) / sketch.cols - 0.5;
  const y = (rowOf(sketch, hex) + 0.5) / sketch.rows - 0.5;
  return Math.hypot(x, y) / 0.45;
}

const LARGEST = 30; // hexes

/** Lakes over this share of the map: each level with its lowest shore, deep in the middle, with occasional fords. */
function lakes(sketch: Sketch, share: number, dice: Dice): void {
  const dry = (hex: Hex): boolean => isBare(at(sketch, hex));
  for (const lake of strewn(sketch, share, LARGEST, dry, dice)) {
    const level = Math.min(...lake.map((hex) => at(sketch, hex).level));
    for (const hex of lake) change(sketch, hex, { level, water: dice.roll(5) === 1 ? 0 : 1 });
    const wet = new Set(lake);
    for (const hex of lake)
      if (around(sketch, hex).every((near) => wet.has(near)) && dice.roll(4) > 1) change(sketch, hex, { water: 2 });
  }
}

export const STYLES = ['plain', 'hills', 'woodland', 'lakes', 'river', 'city', 'swamp', 'badlands'] as const;
export type Style = (typeof STYLES)[number];

/** Shares are fractions of all hexes. */
interface Recipe {
  readonly hexesAHill: number;
  readonly height: number; // level of the highest hills
  readonly mesas: boolean; // plateaus with steep sides
  readonly lakes: number; // share
  readonly river: boolean;
  readonly town: boolean;
  readonly swamp: number; // share
  readonly rough: number; // share
  readonly woods: number; // share
  readonly thick: number; // how many in six woods hexes are heavy
}

const COUNTRY: Recipe = {
  hexesAHill: 50,
  height: 2,
  mesas: false,
  lakes: 0,
  river: false,
  town: false,
  swamp: 0,
  rough: 0.02,
  woods: 0.14,
  thick: 2,
};

const RECIPES: Readonly<Record<Style, Recipe>> = {
  plain: { ...COUNTRY, hexesAHill: 35, height: 1, lakes: 0.01, rough: 0.03, woods: 0.11, thick: 1 },
  hills: { ...COUNTRY, hexesAHill: 26, height: 4, lakes: 0.01, rough: 0.05 },
  woodland: { ...COUNTRY, lakes: 0.02, woods: 0.55 },
  lakes: { ...COUNTRY, lakes: 0.28, swamp: 0.02, woods: 0.13, thick: 1 },
  river: { ...COUNTRY, hexesAHill: 45, height: 3, river: true, swamp: 0.02, rough: 0.03 },
  city: { ...COUNTRY, hexesAHill: 90, height: 1, town: true, rough: 0.01, woods: 0.06, thick: 1 },
  swamp: { ...COUNTRY, hexesAHill: 60, height: 1, lakes: 0.08, swamp: 0.32, rough: 0, woods: 0.16 },
  badlands: { ...COUNTRY, hexesAHill: 24, height: 5, mesas: true, rough: 0.18, woods: 0.02, thick: 0 },
};

/** A random map of a style. The same dice give the same map, and a 'Mech can walk to every hex of it. */
export function randomMap(style: Style, cols: number, rows: number, dice: Dice): GameMap {
  const recipe = RECIPES[style];
  const sketch = blank(cols, rows);
  hills(sketch, recipe, dice);
  lakes(sketch, recipe.lakes, dice);
  if (recipe.river) river(sketch, dice);
  if (recipe.town) town(sketch, dice);
  cover(sketch, recipe, dice);
  const roads = new Set(sketch.hexes.flatMap(({ road }, hex) => (road ? [hex] : [])));
  const bridges = new Set(sketch.hexes.flatMap(({ bridge }, hex) => (bridge ? [hex] : [])));
  const hexes = linked(sketch, joined(sketch, sketch.hexes), { roads, bridges, toPavement: true });
  return { name: style, cols, rows, hexes };
}

function hills(sketch: Sketch, { hexesAHill, height, mesas }: Recipe, dice: Dice): void {
  for (let left = Math.ceil(sketch.hexes.length / hexesAHill); left > 0; left--) {
    const top = dice.roll(mesas ? 3 : 2) - 1;
    const hill = { height: height + 1 - dice.roll(Math.ceil(height / 2)), top, slope: mesas ? 0.5 : 1 };
    raise(sketch, anywhere(sketch, dice), hill, dice);
  }
}

/** Swamps are on low ground; rough ground and woods go on any empty hex. */
function cover(sketch: Sketch, { swamp, rough, woods, thick }: Recipe, dice: Dice): void {
  const bare = (hex: number): boolean => isBare(at(sketch, hex));
  const low = (hex: number): boolean => bare(hex) && at(sketch, hex).level <= 0;
  for (const hexes of strewn(sketch, swamp, 14, low, dice))
    for (const hex of hexes) change(sketch, hex, { swamp: true });
  for (const hexes of strewn(sketch, rough, 4, bare, dice))
    for (const hex of hexes) change(sketch, hex, { rough: true });
  for (const hexes of strewn(sketch, woods, 9, bare, dice))
    for (const hex of hexes) change(sketch, hex, { woods: dice.roll(6) <= thick ? 2 : 1 });
}
