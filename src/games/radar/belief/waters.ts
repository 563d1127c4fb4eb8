import { type Cell, COURSES, type Course } from '../../../parts/grid/grid.ts';
import type { Claim } from '../events.ts';
import { agrees } from '../rules/detection.ts';
import { blastDamage } from '../rules/weapons.ts';
import type { Chart } from '../view.ts';
import { type Bits, bitsOf, shifted, wordsFor } from './bits.ts';

/** A set of cells, and the same set shifted by an offset; each shift is computed once. */
export interface Field {
  readonly bits: Bits;
  readonly from: Map<number, Bits>;
}

/** What tracking needs to know about a chart, as sets. */
export interface Waters {
  readonly chart: Chart;
  readonly words: number;
  readonly sea: Bits;
  readonly step: Readonly<Record<Course, number>>; // the change of a cell's number
  readonly open: Readonly<Record<Course, Field>>; // cells from which one step leads to sea
  readonly sets: Map<string, Bits>; // computed on demand
}

const known = new WeakMap<Chart, Waters>();

export function watersOf(chart: Chart): Waters {
  const found = known.get(chart);
  if (found) return found;
  const { cells, cols, sea } = chart;
  const [north, south, east, west] = COURSES.map((course) =>
    fieldOf(bitsOf(cells, (cell) => sea[cell] === true && (chart.step[course][cell] as number) >= 0)),
  ) as [Field, Field, Field, Field];
  const waters: Waters = {
    chart,
    words: wordsFor(cells),
    sea: bitsOf(cells, (cell) => sea[cell] === true),
    step: { north: -cols, south: cols, east: 1, west: -1 },
    open: { north, south, east, west },
    sets: new Map(),
  };
  known.set(chart, waters);
  return waters;
}

const fieldOf = (bits: Bits): Field => ({ bits, from: new Map() });

/** The anchors from which the cell at this offset is in the field. */
export function seenFrom({ bits, from }: Field, offset: number): Bits {
  let found = from.get(offset);
  if (!found) {
    found = shifted(bits, 0, bits.length, offset);
    from.set(offset, found);
  }
  return found;
}

/** The set is cached with the chart; the shifted sets are not. */
function field(waters: Waters, key: string, isIn: (cell: Cell) => boolean): Field {
  let bits = waters.sets.get(key);
  if (!bits) {
    bits = bitsOf(waters.chart.cells, isIn);
    waters.sets.set(key, bits);
  }
  return fieldOf(bits);
}

export const onlyCell = (waters: Waters, at: Cell): Field => field(waters, `at ${at}`, (cell) => cell === at);

export const inSector = (waters: Waters, sector: number, there: boolean): Field =>
  field(waters, `sector ${sector} ${there}`, (cell) => (waters.chart.sector[cell] === sector) === there);

/** Cells from which a torpedo reaches the target. */
export const inReachOf = (waters: Waters, target: Cell): Field =>
  field(waters, `reach ${target}`, (cell) => waters.chart.reach[cell]?.includes(target) === true);

/** Cells in which a boat takes this much damage from a blast. */
export const hurtBy = (waters: Waters, at: Cell, damage: number): Field =>
  field(waters, `blast ${at} ${damage}`, (cell) => blastDamage(waters.chart, at, cell) === damage);

export const answering = ({ chart }: Waters, one: Claim, two: Claim): Field =>
  fieldOf(bitsOf(chart.cells, (cell) => agrees(chart, cell, one, two)));
