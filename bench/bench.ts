import { type Interval, wilson } from '../src/arena/stats/wilson.ts';

/** One thing we claim: what was measured, what it is held against, and whether it holds. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly interval?: Interval; // 95 %
  readonly bound?: { readonly at: number; readonly kind: 'at least' | 'under' | 'at most' | 'aim' };
  readonly runs: string; // how many of what
}

export interface Section {
  readonly id: string;
  readonly title: string;
  run(size: Size, say: (progress: string) => void): Promise<readonly Figure[]>;
}

/** `quick` fits ten minutes with intervals; `full` plays the stated numbers. */
export type Size = 'quick' | 'full';

export const share = (
  what: string,
  hits: number,
  of: number,
  bound?: NonNullable<Figure['bound']>,
  runs = `${of} games`,
): Figure => ({
  what,
  value: (100 * hits) / Math.max(1, of),
  unit: '%',
  interval: percents(wilson(hits, of)),
  ...(bound && { bound }),
  runs,
});

const percents = ({ low, high }: Interval): Interval => ({ low: 100 * low, high: 100 * high });

/** Whether the measured value keeps its bound; an aim may be missed. */
export function holds({ value, bound }: Figure): boolean | undefined {
  if (!bound) return undefined;
  return bound.kind === 'under' ? value < bound.at : bound.kind === 'at most' ? value <= bound.at : value >= bound.at;
}
