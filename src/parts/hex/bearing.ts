import { colOf, type Facing, type Hex, type HexGrid, rowOf } from './hex.ts';

/**
 * Where one hex lies from another, clockwise from north, in twenty-four parts that are exact at every 30 degrees:
 * an even number is that many times 15 degrees on the line, an odd one is all that lies between its two neighbours.
 * So 0 is due north, 1 lies between 0 and 30 degrees, 2 is 30 degrees, 4 the hexside to the north-east.
 */
export type Bearing = number;

/** The bearing of an angle that is a whole number of times 30 degrees. */
export const degrees = (angle: number): Bearing => angle / 15;

/** A bearing between two hexsides: how much of the one, how much of the next. */
const between = (hexside: number, one: number, next: number): Bearing =>
  4 * hexside + (next === 0 ? 0 : next < one ? 1 : next === one ? 2 : 3);

/** From a hex to another; to itself it is north. */
export function bearingOf(grid: HexGrid, from: Hex, to: Hex): Bearing {
  const start = colOf(grid, from);
  const end = colOf(grid, to);
  // Three axes that add up to nothing: every hexside adds one to an axis and takes one from another.
  const east = end - start;
  const south = rowOf(grid, to) - (end >> 1) - rowOf(grid, from) + (start >> 1);
  const north = -east - south;
  if (north > 0 && east >= 0) return between(0, north, east);
  if (south < 0 && north <= 0) return between(1, -south, -north);
  if (east > 0 && south >= 0) return between(2, east, south);
  if (north < 0 && east <= 0) return between(3, -north, -east);
  if (south > 0 && north >= 0) return between(4, south, north);
  return east < 0 ? between(5, -east, -south) : 0;
}

/** The same as one sees it who faces that hexside: 0 is straight ahead. */
export const bearingFrom = (grid: HexGrid, from: Hex, to: Hex, facing: Facing): Bearing =>
  (bearingOf(grid, from, to) - 4 * facing + 24) % 24;

/** A line with such a bearing leaves its hex at a corner and runs along hexsides. */
export const runsAlongSides = (bearing: Bearing): boolean => bearing % 4 === 2;

/** What twenty-four bearings come to, from a function of each. */
export const dial = <T>(of: (bearing: Bearing) => T): readonly T[] => Array.from({ length: 24 }, (_, i) => of(i));
