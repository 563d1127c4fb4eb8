import type { Dice } from '../../../../kernel/dice.ts';
import type { GameMap } from '../../ground.ts';
import { lakes } from './lakes.ts';
import { river } from './river.ts';
import { linked } from './roads.ts';
import { anywhere, at, blank, change, isBare, raise, type Sketch, strewn } from './sketch.ts';
import { town } from './town.ts';
import { joined } from './walking.ts';

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
  readonly thick: number; // how many of six woods are heavy
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
