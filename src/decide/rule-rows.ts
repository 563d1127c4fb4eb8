import type { Fact } from '../kernel/fact.ts';
import { type AnyRule, contribution } from './rule.ts';

/** A test row for a rule: what it sees (false = does not apply), its worth and its text. */
export interface RuleRow<S, O> {
  readonly rule: string;
  readonly name: string;
  readonly situation: S;
  readonly option: O;
  readonly sees: object | false;
  readonly worth?: number; // clamped to the band
  readonly says?: string;
}

export interface RowFailure {
  readonly rule: string;
  readonly name: string;
  readonly what: 'unknown-rule' | 'sees' | 'worth' | 'says';
  readonly expected: unknown;
  readonly got: unknown;
}

interface RowSetting<W> {
  readonly weights: W;
  readonly say: (fact: Fact) => string | undefined;
}

/** Runs the rows and returns the failures. */
export function rows<S, O, W>(
  rules: readonly AnyRule<S, O, W>[],
  list: readonly RuleRow<S, O>[],
  setting: RowSetting<W>,
): RowFailure[] {
  return list.flatMap((row) => {
    const rule = rules.find(({ id }) => id === row.rule);
    const { name } = row;
    if (!rule) return [{ rule: row.rule, name, what: 'unknown-rule', expected: row.rule, got: null } as const];
    return failuresOf(rule, row, setting);
  });
}

function failuresOf<S, O, W>(
  rule: AnyRule<S, O, W>,
  { name, situation, option, sees, worth, says }: RuleRow<S, O>,
  { weights, say }: RowSetting<W>,
): RowFailure[] {
  const facts = rule.see(situation, option);
  const failures: RowFailure[] = [];
  const check = (what: 'sees' | 'worth' | 'says', expected: unknown, got: unknown): void => {
    if (!alike(expected, got)) failures.push({ rule: rule.id, name, what, expected, got });
  };
  check('sees', sees, facts === undefined ? false : facts);
  if (facts === undefined || sees === false) return failures;
  if (worth !== undefined) check('worth', worth, contribution(rule, facts, weights));
  if (says !== undefined) check('says', says, say(rule.because(facts, weights)));
  return failures;
}

export interface MissingRow {
  readonly rule: string;
  readonly lacks: 'fires' | 'looks-away' | 'words';
}

/** Every rule needs a row where it applies, one where it does not, and a text. */
export function rulesWithoutRows<S, O, W>(
  rules: readonly AnyRule<S, O, W>[],
  list: readonly RuleRow<S, O>[],
): MissingRow[] {
  const missing: MissingRow[] = [];
  for (const { id } of rules) {
    const own = list.filter((row) => row.rule === id);
    if (!own.some((row) => row.sees !== false)) missing.push({ rule: id, lacks: 'fires' });
    if (!own.some((row) => row.sees === false)) missing.push({ rule: id, lacks: 'looks-away' });
    if (!own.some((row) => row.sees !== false && row.says !== undefined)) missing.push({ rule: id, lacks: 'words' });
  }
  return missing;
}

/** Deep equality of plain data, with tolerance for rounding. */
function alike(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Object.is(a, b) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && alike(left[key], right[key]))
  );
}
