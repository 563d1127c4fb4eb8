import { type Interval, wilson } from '../src/arena/stats/wilson.ts';

/** One thing we claim: what was measured, what it is held against, and whether it holds. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly interval?: Interval; // 95 %
  readonly bound?: { readonly at: number; readonly kind: 'at least' | 'under' | 'at most' | 'aim for' | 'aim under' };
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

export const isAim = ({ bound }: Figure): boolean => bound?.kind.startsWith('aim') ?? false;

/** Whether the measured value keeps its bound; an aim may be missed. */
export function holds({ value, bound }: Figure): boolean | undefined {
  if (!bound) return undefined;
  if (bound.kind === 'under' || bound.kind === 'aim under') return value < bound.at;
  return bound.kind === 'at most' ? value <= bound.at : value >= bound.at;
}
