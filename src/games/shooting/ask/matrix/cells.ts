import type { Fact } from '../../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import { toll } from '../../rules/odds/outlook.ts';
import { mean } from '../../rules/odds/pmf.ts';
import type { Conditions, OddsQuestion } from '../question.ts';
import { read } from '../reading.ts';
import type { Unit } from './army-units.ts';

/** What a cell can show. */
export const MEASURES = ['kills', 'damage', 'points', 'ratio', 'wipe'] as const;
export type Measure = (typeof MEASURES)[number];

/** One unit's fire at one target. */
export interface Cell {
  readonly kills: number; // models, on average; never more than the unit has
  readonly damage: number; // wounds, on average
  readonly wipe: number; // probability that no model is left
  readonly models: number; // of the target
  readonly slain: readonly number[]; // the probability of each number of models
  readonly lost: readonly number[]; // the same for wounds
}

/** The one-attack question behind a cell. */
export function questionFor(unit: Unit, target: Unit, conditions: Conditions = {}): OddsQuestion {
  const { attackers = [], shooter } = unit;
  return {
    attackers: [...attackers],
    target: target.target ?? {},
    ...(Object.keys(conditions).length > 0 && { conditions }),
    ...(shooter && { shooter }),
  };
}

/** Units against targets under the same conditions. Cells are numbered row by row. */
export interface CellTable {
  readonly units: readonly Unit[];
  readonly targets: readonly Unit[];
  readonly conditions: Conditions;
}

/** The question of one cell. All cells share the table's objects, so that each unit and target is parsed once. */
export const questionAt = ({ units, targets, conditions }: CellTable, at: number): OddsQuestion =>
  questionFor(units[Math.floor(at / targets.length)] as Unit, targets[at % targets.length] as Unit, conditions);

export function cellOf(question: OddsQuestion, at?: Parameters<typeof read>[1]): Result<Cell> {
  const found = read(question, at);
  if (!found.ok) return found;
  const { strikes, how, models } = found.value;
  const { damage, slain, wipe } = toll(strikes, how);
  return ok({ kills: mean(slain), damage: mean(damage), wipe, models, slain: shown(slain), lost: shown(damage) });
}

function shown(pmf: Float64Array): readonly number[] {
  let last = pmf.length - 1;
  while (last > 0 && pmf[last] === 0) last--;
  return Array.from(pmf.subarray(0, last + 1));
}

/** The points a cell's fire destroys on average: each model is worth its share of the unit. */
const pointsOf = ({ kills, models }: Cell, target: Unit): number | null =>
  target.points === null ? null : (kills * target.points) / models;

/** The figure a cell shows; null if a unit has no points. */
export function measured(cell: Cell, by: Measure, unit: Unit, target: Unit): number | null {
  if (by === 'points') return pointsOf(cell, target);
  if (by !== 'ratio') return cell[by];
  const points = pointsOf(cell, target);
  return points === null || unit.points === null ? null : points / unit.points;
}

/** Why a measure needs points that are missing, with the field that lacks them. */
export const missingPoints = (by: Measure, unit: Unit, target: Unit): 'unit' | 'target' | null => {
  if (by !== 'points' && by !== 'ratio') return null;
  if (target.points === null) return 'target';
  return by === 'ratio' && unit.points === null ? 'unit' : null;
};

export const needed = (field: string): { readonly ok: false; readonly error: Fact } =>
  no({ code: 'field-needed', field });
