import { ruleOf } from '../../src/decide/free-text.ts';
import type { Line, Tally } from '../../src/kernel/tally.ts';

/** What one reason is worth to two options; null if it does not apply. */
export interface Row {
  readonly code: string; // rule id, or a program's own text
  readonly one: Line | null;
  readonly other: Line | null;
  readonly difference: number; // first minus second
  readonly decides: boolean; // the largest difference in favour of the first option
}

/** Matches the lines of two tallies, in the order of the first; repeated codes match in order. */
export function compare(one: Tally, other: Tally | null): Row[] {
  const left = [...(other?.lines ?? [])];
  const rows = one.lines.map((line) => {
    const at = left.findIndex(({ why }) => ruleOf(why) === ruleOf(line.why));
    return rowOf(line, at < 0 ? null : (left.splice(at, 1)[0] as Line));
  });
  for (const line of left) rows.push(rowOf(null, line));
  const most = other ? Math.max(...rows.map(({ difference }) => difference)) : 0;
  return rows.map((row) => (most > 0 && row.difference === most ? { ...row, decides: true } : row));
}

/** Differences too small to display count as zero. */
function rowOf(one: Line | null, other: Line | null): Row {
  const difference = (one?.value ?? 0) - (other?.value ?? 0);
  const why = (one ?? other)?.why;
  return {
    code: why ? ruleOf(why) : '',
    one,
    other,
    difference: Math.abs(difference) < 1e-9 ? 0 : difference,
    decides: false,
  };
}

/** The tier of a line; undefined if it is points. */
export const tierOf = ({ why, value }: Line): number | undefined =>
  typeof why.tier === 'number' && value === 0 ? why.tier : undefined;
