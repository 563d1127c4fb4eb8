import { type Cell, COURSES } from '../../../parts/grid/grid.ts';
import type { Command } from '../commands.ts';
import { afloatOf, options } from '../options.ts';
import { run } from '../rules/course.ts';
import type { View } from '../view.ts';
import { type Draft, draftOf } from './draft.ts';
import type { Station } from './station.ts';

/** The cells the captain can pick on the chart now, each with the order that it drafts. */
export function offered(view: View, { seat }: Station, draft: Draft | null): ReadonlyMap<Cell, Command> {
  const cells = new Map<Cell, Command>();
  const kind = draft?.kind ?? (view.phase === 'placement' ? 'place' : 'move');
  for (const option of options(view, seat))
    if (option.type === kind) for (const cell of cellsOf(view, option)) cells.set(cell, option);
  return cells;
}

/** Where an order shows on the chart: its cell, the cell it leads to, or a whole sector. */
export function cellsOf(view: View, command: Command): readonly Cell[] {
  const { chart } = view.rules;
  const boat = afloatOf(view.boats[view.watcher.startsWith('red') ? 'red' : 'blue']);
  switch (command.type) {
    case 'place':
    case 'torpedo':
    case 'drop-mine':
    case 'detonate':
      return [command.at];
    case 'move':
      return boat.at < 0 ? [] : [chart.step[command.course][boat.at] as Cell];
    case 'stealth':
      return [run(chart, boat, command.course, command.steps).at(-1) ?? boat.at];
    case 'drone':
      return chart.sector.flatMap((sector, cell) => (sector === command.sector ? [cell] : []));
    default:
      return [];
  }
}

/** The cells of a stealth run; the last one is its end. */
export function pathOf(view: View, { side }: Station, draft: Draft): readonly Cell[] {
  if (draft.kind !== 'stealth' || draft.course === null) return [];
  return run(view.rules.chart, afloatOf(view.boats[side]), draft.course, draft.steps);
}

/** How far stealth can carry the boat on each course. */
export function stealthReach(view: View, { side }: Station): Readonly<Record<(typeof COURSES)[number], number>> {
  const boat = afloatOf(view.boats[side]);
  const { chart, ruleset } = view.rules;
  return Object.fromEntries(
    COURSES.map((course) => [course, run(chart, boat, course, ruleset.stealth.reach).length]),
  ) as Readonly<Record<(typeof COURSES)[number], number>>;
}

/** Picking a cell: the first pick drafts the order, a second pick of the same cell gives it. */
export function picked(
  offers: ReadonlyMap<Cell, Command>,
  draft: Draft | null,
  cell: Cell,
): { readonly draft: Draft } | { readonly send: Command } | null {
  const order = offers.get(cell);
  if (!order) return null;
  const next = draftOf(order);
  if (next === null) return null;
  return JSON.stringify(next) === JSON.stringify(draft) ? { send: order } : { draft: next };
}
