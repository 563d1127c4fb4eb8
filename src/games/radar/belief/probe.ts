import { type Tally, tally } from '../../../kernel/tally.ts';
import { type Cell, cellName, colOf, rowOf } from '../../../parts/grid/grid.ts';
import type { CommandOf } from '../commands.ts';
import { claimRange, trueValue } from '../rules/detection.ts';
import { BLAST, blastDamage } from '../rules/weapons.ts';
import type { Chart } from '../view.ts';
import type { Spread } from './shapes.ts';

/** How likely each cell is: a tracker's answer, or a captain's picture. */
type Likely = Pick<Spread, 'cells' | 'weight'>;

/** The probability that the boat is in each sector; index 0 is unused. */
export function sectorShares({ sector, sectors }: Chart, { cells, weight }: Likely): number[] {
  const shares = new Array<number>(sectors + 1).fill(0);
  for (const cell of cells) shares[sector[cell] as number]! += weight[cell] as number;
  return shares;
}

/** The share of the hypotheses that remain after a drone's answer, on average. */
export const droneLeaves = (there: number): number => there * there + (1 - there) * (1 - there);

const PAIRS = [
  ['row', 'col'],
  ['row', 'sector'],
  ['col', 'sector'],
] as const;

/**
 * The share that remains after a sonar's answer on average, if all legal answers are equally likely. Each position has
 * the same number of them, so an answer's probability is proportional to what it leaves.
 */
export function sonarLeaves(chart: Chart, { cells, weight }: Likely): number {
  let [sum, answers] = [0, 0];
  for (const [one, two] of PAIRS) {
    const [a, b] = [claimRange(chart, one), claimRange(chart, two)];
    const across = b.to - b.from + 1;
    const [first, second] = [new Float64Array(a.to + 1), new Float64Array(b.to + 1)];
    const both = new Float64Array((a.to + 1) * (b.to + 1));
    for (const cell of cells) {
      const [x, y, w] = [trueValue(chart, cell, one), trueValue(chart, cell, two), weight[cell] as number];
      first[x]! += w;
      second[y]! += w;
      both[x * (b.to + 1) + y]! += w;
    }
    for (let x = a.from; x <= a.to; x++)
      for (let y = b.from; y <= b.to; y++) {
        const left = (first[x] as number) + (second[y] as number) - 2 * (both[x * (b.to + 1) + y] as number);
        sum += left * left;
      }
    answers += across - 1 + (a.to - a.from);
  }
  return sum / answers;
}

/** Expected damage of one torpedo, minus our own. */
export function torpedoWorth(chart: Chart, { weight }: Likely, from: Cell, at: Cell): Tally {
  const direct = weight[at] as number;
  const near = (chart.around[at] ?? []).reduce((sum, cell) => sum + (weight[cell] as number), 0);
  const cell = cellName(chart, at);
  return tally([
    { why: { code: 'direct-hit', cell, share: direct }, value: BLAST[0] * direct },
    { why: { code: 'near-miss', cell, share: near }, value: BLAST[1] * near },
    { why: { code: 'own-blast', cell }, value: -blastDamage(chart, at, from) },
  ]);
}

const SHADES = ['·', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The chart as text: the probability of each cell in tenths of the highest, which is 9; `#` is land, `.` is sea that is
 * ruled out.
 */
export function heatMap(chart: Chart, { cells, weight }: Likely): string[] {
  const top = cells.reduce((best, cell) => Math.max(best, weight[cell] as number), 0);
  const mark = (cell: Cell): string => {
    if (!chart.sea[cell]) return '#';
    const share = weight[cell] as number;
    return share === 0 ? '.' : (SHADES[Math.floor((share / top) * 9)] as string);
  };
  const width = String(chart.rows).length;
  const rows = Array.from({ length: chart.rows }, (_, row) => `${String(row + 1).padStart(width)} `);
  for (let cell = 0; cell < chart.cells; cell++) rows[rowOf(chart, cell)] += mark(cell);
  const header = Array.from({ length: chart.cols }, (_, col) => String.fromCharCode(65 + (col % 26))).join('');
  return [`${' '.repeat(width)} ${header}`, ...rows];
}

/** The likeliest cell; among equals the first with most of the rest close by. */
export function bestCell(chart: Chart, { cells, weight }: Likely): Cell | undefined {
  const close = (cell: Cell): number =>
    cells.reduce((sum, other) => sum + (weight[other] as number) * distance(chart, cell, other), 0);
  let best: Cell | undefined;
  for (const cell of cells) {
    if (best === undefined || (weight[cell] as number) > (weight[best] as number)) best = cell;
    else if (weight[cell] === weight[best] && close(cell) < close(best)) best = cell;
  }
  return best;
}

/** The certainty for a number of possible cells. */
export function certaintyOf({ cells }: Chart, places: number): CommandOf<'report'>['certainty'] {
  if (places === 1) return 'exact';
  if (places > 0 && places <= 5) return 'high';
  const share = places / cells;
  return places > 0 && share <= 0.1 ? 'medium' : places > 0 && share <= 0.3 ? 'low' : 'none';
}

const distance = (chart: Chart, a: Cell, b: Cell): number =>
  Math.abs(rowOf(chart, a) - rowOf(chart, b)) + Math.abs(colOf(chart, a) - colOf(chart, b));
