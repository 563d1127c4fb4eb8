import type { Cell } from '../../../parts/grid/grid.ts';
import type { Picture } from '../belief/picture.ts';

const STEPS = 5;

/**
 * The heat of each cell, from 1 to 5 (the likeliest). The most common low value carries no information and is not drawn,
 * nor is anything while they can be in any of the `sea` cells.
 */
export function heatOf({ cells, weight }: Picture, sea: number): ReadonlyMap<Cell, number> {
  const share = (cell: Cell): number => weight[cell] as number;
  const top = cells.reduce((most, cell) => Math.max(most, share(cell)), 0);
  const floor = floorOf(cells.map(share), top);
  const warm = cells.filter((cell) => share(cell) > floor);
  if (warm.length >= sea) return new Map();
  const least = warm.reduce((less, cell) => Math.min(less, share(cell)), top);
  if (least > top * ALIKE) return new Map(warm.map((cell) => [cell, stepOf(warm.length)]));
  return new Map(warm.map((cell) => [cell, Math.max(1, Math.ceil(Math.sqrt(share(cell) / top) * STEPS - SLACK))]));
}

const ALIKE = 0.8; // above this ratio to the likeliest, there are no steps to show
const stepOf = (alike: number): number => (alike <= 4 ? 5 : alike <= 30 ? 3 : 1);
const MANY = 1 / 6;
const SLACK = 1e-6; // for shares that differ only by rounding

/** The smallest share that many cells have in common; 0 if there is none or nothing is above it. */
function floorOf(shares: readonly number[], top: number): number {
  const sorted = shares.toSorted((a, b) => a - b);
  const least = sorted[0] ?? 0;
  let at = 0;
  while (at < sorted.length && sorted.length - at > sorted.length / 2) {
    const from = sorted[at] as number;
    const alike = sorted.filter((share) => share >= from && share <= from * (1 + SLACK) + least * 0.01).length;
    if (alike >= Math.max(6, sorted.length * MANY)) return from * 1.02 < top ? from * (1 + SLACK) + least * 0.01 : 0;
    at += alike;
  }
  return 0;
}
