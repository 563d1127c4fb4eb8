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

/** Works out once what every move, torpedo and drone asks of the map. */
export function chartOf(map: Setup['map'], torpedo: Ruleset['torpedo']): Chart {
  const { name, rows, cols, sector } = map;
  const grid = { rows, cols };
  const cells = rows * cols;
  const islands = new Set(map.islands);
  const sea = Array.from({ length: cells }, (_, cell) => !islands.has(cell));
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
    cells,
    sea,
    step,
    ways: COURSES.map((course) => step[course]),
    sector: sea.map(
      (_, cell) =>
        Math.floor(Math.floor(cell / cols) / sector.down) * perRow + Math.floor((cell % cols) / sector.across) + 1,
    ),
    sectors: perRow * Math.ceil(rows / sector.down),
    reach: sea.map((_, from) =>
      torpedo.along === 'water' ? byWater(step, from, torpedo.reach) : byGrid(grid, sea, from, torpedo.reach),
    ),
    around: sea.map((_, from) => sea.map((_, to) => to).filter((to) => chebyshev(grid, from, to) === 1)),
  };
}

/** Sea cells up to `reach` steps off, islands between or not. */
const byGrid = (grid: Grid, sea: readonly boolean[], from: Cell, reach: number): Cell[] =>
  sea.flatMap((wet, to) => (wet && to !== from && manhattan(grid, from, to) <= reach ? [to] : []));

/** Sea cells that a torpedo can run to in `reach` steps around the islands. */
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
