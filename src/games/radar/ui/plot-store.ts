import { useEffect, useReducer } from 'preact/hooks';
import type { Cell } from '../../../parts/grid/grid.ts';
import type { Rules } from '../view.ts';
import type { Notes, Show } from './plot.ts';
import type { RadarScene } from './station.ts';

/** The radio operator's table: kept through the match, which a draft is not. */
export interface Table {
  readonly show: Show;
  readonly notes: Notes;
  readonly dealt: number; // what was heard up to here is in the notes
  readonly sheet: Cell | null; // where the path sheet's end lies; null = not laid
}

interface Kept {
  table: Table;
  readonly watching: Set<() => void>;
}

const BARE: Table = { show: 'automatic', notes: new Map(), dealt: -1, sheet: null };
const kept = new WeakMap<Rules, Map<string, Kept>>();

function keptFor(rules: Rules, watcher: string): Kept {
  const seats = kept.get(rules) ?? new Map<string, Kept>();
  kept.set(rules, seats);
  const here = seats.get(watcher) ?? { table: BARE, watching: new Set() };
  seats.set(watcher, here);
  return here;
}

/** The operator's table, and how to change it; board and panel look at the same one. */
export function usePlotTable({ rules, watcher }: RadarScene): readonly [Table, (change: Partial<Table>) => void] {
  const here = keptFor(rules, watcher);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const look = (): void => redraw(undefined);
    here.watching.add(look);
    return () => void here.watching.delete(look);
  }, [here]);
  const change = (part: Partial<Table>): void => {
    here.table = { ...here.table, ...part };
    for (const look of here.watching) look();
  };
  return [here.table, change];
}
