import type { Fact } from './fact.ts';

export interface Line {
  readonly why: Fact;
  readonly value: number;
}

/** A number with its receipt: the lines always add up to the total. */
export interface Tally {
  readonly lines: readonly Line[];
  readonly total: number;
}

/** Adds up the lines and drops those that add nothing. */
export function tally(lines: readonly Line[]): Tally {
  let total = 0;
  for (const line of lines) total += line.value;
  return { lines: lines.filter((line) => line.value !== 0), total };
}

/** Allows for floating-point rounding, which never shows in displayed numbers. */
export const addsUp = ({ lines, total }: Tally): boolean =>
  Math.abs(lines.reduce((sum, line) => sum + line.value, 0) - total) <= 1e-9 * Math.max(1, Math.abs(total));
