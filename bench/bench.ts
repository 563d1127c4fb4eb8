import { type Interval, wilson } from '../src/arena/stats/wilson.ts';

/** One claim: what was measured, its bound, and whether it holds. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly interval?: Interval; // 95 %
  readonly bound?: { readonly at: number; readonly kind: 'at least' | 'under' | 'at most' | 'aim for' | 'aim under' };
  readonly runs: string; // number of runs and their unit
}

export interface Section {
  readonly id: string;
  readonly title: string;
  run(size: Size, say: (progress: string) => void): Promise<readonly Figure[]>;
}

/** `quick` takes ten minutes and gives intervals; `full` plays the stated numbers of games. */
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

/** The median of several runs; the interval holds for the true median under any distribution. */
export function median(values: readonly number[]): { readonly value: number; readonly interval: Interval } {
  const sorted = values.toSorted((a, b) => a - b);
  const { length } = sorted;
  // A run is below the true median with probability 1/2: find the rank that is exceeded in at most 2.5% of cases.
  let [below, odds] = [0, 0.5 ** length];
  for (let sum = odds; sum <= 0.025; sum += odds) odds *= (length - below) / ++below;
  const [low, high] = [Math.max(0, below - 1), Math.min(length - 1, length - below)];
  return {
    value: ((sorted[(length - 1) >> 1] as number) + (sorted[length >> 1] as number)) / 2,
    interval: { low: sorted[low] as number, high: sorted[high] as number },
  };
}

const percents = ({ low, high }: Interval): Interval => ({ low: 100 * low, high: 100 * high });

export const isAim = ({ bound }: Figure): boolean => bound?.kind.startsWith('aim') ?? false;

/** Whether the measured value meets its bound; an aim may be missed. */
export function holds({ value, bound }: Figure): boolean | undefined {
  if (!bound) return undefined;
  if (bound.kind === 'under' || bound.kind === 'aim under') return value < bound.at;
  return bound.kind === 'at most' ? value <= bound.at : value >= bound.at;
}
