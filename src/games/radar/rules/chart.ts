import {
  type Cell,
  COURSES,
  type Course,
  chebyshev,
  type Grid,
  manhattan,
  neighbour,
} from '../../../parts/grid/grid.ts';
import type { Ruleset } from '../rulesets.ts';
import type { Chart, Setup } from '../state.ts';

/** The printed part of a chart. */
export type Print = Pick<Chart, 'rows' | 'cols' | 'sea' | 'sectors'>;

export function printOf({ rows, cols, islands, sector }: Setup['map']): Print {
  const land = new Set(islands);
  return {
    rows,
    cols,
    sea: Array.from({ length: rows * cols }, (_, cell) => !land.has(cell)),
    sectors: Math.ceil(cols / sector.across) * Math.ceil(rows / sector.down),
  };
}

/** Precomputes what every move, torpedo and drone needs from the map. */
export function chartOf(map: Setup['map'], torpedo: Ruleset['torpedo']): Chart {
  const { name, sector } = map;
  const { rows, cols, sea, sectors } = printOf(map);
  const grid = { rows, cols };
  const steps = (course: Course): Cell[] =>
    sea.map((_, cell) => {
      const next = neighbour(grid, cell, course);
      return next >= 0 && sea[next] ? next : -1;
    });
  const step = { north: steps('north'), south: steps('south'), east: steps('east'), west: steps('west') };
  const perRow = Math.ceil(cols / sector.across);
  return {
    name,
    rows,
    cols,
    cells: rows * cols,
    sea,
    step,
    ways: COURSES.map((course) => step[course]),
    sector: sea.map(
      (_, cell) =>
        Math.floor(Math.floor(cell / cols) / sector.down) * perRow + Math.floor((cell % cols) / sector.across) + 1,
    ),
    sectors,
    reach: sea.map((_, from) =>
      torpedo.along === 'water' ? byWater(step, from, torpedo.reach) : byGrid(grid, sea, from, torpedo.reach),
    ),
    around: sea.map((_, from) => sea.map((_, to) => to).filter((to) => chebyshev(grid, from, to) === 1)),
  };
}

/** Sea cells within `reach` steps, ignoring islands in between. */
const byGrid = (grid: Grid, sea: readonly boolean[], from: Cell, reach: number): Cell[] =>
  sea.flatMap((wet, to) => (wet && to !== from && manhattan(grid, from, to) <= reach ? [to] : []));

/** Sea cells that a torpedo can reach in `reach` steps around the islands. */
function byWater(step: Chart['step'], from: Cell, reach: number): Cell[] {
  const seen = new Set([from]);
  let edge = [from];
  for (let i = 0; i < reach; i++) {
    edge = edge.flatMap((cell) =>
      COURSES.flatMap((course) => {
        const next = step[course][cell] as number;
        if (next < 0 || seen.has(next)) return [];
        seen.add(next);
        return [next];
      }),
    );
  }
  seen.delete(from);
  return [...seen].sort((a, b) => a - b);
}
