import type { Result } from '../../../../kernel/result.ts';
import { type Cell, type CellTable, cellOf, questionAt } from '../../ask/matrix/cells.ts';
import { type Planned, planned, type Task } from '../../ask/plan/planned.ts';
import { NO_PREFIX } from '../../ask/reading.ts';

/** A table whose cells will be asked for, cells of it by their numbers, or a plan to find. */
export type MatrixJob =
  | { readonly kind: 'table'; readonly job: number; readonly table: CellTable }
  | { readonly kind: 'cells'; readonly job: number; readonly from: number; readonly to: number }
  | { readonly kind: 'plan'; readonly job: number; readonly task: Task };

export type MatrixAnswer =
  | { readonly kind: 'cells'; readonly job: number; readonly from: number; readonly cells: readonly Result<Cell>[] }
  | { readonly kind: 'plan'; readonly job: number; readonly found: Result<Planned> };

let table: CellTable = { units: [], targets: [], conditions: {} };

addEventListener('message', ({ data }: MessageEvent<MatrixJob>) => {
  if (data.kind === 'table') table = data.table;
  else postMessage(answer(data));
});

function answer(asked: Exclude<MatrixJob, { kind: 'table' }>): MatrixAnswer {
  const { job } = asked;
  if (asked.kind === 'plan') return { kind: 'plan', job, found: planned(asked.task, () => NO_PREFIX) };
  const { from, to } = asked;
  const cells = Array.from({ length: to - from }, (_, i) => cellOf(questionAt(table, from + i)));
  return { kind: 'cells', job, from, cells };
}
