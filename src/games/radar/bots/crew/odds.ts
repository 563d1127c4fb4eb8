import type { Cell } from '../../../../parts/grid/grid.ts';
import type { Picture } from '../../belief/picture.ts';
import { droneLeaves, sectorShares, sonarLeaves } from '../../belief/probe.ts';
import { BLAST } from '../../rules/weapons.ts';
import type { Chart } from '../../view.ts';

export type { Picture } from '../../belief/picture.ts';

/** Expected damage of a blast at `at`, capped at `hull`. */
export function expectedDamage(chart: Chart, { weight }: Picture, at: Cell, hull: number): number {
  let near = 0;
  for (const cell of chart.around[at] as readonly Cell[]) near += weight[cell] as number;
  return near * Math.min(BLAST[1], hull) + (weight[at] as number) * Math.min(BLAST[0], hull);
}

/** The probability that a blast at `at` sinks a boat with `hull` left. */
export function oddsToSink(chart: Chart, { weight }: Picture, at: Cell, hull: number): number {
  if (hull > BLAST[0]) return 0;
  let odds = weight[at] as number;
  if (hull <= BLAST[1]) for (const cell of chart.around[at] as readonly Cell[]) odds += weight[cell] as number;
  return odds;
}

/** The best expected blast for a side with this picture. */
export function bestBlast(chart: Chart, picture: Picture): { readonly at: Cell; readonly damage: number } {
  let at = -1;
  let damage = 0;
  for (const cell of picture.cells) {
    const here = expectedDamage(chart, picture, cell, BLAST[0]);
    if (here <= damage) continue;
    damage = here;
    at = cell;
  }
  return { at, damage };
}

/** The probability that they are on one of these cells. */
export function massIn({ weight }: Picture, cells: readonly Cell[]): number {
  let mass = 0;
  for (const cell of cells) mass += weight[cell] as number;
  return mass;
}

/** The average information of a drone over `sector`, in bits. */
export const droneBits = (chart: Chart, picture: Picture, sector: number): number =>
  -Math.log2(droneLeaves(sectorShares(chart, picture)[sector] ?? 0));

/** The same for a sonar with a random answer. A good liar reveals less; the weight of a sonar accounts for that. */
export const sonarBits = (chart: Chart, picture: Picture): number => -Math.log2(sonarLeaves(chart, picture));
