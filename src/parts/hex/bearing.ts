import { colOf, type Facing, type Hex, type HexGrid, rowOf } from './hex.ts';

/**
 * Direction from one hex to another, clockwise from north in 24 parts, exact at every 30 degrees. Even numbers are
 * exact multiples of 15 degrees; odd numbers cover everything between their neighbours. 0 is due north, 1 is between
 * 0 and 30 degrees, 2 is 30 degrees, 4 is the north-east hexside.
 */
export type Bearing = number;

/** The bearing of a multiple of 30 degrees. */
export const degrees = (angle: number): Bearing => angle / 15;

/** A bearing between two hexsides, with the share of each. */
const between = (hexside: number, one: number, next: number): Bearing =>
  4 * hexside + (next === 0 ? 0 : next < one ? 1 : next === one ? 2 : 3);

/** Bearing from one hex to another; north if they are the same. */
export function bearingOf(grid: HexGrid, from: Hex, to: Hex): Bearing {
  const start = colOf(grid, from);
  const end = colOf(grid, to);
  // Cube coordinates: each hexside adds one to an axis and subtracts one from another.
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

/** Relative to a facing: 0 is straight ahead. */
export const bearingFrom = (grid: HexGrid, from: Hex, to: Hex, facing: Facing): Bearing =>
  (bearingOf(grid, from, to) - 4 * facing + 24) % 24;

/** Whether a line with this bearing leaves its hex at a corner and runs along hexsides. */
export const runsAlongSides = (bearing: Bearing): boolean => bearing % 4 === 2;

/** A table of 24 values, one per bearing. */
export const dial = <T>(of: (bearing: Bearing) => T): readonly T[] => Array.from({ length: 24 }, (_, i) => of(i));
