import { no, ok, type Result } from '../../../../kernel/result.ts';
import { ARMIES } from '../../data/armies.ts';
import { STANDARD, type StandardName } from '../../data/standard.ts';
import type { Target } from '../question.ts';
import { type Unit, unitsOf } from './army-units.ts';
import type { Column, Row } from './question.ts';

/** A unit of a question, and the path of its field. */
export interface Placed {
  readonly unit: Unit;
  readonly at: string;
}

/** A standard defender as a unit; without weapons. */
export function standardUnit(standard: StandardName, models: number = STANDARD[standard].models): Unit {
  const { points: usual, models: full, keywords, ...printed } = { ...STANDARD[standard] };
  const points = Math.max(1, Math.round((usual / full) * models));
  const target = { ...printed, keywords: [...keywords], models, points } as Target;
  return { name: standard.toUpperCase(), points, target };
}

export function rowsOf(rows: readonly Row[]): Result<readonly Placed[]> {
  const found: Placed[] = [];
  for (const [i, row] of rows.entries()) {
    const at = `units/${i}`;
    if (row.army !== undefined) {
      const units = armyUnits(row, at, 'attackers');
      if (!units.ok) return units;
      found.push(...units.value);
      continue;
    }
    if (!row.attackers) return no({ code: 'field-needed', field: `${at}/attackers` });
    const { name = `${i + 1}`, points = null, attackers, shooter } = row;
    found.push({ unit: { name, points, attackers, ...(shooter && { shooter }) }, at });
  }
  return ok(found);
}

export function columnsOf(columns: readonly Column[]): Result<readonly Placed[]> {
  const found: Placed[] = [];
  for (const [i, column] of columns.entries()) {
    const at = `targets/${i}`;
    if (column.army !== undefined) {
      const units = armyUnits(column, at, 'target');
      if (!units.ok) return units;
      found.push(...units.value);
      continue;
    }
    const unit = column.standard && standardUnit(column.standard, column.models);
    const target = column.target ?? unit?.target;
    if (!target) return no({ code: 'field-needed', field: `${at}/target` });
    const name = column.name ?? unit?.name ?? `${i + 1}`;
    found.push({ unit: { name, points: target.points ?? null, target }, at });
  }
  return ok(found);
}

function armyUnits({ army = '', unit }: Row | Column, at: string, needs: 'attackers' | 'target') {
  const known = Object.hasOwn(ARMIES, army) ? ARMIES[army] : undefined;
  if (!known) return no({ code: 'unknown-army', field: `${at}/army`, name: army, known: Object.keys(ARMIES) });
  const units = unitsOf(known).filter((one) => one[needs] !== undefined);
  const wanted = unit === undefined ? units : units.filter(({ id }) => id === unit);
  if (wanted.length === 0)
    return no({ code: 'unknown-army-unit', field: `${at}/unit`, name: unit ?? '', known: units.map(({ id }) => id) });
  return ok(wanted.map((one): Placed => ({ unit: one, at })));
}
