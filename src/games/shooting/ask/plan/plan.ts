import { no, ok, type Result } from '../../../../kernel/result.ts';
import { say } from '../../text.ts';
import { figure } from '../answer.ts';
import { needed } from '../matrix/cells.ts';
import { columnsOf, rowsOf } from '../matrix/sides.ts';
import { planned } from './planned.ts';
import { PLAN_LIMITS } from './problem.ts';
import type { PlanQuestion } from './question.ts';

/** `ask shooting plan`. */
export function plan(question: PlanQuestion): Result<unknown> {
  const { conditions = {}, by = 'kills', split } = question;
  const rows = rowsOf(question.units);
  if (!rows.ok) return rows;
  const columns = columnsOf(question.targets);
  if (!columns.ok) return columns;
  const units = rows.value.map(({ unit }) => unit);
  const targets = columns.value.map(({ unit }) => unit);
  // An entry may stand for a whole army, so the schema's limits are not enough.
  if (units.length > PLAN_LIMITS.units) return no({ code: 'too-much-to-work-out', field: 'units' });
  if (targets.length > PLAN_LIMITS.targets) return no({ code: 'too-much-to-work-out', field: 'targets' });
  const poor = by === 'points' ? columns.value.find(({ unit }) => unit.points === null) : undefined;
  if (poor) return needed(`${poor.at}/target/points`);
  const chosen = targets.map((_, i) => {
    const asked = question.targets[Number(columns.value[i]?.at.split('/')[1])];
    return question.targets.some(({ must }) => must) ? (asked?.must ?? false) : true;
  });
  const found = planned(
    { units, targets, conditions, goal: by, chosen, split: split ?? units.length === 1 },
    (unit, target) => {
      const [row, column] = [rows.value[unit]?.at ?? '', columns.value[target]?.at ?? ''];
      return { attackers: `${row}/`, shooter: `${row}/`, target: `${column}/`, conditions: '' };
    },
  );
  if (!found.ok) return found;
  const { method, value, shots } = found.value;
  return ok({
    by,
    method,
    value: figure(value.total),
    shots: shots.map(({ name, target, adds, reasons }) => ({
      name,
      target: targets[target]?.name,
      adds: figure(adds),
      reasons: reasons.map((fact) => say(fact, 'en') ?? fact.code),
    })),
    targets: found.value.targets.map(({ name, kills, models, wipe }) => ({
      name,
      kills: figure(kills),
      models,
      wipe: figure(wipe),
    })),
  });
}
