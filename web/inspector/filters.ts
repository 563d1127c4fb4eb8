import type { Seat } from '../../src/kernel/ids.ts';
import type { Decided } from './near.ts';

/** A decision with the properties to filter by. */
export interface Row extends Decided {
  readonly kind: string | null; // type of the resulting command; null: none
  readonly phase: string | null;
  readonly rules: readonly string[]; // that fired for the chosen option, or vetoed another
  readonly by: string | null; // the deciding rule
}

/** Filter values; null: any. */
export interface Filters {
  readonly seat: Seat | null;
  readonly phase: string | null;
  readonly kind: string | null;
  readonly rule: string | null;
  readonly deciding: boolean; // the rule must have decided, not only fired
}

export const ALL: Filters = { seat: null, phase: null, kind: null, rule: null, deciding: false };

/** The decisions without crew messages, except the one that is asked for. */
export const withoutTalk = (rows: readonly Row[], talk: readonly string[], n: number | null): readonly Row[] =>
  rows.filter((row) => row.n === n || row.kind === null || !talk.includes(row.kind));

/** Stands for "no command" in a list of kinds. */
export const QUIET = '-';

export const filtered = (rows: readonly Row[], { seat, phase, kind, rule, deciding }: Filters): readonly Row[] =>
  rows.filter(
    (row) =>
      (seat === null || row.seat === seat) &&
      (phase === null || row.phase === phase) &&
      (kind === null || (row.kind ?? QUIET) === kind) &&
      (rule === null || (deciding ? row.by === rule : row.rules.includes(rule) || row.by === rule)),
  );

interface Facets {
  readonly seats: readonly Seat[];
  readonly phases: readonly string[];
  readonly kinds: readonly string[];
  readonly rules: readonly string[];
}

/** The available filter values. Values that only other seats have are omitted. */
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
