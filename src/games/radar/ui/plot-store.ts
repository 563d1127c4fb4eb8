import { useMemo } from 'preact/hooks';
import { useNotebook } from '../../../page/use-notebook.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import type { Note, Notes, Show } from './plot.ts';
import type { RadarScene } from './station.ts';

/** The radio operator's notes. Unlike a draft, they last for the whole match. */
export interface Table {
  readonly show: Show;
  readonly notes: Notes;
  readonly dealt: number; // events up to here are included in the notes
  readonly sheet: Cell | null; // the end of the path sheet; null = not placed
}

/** The notes as plain data. */
type Page = Omit<Table, 'notes'> & { readonly notes: readonly (readonly [Cell, Note])[] };

const BARE: Page = { show: 'automatic', notes: [], dealt: -1, sheet: null };

/** The operator's notes and a setter; chart and panel share them. */
export function usePlotTable(scene: RadarScene): readonly [Table, (change: Partial<Table>) => void] {
  const [page, write] = useNotebook<Page>(scene, 'radar.plot', BARE);
  const table = useMemo(() => ({ ...page, notes: new Map(page.notes) }), [page]);
  return [table, ({ notes, ...others }) => write({ ...others, ...(notes && { notes: [...notes] }) })];
}
