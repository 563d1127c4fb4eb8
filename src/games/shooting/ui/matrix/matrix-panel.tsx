import { useMemo, useState } from 'preact/hooks';
import { figure } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import type { Unit } from '../../ask/matrix/army-units.ts';
import { type Cell, MEASURES, measured, questionAt } from '../../ask/matrix/cells.ts';
import { Pick } from '../calculator/inputs.tsx';
import { NoResult } from '../calculator/result.tsx';
import { chance } from '../names.ts';
import { arranged, shadeOf } from './arrange.ts';
import { CellDialog } from './cell-dialog.tsx';
import { Copies } from './copies.tsx';
import { Curves } from './curves.tsx';
import { Grid } from './grid.tsx';
import { words } from './labels.ts';
import { type CellRef, type MatrixState, MOST_CURVES } from './state.ts';
import { type CopyTable, tablePicture } from './table-copy.ts';
import { useCells } from './use-cells.ts';

interface MatrixPanelProps {
  readonly state: MatrixState;
  readonly units: readonly Unit[];
  readonly targets: readonly Unit[];
  onChange(state: MatrixState): void;
  onAsk(address: string): void;
}

const same = (a: CellRef, b: CellRef): boolean => a.row === b.row && a.column === b.column;

/** The table of cells, the distribution of a selected one, and the curves of chosen ones. */
export function MatrixPanel({ state, units, targets, onChange, onAsk }: MatrixPanelProps) {
  const language = useLanguage();
  const w = words(language);
  const [open, setOpen] = useState<CellRef | null>(null);
  const { conditions, by } = state;
  const all = useMemo(() => ({ units, targets, conditions }), [units, targets, JSON.stringify(conditions)]);
  const { cells, done, failed } = useCells(all);
  const place = ({ row, column }: CellRef): number => row * targets.length + column;
  const cellAt = (at: CellRef): Cell | undefined => {
    const found = cells[place(at)];
    return found?.ok ? found.value : undefined;
  };
  const value = (row: number, column: number): number | null => {
    const cell = cellAt({ row, column });
    return cell ? measured(cell, by, units[row] as Unit, targets[column] as Unit) : null;
  };
  const text = (row: number, column: number): string => {
    const shown = value(row, column);
    if (shown === null) return cells[place({ row, column })] ? '–' : '…';
    return by === 'wipe' ? chance(shown, language) : figure(shown, language);
  };
  const order = arranged(state, units.length, targets.length, value);
  const largest = Math.max(0, ...units.flatMap((_, row) => targets.map((__, column) => value(row, column) ?? 0)));
  const nameOf = ({ row, column }: CellRef): string => w.at(units[row]?.name ?? '', targets[column]?.name ?? '');
  const table = (): CopyTable => ({
    title: w.measures(by),
    head: [w.unit, ...order.columns.map((column) => targets[column]?.name ?? '')],
    rows: order.rows.map((row) => [units[row]?.name ?? '', ...order.columns.map((column) => text(row, column))]),
  });
  const picture = () =>
    tablePicture(table(), (r, c) =>
      shadeOf(value(order.rows[r] as number, order.columns[c] as number), largest, by === 'wipe'),
    );
  const fault = cells.find((cell) => cell && !cell.ok);
  const shown = open && cellAt(open);
  const chosen = state.curves.flatMap((at) => {
    const cell = cellAt(at);
    return cell ? [{ ...at, name: nameOf(at), cell }] : [];
  });
  const isCurve = (at: CellRef): boolean => state.curves.some((one) => same(one, at));
  const without = (at: CellRef): readonly CellRef[] => state.curves.filter((one) => !same(one, at));
  return (
    <>
      <div class="spread matrix-verbs">
        <Pick
          label={w.measure}
          value={by}
          options={MEASURES.map((one) => ({ value: one, title: w.measures(one) }))}
          onChange={(chosenMeasure) => onChange({ ...state, by: chosenMeasure })}
        />
        <Progress done={done} of={units.length * targets.length} failed={failed} />
      </div>
      {fault && !fault.ok && <NoResult fact={fault.error} />}
      <Grid
        state={state}
        {...order}
        mine={units}
        theirs={targets}
        value={value}
        text={text}
        largest={done < units.length * targets.length ? null : largest}
        onChange={onChange}
        onOpen={setOpen}
      />
      <p class="small quiet">{w.capped}</p>
      <Copies table={table} picture={picture} />
      {chosen.length > 0 && <Curves chosen={chosen} onRemove={(at) => onChange({ ...state, curves: without(at) })} />}
      {open && shown && (
        <CellDialog
          title={nameOf(open)}
          cell={shown}
          question={questionAt(all, place(open))}
          isCurve={isCurve(open)}
          onCurve={() => {
            const curves = isCurve(open) ? without(open) : [...state.curves, open].slice(-MOST_CURVES);
            onChange({ ...state, curves });
            setOpen(null);
          }}
          onAsk={onAsk}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function Progress({ done, of, failed }: { readonly done: number; readonly of: number; readonly failed: boolean }) {
  const w = words(useLanguage());
  if (failed)
    return (
      <p class="refusal" role="alert">
        {w.failed}
      </p>
    );
  return (
    <p class="small quiet" data-done={done >= of}>
      {done < of && <progress value={done} max={of} aria-label={w.progress(done, of)} />} {w.progress(done, of)}
    </p>
  );
}
