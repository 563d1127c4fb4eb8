import type { Cell } from '../../../../parts/grid/grid.ts';
import { trueValue } from '../../rules/detection.ts';
import type { Chart } from '../../view.ts';

/** How likely each cell is, and which are likely at all. */
export interface Picture {
  readonly weight: Float64Array; // adds up to 1
  readonly cells: readonly Cell[];
}

/** Damage that a blast at `at` does on average, never counting more than `hull`. */
export function expectedDamage(chart: Chart, { weight }: Picture, at: Cell, hull: number): number {
  let near = 0;
  for (const cell of chart.around[at] as readonly Cell[]) near += weight[cell] as number;
  return near * Math.min(1, hull) + (weight[at] as number) * Math.min(2, hull);
}

/** How likely a blast at `at` takes the last of `hull`. */
export function oddsToSink(chart: Chart, { weight }: Picture, at: Cell, hull: number): number {
  if (hull > 2) return 0;
  let odds = weight[at] as number;
  if (hull === 1) for (const cell of chart.around[at] as readonly Cell[]) odds += weight[cell] as number;
  return odds;
}

/** The best blast that somebody with this picture could hope for. */
export function bestBlast(chart: Chart, picture: Picture): { readonly at: Cell; readonly damage: number } {
  let at = -1;
  let damage = 0;
  for (const cell of picture.cells) {
    const here = expectedDamage(chart, picture, cell, 4);
    if (here <= damage) continue;
    damage = here;
    at = cell;
  }
  return { at, damage };
}

/** How likely they are on one of these cells. */
export function massIn({ weight }: Picture, cells: readonly Cell[]): number {
  let mass = 0;
  for (const cell of cells) mass += weight[cell] as number;
  return mass;
}

const bits = (odds: number): number => (odds <= 0 ? 0 : -odds * Math.log2(odds));

/** What a drone over `sector` would tell on average: the entropy of yes or no. */
export function droneBits(chart: Chart, { weight, cells }: Picture, sector: number): number {
  let yes = 0;
  for (const cell of cells) if (chart.sector[cell] === sector) yes += weight[cell] as number;
  return bits(yes) + bits(1 - yes);
}

const KINDS = ['row', 'col', 'sector'] as const;

/**
 * What a sonar would tell on average, if truth and lie were chosen at random: the share of the picture that an answer
 * leaves, over all answers. A good liar gives less, which the weight of a sonar has to know.
 */
export function sonarBits(chart: Chart, { weight, cells }: Picture): number {
  let left = 0;
  for (const [one, two] of [
    [KINDS[0], KINDS[1]],
    [KINDS[0], KINDS[2]],
    [KINDS[1], KINDS[2]],
  ] as const) {
    const a = new Map<number, number>();
    const b = new Map<number, number>();
    const both = new Map<number, number>();
    for (const cell of cells) {
      const w = weight[cell] as number;
      const x = trueValue(chart, cell, one);
      const y = trueValue(chart, cell, two);
      a.set(x, (a.get(x) ?? 0) + w);
      b.set(y, (b.get(y) ?? 0) + w);
      both.set(x * 1000 + y, (both.get(x * 1000 + y) ?? 0) + w);
    }
    let sum = 0;
    let total = 0;
    for (const [x, ax] of a)
      for (const [y, by] of b) {
        const kept = ax + by - 2 * (both.get(x * 1000 + y) ?? 0);
        sum += kept * kept;
        total += kept;
      }
    left += total > 0 ? sum / total / 3 : 1 / 3;
  }
  return left > 0 ? -Math.log2(left) : 0;
}
