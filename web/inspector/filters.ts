import type { Seat } from '../../src/kernel/ids.ts';
import type { Decided } from './near.ts';

/** A decision as it is looked for. */
export interface Row extends Decided {
  readonly kind: string | null; // of the command it led to; null = it kept quiet
  readonly phase: string | null;
  readonly rules: readonly string[]; // that spoke of the choice, or forbade an option
  readonly by: string | null; // the rule that set the choice apart
}

/** What somebody looks for; null = any. */
export interface Filters {
  readonly seat: Seat | null;
  readonly phase: string | null;
  readonly kind: string | null;
  readonly rule: string | null;
  readonly deciding: boolean; // the rule must have decided, not only spoken
}

export const ALL: Filters = { seat: null, phase: null, kind: null, rule: null, deciding: false };

/** What stands for keeping quiet in a list of kinds. */
export const QUIET = '-';

export const filtered = (rows: readonly Row[], { seat, phase, kind, rule, deciding }: Filters): readonly Row[] =>
  rows.filter(
    (row) =>
      (seat === null || row.seat === seat) &&
      (phase === null || row.phase === phase) &&
      (kind === null || (row.kind ?? QUIET) === kind) &&
      (rule === null || (deciding ? row.by === rule : row.rules.includes(rule) || row.by === rule)),
  );

export interface Facets {
  readonly seats: readonly Seat[];
  readonly phases: readonly string[];
  readonly kinds: readonly string[];
  readonly rules: readonly string[];
}

/** What there is to look for. A phase, kind or rule that only another seat has is not offered. */
export function facetsOf(rows: readonly Row[], seat: Seat | null): Facets {
  const own = seat === null ? rows : rows.filter((row) => row.seat === seat);
  const sorted = (list: readonly (string | null)[]): string[] =>
    [...new Set(list)].filter((one) => one !== null).toSorted();
  return {
    seats: sorted(rows.map((row) => row.seat)),
    phases: sorted(own.map(({ phase }) => phase)),
    kinds: sorted(own.map(({ kind }) => kind ?? QUIET)),
    rules: sorted(own.flatMap(({ rules, by }) => [...rules, by])),
  };
}
