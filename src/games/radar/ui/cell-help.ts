import type { Language } from '../../../kernel/game.ts';
import type { Explanation } from '../../../page/help.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import { SIDES, type View } from '../view.ts';
import { type CellFacts, cellWords } from './cell-words.ts';
import { heatOf } from './heat.ts';

/** What is drawn on a cell: its text, and the legend entries that explain it. Null for open sea. */
export function cellHelp(view: View, language: Language, cell: Cell, facts: CellFacts = {}): Explanation | null {
  const boats = SIDES.map((side) => view.boats[side]);
  const { picture, notes, blasts, offers } = facts;
  const found: readonly (readonly [string, boolean])[] = [
    ['boat', boats.some(({ at }) => at === cell)],
    ['surfaced', boats.some(({ at, surfaced }) => at === cell && surfaced > 0)],
    ['mine', boats.some(({ mines }) => mines?.includes(cell))],
    ['trail', boats.some(({ at, trail }) => at !== cell && trail?.includes(cell))],
    ['blast', blasts?.some(({ at }) => at === cell) ?? false],
    ['island', !view.rules.chart.sea[cell]],
    ['note-possible', notes?.get(cell) === 'possible'],
    ['note-out', notes?.get(cell) === 'out'],
    ['likely', picture ? heatOf(picture, view.rules.chart.sea.filter(Boolean).length).has(cell) : false],
    ['choice', offers?.has(cell) ?? false],
  ];
  const entries = found.flatMap(([id, isThere]) => (isThere ? [id] : []));
  return entries.length > 0 ? { tip: cellWords(view, language, cell, facts), entries } : null;
}
