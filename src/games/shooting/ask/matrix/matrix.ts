import { no, ok, type Result } from '../../../../kernel/result.ts';
import { figure } from '../answer.ts';
import type { Places } from '../reading.ts';
import { type Cell, cellOf, measured, missingPoints, needed, questionFor } from './cells.ts';
import { type MatrixQuestion, MOST_ENTRIES } from './question.ts';
import { columnsOf, type Placed, rowsOf } from './sides.ts';

/** Every unit at every target, under the same conditions. */
export function matrix({ units, targets, conditions, by = 'kills', sort }: MatrixQuestion): Result<unknown> {
  const rows = rowsOf(units);
  if (!rows.ok) return rows;
  const columns = columnsOf(targets);
  if (!columns.ok) return columns;
  for (const [field, { length }] of [['units', rows.value] as const, ['targets', columns.value] as const])
    if (length > MOST_ENTRIES) return no({ code: 'too-many-entries', field, count: length, most: MOST_ENTRIES });
  const lines: { readonly name: string; readonly points: number | null; readonly cells: readonly PrintedCell[] }[] = [];
  for (const row of rows.value) {
    const cells: PrintedCell[] = [];
    for (const column of columns.value) {
      const lacks = missingPoints(by, row.unit, column.unit);
      if (lacks) return needed(lacks === 'unit' ? `${row.at}/points` : `${column.at}/target/points`);
      const cell = cellOf(questionFor(row.unit, column.unit, conditions), placed(row, column));
      if (!cell.ok) return cell;
      cells.push(printed(cell.value, row, column));
    }
    lines.push({ name: row.unit.name, points: row.unit.points, cells });
  }
  const sum = (line: (typeof lines)[number]): number => line.cells.reduce((all, cell) => all + (cell[by] ?? 0), 0);
  return ok({
    by,
    targets: columns.value.map(({ unit }, i) => ({
      name: unit.name,
      points: unit.points,
      models: lines[0]?.cells[i]?.models ?? null,
    })),
    rows: sort ? lines.toSorted((a, b) => sum(b) - sum(a)) : lines,
  });
}

type PrintedCell = ReturnType<typeof printed>;

const rounded = (value: number | null): number | null => (value === null ? null : figure(value));

function printed(cell: Cell, row: Placed, column: Placed) {
  return {
    kills: figure(cell.kills),
    damage: figure(cell.damage),
    points: rounded(measured(cell, 'points', row.unit, column.unit)),
    ratio: rounded(measured(cell, 'ratio', row.unit, column.unit)),
    wipe: figure(cell.wipe),
    models: cell.models,
    slain: cell.slain.map(figure),
    lost: cell.lost.map(figure),
  };
}

/** The paths of a cell's fields. A refusal about a built-in unit names the entry it comes from. */
const placed = (row: Placed, column: Placed): Places => ({
  attackers: `${row.at}/`,
  shooter: `${row.at}/`,
  target: `${column.at}/`,
  conditions: '',
});
