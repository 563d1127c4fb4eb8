import { OF_LIST, OF_UNIT } from './correction-checks.ts';
import type { ImportedList, ImportedUnit } from './imported.ts';
import type { Unread } from './report.ts';

/** A value that the user set. With null, a field that cannot be set is only removed from the report. */
export interface Correction {
  readonly list: string; // fingerprint
  readonly unit: string | null; // null: a field of the list
  readonly field: string; // as in the report
  readonly value: unknown;
}

/** Applies the corrections of this list, in order. `refused` has those that do not fit it. */
export function corrected(
  list: ImportedList,
  corrections: readonly Correction[],
): { readonly list: ImportedList; readonly refused: readonly Correction[] } {
  let now = list;
  const refused: Correction[] = [];
  for (const correction of corrections.filter((one) => one.list === list.fingerprint)) {
    const next = withOne(now, correction);
    if (next) now = next;
    else refused.push(correction);
  }
  const counted = now.units.reduce((sum, { points }) => sum + (points ?? 0), 0);
  return { list: { ...now, points: { ...now.points, counted } }, refused };
}

function withOne(list: ImportedList, { unit: name, field, value }: Correction): ImportedList | undefined {
  const unit = list.units.find((one) => one.name === name);
  if (name !== null && !unit) return undefined;
  const shape = field.replace(/(^|\.)\d{1,4}(?=\.|$)/g, '$1#');
  const checks = name === null ? OF_LIST : OF_UNIT;
  const check = Object.hasOwn(checks, shape) ? checks[shape] : undefined;
  const isReported = list.report.some((item) => item.unit === name && item.field === field);
  const report = list.report.filter((item) => item.unit !== name || !`${item.field}.`.startsWith(`${field}.`));
  if (!check) return isReported && value === null ? { ...list, report } : undefined;
  if (!check(value, list, unit)) return undefined;
  if (!unit) return { ...list, [field]: value, report };
  const changed = withField(unit, field.split('.'), completed(shape, value, unit.weapons[Number(field.split('.')[1])]));
  if (!changed) return undefined;
  const made = withValues(changed as ImportedUnit);
  const units = list.units.map((one) => (one === unit ? made : one));
  const asks = report.find((item) => item.unit === name && item.what === 'datasheet');
  if (!asks || !made.resolved) return { ...list, units, report };
  return { ...list, units, report: report.flatMap((item) => (item === asks ? withoutValues(made) : item)) };
}

/** A stat line or weapon with the parts that the user does not set. */
function completed(shape: string, value: unknown, weapon: object | undefined): unknown {
  if (shape === 'models.#.stats') return { M: '', Ld: '', OC: '', ...(value as object) };
  return shape === 'weapons.#' && weapon ? { ...weapon, ...(value as object) } : value;
}

/** The weapons of which only the name is known. While a unit has no values, its datasheet's entry stands for them. */
const withoutValues = ({ name, weapons }: ImportedUnit): readonly Unread[] =>
  weapons.flatMap((weapon, w) =>
    weapon.profiles.length > 0
      ? []
      : { unit: name, what: 'weapon-profile' as const, text: weapon.name, field: `weapons.${w}` },
  );

/** A unit with only names is resolved as soon as all its models have a stat line. */
const withValues = (unit: ImportedUnit): ImportedUnit => ({
  ...unit,
  resolved: unit.resolved || (unit.models.length > 0 && unit.models.every(({ stats }) => stats !== null)),
});

/** A copy with one field replaced; undefined if the path does not exist. */
function withField(node: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
  const inner = (node as Readonly<Record<string, unknown>>)[key];
  const changed = rest.length === 0 ? value : withField(inner, rest, value);
  if (rest.length > 0 && changed === undefined) return undefined;
  return Array.isArray(node) ? node.with(Number(key), changed) : { ...node, [key]: changed };
}
