import type { Judged } from '../../src/kernel/bot.ts';
import type { Line } from '../../src/kernel/tally.ts';

/** A line of a tally as a segment of a bar, in per cent of its width. */
interface Segment {
  readonly line: Line;
  readonly left: number;
  readonly width: number;
  readonly good: boolean;
}

export interface Bar {
  readonly segments: readonly Segment[];
  readonly zero: number; // position of zero, the same in every bar of a decision
  readonly total: number; // position of the total
}

/** Diverging bars on one scale: reasons for an option to the right of zero, reasons against it to the left. */
export function barsOf(kept: readonly Judged<unknown>[]): Bar[] {
  const sums = kept.map(({ tally }) => ({ good: sumOf(tally.lines, 1), bad: sumOf(tally.lines, -1) }));
  const right = Math.max(0, ...sums.map(({ good }) => good));
  const left = Math.max(0, ...sums.map(({ bad }) => bad));
  const span = left + right || 1;
  const zero = (100 * left) / span;
  const place = (value: number): number => zero + (100 * value) / span;
  return kept.map(({ tally }) => ({
    segments: stacked(tally.lines, place),
    zero,
    total: Math.max(0, Math.min(100, place(tally.total))),
  }));
}

const sumOf = (lines: readonly Line[], sign: 1 | -1): number =>
  lines.reduce((sum, { value }) => (value * sign > 0 ? sum + value * sign : sum), 0);

/** The largest segments are closest to zero. */
function stacked(lines: readonly Line[], place: (value: number) => number): Segment[] {
  const segments: Segment[] = [];
  const ends = { good: 0, bad: 0 };
  for (const line of lines.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))) {
    if (line.value === 0) continue;
    const good = line.value > 0;
    const from = good ? ends.good : ends.bad;
    const to = from + line.value;
    if (good) ends.good = to;
    else ends.bad = to;
    const left = Math.min(place(from), place(to));
    segments.push({ line, left, width: Math.abs(place(to) - place(from)), good });
  }
  return segments;
}
