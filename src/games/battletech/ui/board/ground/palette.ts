import type { Brush } from '../../../../../page/painting.tsx';

const NAMES = [
  'line', // hexsides between level hexes
  'contour',
  'edge',
  'shore',
  'wave',
  'woods-light',
  'woods-heavy',
  'tree-light',
  'tree-heavy',
  'tree-line',
  'stone',
  'stone-line',
  'rubble',
  'rubble-line',
  'swamp',
  'reed',
  'paved',
  'paved-line',
  'road',
  'road-line',
  'wall',
  'shade',
  'bunker',
  'deck',
  'flame',
  'flame-core',
  'flame-line',
  'smoke',
  'wisp',
  'wood',
  'label',
  'halo',
] as const;
type Name = (typeof NAMES)[number];

/** The map colours of the current theme. */
export interface Palette extends Readonly<Record<Name, string>> {
  readonly levels: readonly string[]; // from LOWEST up
  readonly waters: readonly string[]; // by depth
  readonly roofs: readonly string[]; // by kind of building, from 1
  readonly sans: string;
  readonly mono: string;
}

const LOWEST = -2;
const HIGHEST = 6;
const DEEPEST = 3;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const numbered = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export function paletteOf({ colour }: Pick<Brush, 'colour'>): Palette {
  const of = (name: string): string => colour(`--bt-${name}`);
  return {
    ...(Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<Name, string>),
    levels: numbered(LOWEST, HIGHEST).map((level) => of(`level-${level < 0 ? `n${-level}` : level}`)),
    waters: numbered(0, DEEPEST).map((depth) => of(`water-${depth}`)),
    roofs: numbered(1, 4).map((kind) => of(`roof-${kind}`)),
    sans: colour('--sans'),
    mono: colour('--mono'),
  };
}

export const levelColour = ({ levels }: Palette, level: number): string =>
  levels[between(level, LOWEST, HIGHEST) - LOWEST] ?? '';
export const waterColour = ({ waters }: Palette, depth: number): string => waters[between(depth, 0, DEEPEST)] ?? '';
