import type { Cell, Course } from '../../../parts/grid/grid.ts';
import type { Picture } from '../belief/picture.ts';
import { bestCell, certaintyOf } from '../belief/probe.ts';
import type { CommandOf } from '../commands.ts';
import type { Chart } from '../view.ts';

export type Show = 'automatic' | 'notes' | 'both';
export type Note = 'possible' | 'out';
export type Notes = ReadonlyMap<Cell, Note>;

/** A click cycles a cell through empty, possible, ruled out and empty again. */
export function noted(notes: Notes, cell: Cell): Notes {
  const next = new Map(notes);
  const note = notes.get(cell);
  if (note === undefined) next.set(cell, 'possible');
  else if (note === 'possible') next.set(cell, 'out');
  else next.delete(cell);
  return next;
}

/** Cells marked possible move with the boat; those that would run aground are removed. Ruled-out marks are cleared. */
export function carried(chart: Chart, notes: Notes, courses: readonly Course[]): Notes {
  const next = new Map<Cell, Note>();
  for (const [cell, note] of notes) {
    if (note === 'out') continue;
    const at = courses.reduce((here, course) => (here < 0 ? here : (chart.step[course][here] as Cell)), cell);
    if (at >= 0) next.set(at, 'possible');
  }
  return next;
}

/** Where they can be according to the automatic plot, the operator's marks, or both. */
export function plotOf(chart: Chart, show: Show, automatic: Picture, notes: Notes): Picture {
  if (show === 'automatic') return automatic;
  const marked = [...notes.values()].includes('possible');
  const allowed = (cell: Cell): boolean => (marked ? notes.get(cell) === 'possible' : notes.get(cell) !== 'out');
  const share = (cell: Cell): number => (show === 'both' ? (automatic.weight[cell] as number) : 1);
  const weight = Float64Array.from(chart.sea, (wet, cell) => (wet && allowed(cell) ? share(cell) : 0));
  const sum = weight.reduce((all, one) => all + one, 0);
  const cells: Cell[] = [];
  for (let cell = 0; cell < weight.length; cell++) {
    if (!weight[cell]) continue;
    weight[cell] = (weight[cell] as number) / sum;
    cells.push(cell);
  }
  return { weight, cells };
}

/** Short numbers for the log; a possible cell never rounds to 0. */
const rounded = (share: number): number => Math.max(1, Math.round(share * 1e6)) / 1e6;

/** The plot as a report to the crew. */
export function reportOf(chart: Chart, plot: Picture, hypotheses = plot.cells.length): CommandOf<'report'> {
  const certainty = certaintyOf(chart, plot.cells.length);
  return {
    type: 'report',
    certainty,
    candidates: plot.cells.length,
    hypotheses,
    best: certainty === 'none' ? null : (bestCell(chart, plot) ?? null),
    weights: plot.cells.map((cell) => [cell, rounded(plot.weight[cell] as number)]),
  };
}
