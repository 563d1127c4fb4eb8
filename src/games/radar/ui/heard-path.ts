import { type Cell, type Course, colOf, rowOf } from '../../../parts/grid/grid.ts';
import type { Heard } from '../events.ts';
import type { Chart, Side } from '../view.ts';

/** The part of a boat's path that is known step by step: since it last surfaced, used stealth, or started. */
export interface HeardPath {
  readonly courses: readonly Course[];
  readonly sector: number; // the sector where it started, if announced; 0 = unknown
}

export function heardPath(heard: Iterable<Heard>, of: Side): HeardPath {
  let courses: Course[] = [];
  let sector = 0;
  for (const event of heard) {
    if (!('side' in event) || event.side !== of) continue;
    if (event.type === 'moved') courses.push(event.course);
    if (event.type === 'surfaced' || event.type === 'stealthed' || event.type === 'slipped') {
      courses = [];
      sector = event.type === 'surfaced' ? event.sector : 0;
    }
  }
  return { courses, sector };
}

interface Offset {
  readonly row: number;
  readonly col: number;
}

const STEP: Readonly<Record<Course, Offset>> = {
  north: { row: -1, col: 0 },
  south: { row: 1, col: 0 },
  east: { row: 0, col: 1 },
  west: { row: 0, col: -1 },
};

/** The path as offsets from its end, where the boat is now; oldest first, the last is (0, 0). */
export function shapeOf({ courses }: HeardPath): readonly Offset[] {
  const shape: Offset[] = [{ row: 0, col: 0 }];
  let at: Offset = { row: 0, col: 0 };
  for (const course of [...courses].reverse()) {
    at = { row: at.row - STEP[course].row, col: at.col - STEP[course].col };
    shape.unshift({ row: at.row + 0, col: at.col + 0 });
  }
  return shape;
}

/** Why the path cannot end here; undefined = it fits. */
type Misfit = { readonly code: 'off-chart' } | { readonly code: 'island' | 'other-sector'; readonly cell: Cell };

export function misfit(chart: Chart, path: HeardPath, end: Cell, shape = shapeOf(path)): Misfit | undefined {
  for (const [i, step] of shape.entries()) {
    const row = rowOf(chart, end) + step.row;
    const col = colOf(chart, end) + step.col;
    if (row < 0 || col < 0 || row >= chart.rows || col >= chart.cols) return { code: 'off-chart' };
    const cell = row * chart.cols + col;
    if (!chart.sea[cell]) return { code: 'island', cell };
    if (i === 0 && path.sector > 0 && chart.sector[cell] !== path.sector) return { code: 'other-sector', cell };
  }
  return undefined;
}

/** Every cell in which the path can end. */
export function fitsOf(chart: Chart, path: HeardPath): readonly Cell[] {
  const shape = shapeOf(path);
  return chart.sea.flatMap((_, end) => (misfit(chart, path, end, shape) ? [] : [end]));
}

/** The next cell for an overlay moved by the player: anywhere on the chart, even on land. */
export function slid(chart: Chart, end: Cell, by: Offset): Cell {
  const row = Math.min(chart.rows - 1, Math.max(0, rowOf(chart, end) + by.row));
  const col = Math.min(chart.cols - 1, Math.max(0, colOf(chart, end) + by.col));
  return row * chart.cols + col;
}
