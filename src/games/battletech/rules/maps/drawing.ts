import { never } from '../../../../kernel/never.ts';
import { type BuildingKind, built, CONSTRUCTION_FACTOR } from '../../data/buildings.ts';
import type { BoxMap } from '../../data/maps.ts';
import { CLEAR, type GameMap, type Ground } from '../../ground.ts';
import { linked } from './roads.ts';

const BRIDGE_KIND: BuildingKind = 4; // bears any unit

/** Bridges of the built-in maps have their deck one level above the water. */
const bridge = (depth: number) => (level: number) => ({
  water: depth,
  bridge: { level: level + 1, cf: CONSTRUCTION_FACTOR[BRIDGE_KIND], exits: 0 },
});

/** The terrain of each letter in a drawing; digits are water depths. */
const LEGEND: Readonly<Record<string, Partial<Ground> | ((level: number) => Partial<Ground>)>> = {
  '.': {},
  w: { woods: 1 },
  W: { woods: 2 },
  ',': { rough: true },
  ';': { rubble: true },
  '%': { swamp: true },
  '=': { paved: true },
  '+': {}, // a road, linked below
  '0': { water: 0 },
  '1': { water: 1 },
  '2': { water: 2 },
  '3': { water: 3 },
  b: bridge(1),
  d: bridge(2),
  l: { building: built(1) },
  m: { building: built(2) },
  h: { building: built(3) },
  k: { building: built(4) },
  B: { building: built(4, true) },
};

/** `.` is level 0; letters are negative levels. */
const levelOf = (letter: string): number =>
  letter === '.' ? 0 : letter >= 'a' ? 'a'.charCodeAt(0) - 1 - letter.charCodeAt(0) : Number(letter);

function groundOf(terrain: string, height: string): Ground {
  const level = levelOf(height);
  const drawn = LEGEND[terrain] ?? never(`no terrain is drawn as ${terrain}`);
  return { ...CLEAR, level, ...(typeof drawn === 'function' ? drawn(level) : drawn) };
}

const found = (letters: string, wanted: string): ReadonlySet<number> =>
  new Set([...letters].flatMap((letter, hex) => (wanted.includes(letter) ? [hex] : [])));

/** The map of a drawing: one line per row, terrain first and then levels; flat maps have no levels. */
export function mapOf(name: string, { drawing }: Pick<BoxMap, 'drawing'>): GameMap {
  const lines = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  const letters = lines.map(([terrain = '']) => terrain).join('');
  const heights = lines.map(([terrain = '', levels]) => levels ?? '.'.repeat(terrain.length)).join('');
  const rows = lines.length;
  const cols = letters.length / rows;
  if (!Number.isInteger(cols) || heights.length !== letters.length) never(`the rows of ${name} differ in length`);
  const hexes = [...letters].map((letter, hex) => groundOf(letter, heights[hex] as string));
  const unlinked = { roads: found(letters, '+'), bridges: found(letters, 'bd'), toPavement: true };
  return { name, cols, rows, hexes: linked({ cols, rows }, hexes, unlinked) };
}
