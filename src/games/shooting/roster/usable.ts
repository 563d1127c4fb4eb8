import type { ImportedList, ImportedUnit } from './imported.ts';
import { targetFrom, weaponsOf } from './question-parts.ts';
import { profileFrom } from './sheets.ts';

/** Why a unit cannot be used in a question, with the names of the models or weapons that it is about. */
export interface Unusable {
  readonly code:
    | 'names-only' // no datasheet
    | 'no-stat-line'
    | 'stat-values' // of a stat line
    | 'no-models'
    | 'no-ranged-weapon'
    | 'weapon-values'
    | 'too-large'; // the unit or its list, for an army
  readonly names: readonly string[];
}

/** Why the unit cannot be the attacker; undefined if it can. Like a target, it needs its stat lines. */
export function whyNotAttacker(unit: ImportedUnit, list: ImportedList): Unusable | undefined {
  if (weaponsOf(unit, list).length > 0) return undefined;
  const why = whyNotTarget(unit, list);
  if (why) return why;
  const incomplete = unit.weapons.filter(({ kind, profiles }) => kind !== 'melee' && !profiles.some(profileFrom));
  return incomplete.length > 0
    ? { code: 'weapon-values', names: incomplete.map(({ name }) => name) }
    : { code: 'no-ranged-weapon', names: [] };
}

/** Why the unit cannot be the target; undefined if it can. */
export function whyNotTarget(unit: ImportedUnit, list: ImportedList): Unusable | undefined {
  if (targetFrom(unit, list)) return undefined;
  if (!unit.resolved) return { code: 'names-only', names: [] };
  if (unit.models.length === 0) return { code: 'no-models', names: [] };
  const bare = unit.models.filter(({ stats }) => stats === null);
  if (bare.length > 0) return { code: 'no-stat-line', names: bare.map(({ name }) => name) };
  const incomplete = unit.models.filter(({ stats }) => stats && [stats.T, stats.Sv, stats.W].includes(null));
  if (incomplete.length > 0) return { code: 'stat-values', names: incomplete.map(({ name }) => name) };
  return { code: 'too-large', names: [] };
}

/** Whether setting values would make the unit usable. */
export const isMissing = ({ code }: Unusable): boolean => code !== 'no-ranged-weapon' && code !== 'too-large';
