import type { Result } from '../../../kernel/result.ts';
import { type LineFault, type Lines, type LineValue, reading, times, written } from './lines.ts';

export const mapName = (player: number): string => `mapaJ${player}.sbt`;

export const TERRAIN = { open: 0, paved: 1, water: 2, swamp: 3 } as const;
/** The object in a hex. Buildings are light, medium, heavy, hardened and bunker, from 3 to 7. */
export const OBJECT = { rubble: 0, lightWoods: 1, heavyWoods: 2, building: 3, bunker: 7, none: 255 } as const;

export interface HexRecord {
  readonly level: number; // of the bed if there is water
  readonly terrain: number; // by TERRAIN
  readonly object: number; // by OBJECT
  readonly cf: number; // construction factor of the building, 0 = none
  readonly collapsed: boolean; // the building
  readonly fire: boolean;
  readonly smoke: boolean;
  readonly clubs: number; // lying here
  readonly river: number; // hexsides it crosses, bit 0 = side 1
  readonly road: number;
}

export interface MapFile {
  readonly rows: number;
  readonly cols: number;
  readonly hexes: readonly HexRecord[]; // column by column: 0101, 0102 …
}

const MOST = 99; // hexes per side
const SIDES = [0, 1, 2, 3, 4, 5];

export const readMap = (text: string, file = 'mapa.sbt'): Result<MapFile, LineFault> =>
  reading(file, text, (lines) => {
    lines.word(['mapaSBT']);
    const [rows, cols] = [lines.number(1, MOST), lines.number(1, MOST)];
    return { rows, cols, hexes: times(rows * cols, () => readHex(lines)) };
  });

function readHex(lines: Lines): HexRecord {
  const [level, terrain, object] = [lines.number(), lines.number(0, TERRAIN.swamp), lines.number(0, OBJECT.none)];
  if (object > OBJECT.bunker && object < OBJECT.none)
    lines.wrong({ expected: 'number', low: OBJECT.rubble, high: OBJECT.bunker });
  const cf = lines.count();
  const [collapsed, fire, smoke] = [lines.boolean(), lines.boolean(), lines.boolean()];
  const clubs = lines.count();
  const [river, road] = [readSides(lines), readSides(lines)];
  return { level, terrain, object, cf, collapsed, fire, smoke, clubs, river, road };
}

const readSides = (lines: Lines): number => SIDES.reduce((bits, side) => bits | (lines.boolean() ? 1 << side : 0), 0);
const sides = (bits: number): boolean[] => SIDES.map((side) => (bits & (1 << side)) !== 0);

export const writeMap = ({ rows, cols, hexes }: MapFile): string =>
  written([
    'mapaSBT',
    rows,
    cols,
    ...hexes.flatMap((hex): LineValue[] => [
      hex.level,
      hex.terrain,
      hex.object,
      hex.cf,
      hex.collapsed,
      hex.fire,
      hex.smoke,
      hex.clubs,
      ...sides(hex.river),
      ...sides(hex.road),
    ]),
  ]);
