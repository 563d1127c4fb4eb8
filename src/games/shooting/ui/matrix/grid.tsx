import { useMemo, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../../../page/language.ts';
import { useStages } from '../../../../page/use-stages.ts';
import { shadeOf } from './arrange.ts';
import { type Head, Heading } from './grid-head.tsx';
import { words } from './labels.ts';
import type { CellRef, MatrixState } from './state.ts';

interface GridProps {
  readonly state: MatrixState;
  readonly rows: readonly number[]; // in the order shown
  readonly columns: readonly number[];
  readonly mine: readonly Head[];
  readonly theirs: readonly Head[];
  value(row: number, column: number): number | null;
  text(row: number, column: number): string;
  readonly largest: number | null; // null until all cells are known: each new one could change all shades
  onChange(state: MatrixState): void;
  onOpen(cell: CellRef): void;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const AT_ONCE = 60; // cells drawn per frame, so that a large table does not block the page

/** Where in the table an event happened; null if not in a cell. */
function placeOf({ target }: Event): readonly [r: number, c: number] | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [r, c] = (cell?.dataset.cell ?? '').split('-').map(Number);
  return r === undefined || c === undefined ? null : [r, c];
}

/** The table of cells. One cell is in the tab order; arrow keys move between cells. */
export function Grid(props: GridProps) {
  const { state, rows, columns, mine, theirs, value, text, largest, onChange, onOpen } = props;
  const w = words(useLanguage());
  const table = useRef<HTMLTableElement>(null);
  const [[down, right], setAt] = useState<readonly [number, number]>([0, 0]);
  const current = [Math.min(down, rows.length - 1), Math.min(right, columns.length - 1)] as const;
  const perFrame = Math.max(1, Math.floor(AT_ONCE / columns.length));
  const frames = Math.ceil(rows.length / perFrame);
  const ready = perFrame * useStages(frames);
  const shaded = perFrame * useStages(largest === null ? 0 : frames);
  const go = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const r = Math.max(0, Math.min(rows.length - 1, current[0] + step[0]));
    const c = Math.max(0, Math.min(columns.length - 1, current[1] + step[1]));
    setAt([r, c]);
    table.current?.querySelector<HTMLElement>(`[data-cell="${r}-${c}"]`)?.focus();
  };
  const open = (event: Event): void => {
    const [r, c] = placeOf(event) ?? [];
    const [row, column] = [rows[r ?? -1], columns[c ?? -1]];
    if (row !== undefined && column !== undefined) onOpen({ row, column });
  };
  const focused = (event: Event): void => {
    const at = placeOf(event);
    if (at && (at[0] !== current[0] || at[1] !== current[1])) setAt(at);
  };
  return (
    <section class="matrix-scroll" aria-label={w.measures(state.by)}>
      <table
        class="matrix-table"
        style={{ '--columns': columns.length }}
        ref={table}
        onKeyDown={go}
        onClick={open}
        onFocusIn={focused}
      >
        <thead>
          <tr>
            <th scope="col">{w.unit}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Heading axis="column" at={column} {...(theirs[column] as Head)} state={state} onChange={onChange} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ready).map((row, r) => (
            <tr key={row}>
              <th scope="row">
                <Heading axis="row" at={row} {...(mine[row] as Head)} state={state} onChange={onChange} />
              </th>
              <RowCells
                r={r}
                stop={current[0] === r ? current[1] : null}
                labels={columns.map((column) =>
                  w.cell(mine[row]?.name ?? '', theirs[column]?.name ?? '', text(row, column)),
                )}
                texts={columns.map((column) => text(row, column))}
                shades={columns.map((column) =>
                  largest === null || r >= shaded
                    ? '0'
                    : shadeOf(value(row, column), largest, state.by === 'wipe').toFixed(3),
                )}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowCellsProps {
  readonly r: number;
  readonly stop: number | null; // the cell in the tab order
  readonly labels: readonly string[];
  readonly texts: readonly string[];
  readonly shades: readonly string[];
}

/** The cells of a row; drawn again only if one of them changes. */
function RowCells({ r, stop, labels, texts, shades }: RowCellsProps) {
  const cells = () => (
    <>
      {texts.map((shown, c) => (
        <td key={c} style={{ '--shade': shades[c] }}>
          <button type="button" data-cell={`${r}-${c}`} tabIndex={stop === c ? 0 : -1} aria-label={labels[c]}>
            {shown}
          </button>
        </td>
      ))}
    </>
  );
  return useMemo(cells, [r, stop, labels.join('\n'), shades.join()]);
}
