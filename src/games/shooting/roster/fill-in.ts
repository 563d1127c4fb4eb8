import { ok, type Result } from '../../../kernel/result.ts';
import { DATASHEETS } from '../data/datasheets.ts';
import { type Refused, type RosterError, refused } from './errors.ts';
import { isFields } from './fields.ts';
import type { ImportedList } from './imported.ts';
import { attackersOf, targetFrom, unitNamed, withUnits } from './question-parts.ts';
import { finishedLists, NO_LISTS } from './stored.ts';

const SHOWN = 30; // names in an error

/** A question with the values of the units that it names. Units of text lists get built-in datasheets of the same name. */
export function fillIn(question: unknown, lists: readonly ImportedList[]): Result<unknown, RosterError> {
  const finished = finishedLists({ ...NO_LISTS, lists });
  return faultIn(question, finished) ?? ok(withUnits(question, finished));
}

function faultIn(question: unknown, lists: readonly ImportedList[]): Refused | undefined {
  if (!isFields(question)) return undefined;
  const { attackers, target, a, b } = question;
  for (const line of Array.isArray(attackers) ? attackers : []) {
    const unit = isFields(line) ? unitNamed(line.sheet, lists) : undefined;
    const list = unit && lists.find(({ units }) => units.includes(unit));
    if (!unit || !list) {
      const unknown = isFields(line) ? unknownName(line.sheet, lists) : undefined;
      if (unknown) return unknown;
    } else if (!unit.resolved) return refused('no-values', { name: unit.name });
    else if (attackersOf(unit, list).length === 0)
      return refused(targetFrom(unit, list) ? 'no-ranged-weapon' : 'no-values', { name: unit.name });
  }
  if (isFields(target)) {
    const unit = unitNamed(target.sheet, lists);
    const list = unit && lists.find(({ units }) => units.includes(unit));
    if (unit && list && !targetFrom(unit, list)) return refused('no-values', { name: unit.name });
    const unknown = unit ? undefined : unknownName(target.sheet, lists);
    if (unknown) return unknown;
  }
  return faultIn(a, lists) ?? faultIn(b, lists);
}

function unknownName(name: unknown, lists: readonly ImportedList[]): Refused | undefined {
  if (typeof name !== 'string' || DATASHEETS.some(({ id }) => id === name)) return undefined;
  const known = lists.flatMap(({ units }) => units.map((unit) => unit.name)).slice(0, SHOWN);
  return refused('unknown-unit', { name: name.slice(0, 80), known });
}
