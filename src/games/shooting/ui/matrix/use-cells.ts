import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '../../../../kernel/result.ts';
import type { Cell, CellTable } from '../../ask/matrix/cells.ts';
import type { Planned, Task } from '../../ask/plan/planned.ts';
import { Pool } from './pool.ts';

/** Cells computed so far; undefined = still to come. */
export interface Cells {
  readonly cells: readonly (Result<Cell> | undefined)[];
  readonly done: number;
  readonly failed: boolean;
}

const NONE: Cells = { cells: [], done: 0, failed: false };

/** Workers that live as long as the component. */
function usePool(): () => Pool {
  const pool = useRef<Pool | null>(null);
  useEffect(
    () => () => {
      pool.current?.close();
      pool.current = null;
    },
    [],
  );
  return () => {
    pool.current ??= new Pool();
    return pool.current;
  };
}

const OFTEN = 120; // milliseconds between updates: drawing a large table takes time
const NEXT_FRAME = 16; // milliseconds, when there is more to show already
const AT_ONCE = 40; // cells shown per update, so that none takes long

/** Computes all cells of a table in workers and shows them as they arrive. A new table starts again. */
export function useCells(table: CellTable): Cells {
  const pool = usePool();
  const [known, setKnown] = useState<Cells & { readonly of: CellTable | null }>({ ...NONE, of: null });
  useEffect(() => {
    const all = table.units.length * table.targets.length;
    const cells: (Result<Cell> | undefined)[] = Array.from({ length: all });
    const waiting: (readonly [at: number, cell: Result<Cell>])[] = [];
    let [done, timer] = [0, 0];
    const show = (failed = false): void => {
      const next = waiting.splice(0, AT_ONCE);
      for (const [at, cell] of next) cells[at] = cell;
      done += next.length;
      setKnown({ of: table, cells: [...cells], done, failed });
    };
    const showSoon = (): void => {
      const isEnough = waiting.length >= AT_ONCE || done + waiting.length === all;
      timer ||= window.setTimeout(
        () => {
          timer = 0;
          show();
          if (waiting.length > 0) showSoon();
        },
        isEnough ? NEXT_FRAME : OFTEN,
      );
    };
    const arrived = (from: number, found: readonly Result<Cell>[]): void => {
      for (const [i, cell] of found.entries()) waiting.push([from + i, cell]);
      showSoon();
    };
    pool().cells(table, arrived, () => show(true));
    return () => clearTimeout(timer);
  }, [table]);
  return known.of === table ? known : NONE;
}

/** Finds a plan in a worker; null while it is being found. */
export function usePlan(task: Task): { readonly found: Result<Planned> | null; readonly failed: boolean } {
  const pool = usePool();
  const key = JSON.stringify(task);
  const [known, setKnown] = useState<{ key: string; found: Result<Planned> | null; failed: boolean } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      pool().plan(
        task,
        (found) => setKnown({ key, found, failed: false }),
        () => setKnown({ key, found: null, failed: true }),
      );
    }, 100);
    return () => clearTimeout(timer);
  }, [key]);
  return known?.key === key ? known : { found: null, failed: false };
}
