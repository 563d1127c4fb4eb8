import { estimateElo } from '../../arena/stats/elo.ts';
import { addPair, type GameScore, NO_PAIRS } from '../../arena/stats/pairs.ts';
import { boundsOf, judge } from '../../arena/stats/sprt.ts';
import type { CurveInfo } from '../../wire/arena.ts';
import { counted, type LoadedExperiment } from './experiment-cache.ts';
import { yielder } from './yielding.ts';

/** Maximum number of points in a curve. */
export const MOST_POINTS = 1000;

/** Sample every nth pair. n is a power of two, so a growing curve can drop every other point. */
export function stepFor(count: number, most = MOST_POINTS): number {
  let step = 1;
  while (Math.ceil(count / step) > most) step *= 2;
  return step;
}

/** How a duel developed; the last point is its current state. */
export async function curveOf(tale: LoadedExperiment): Promise<CurveInfo> {
  const { plan, judge: own, llrs } = tale;
  const { test } = plan;
  const count = own.totals.pairs;
  const step = stepFor(count);
  const pause = yielder();
  const [pairs, llr, elo, low, high]: number[][] = [[], [], [], [], []];
  let sum = NO_PAIRS;
  let n = 0;
  for (const { games } of counted(tale, count)) {
    const [one, two] = games;
    if (one.points !== null && two.points !== null)
      sum = addPair(sum, one.points as GameScore, two.points as GameScore);
    n++;
    if (n % step !== 0 && n !== count) continue;
    const estimate = estimateElo(sum);
    pairs?.push(n);
    elo?.push(rounded(estimate.elo));
    low?.push(rounded(estimate.low));
    high?.push(rounded(estimate.high));
    if (test) {
      const known = llrs.get(n) ?? judge(test, sum).llr;
      llrs.set(n, known);
      llr?.push(rounded(known));
    }
    await pause();
  }
  const bounds = test ? boundsOf(test) : null;
  return {
    pairs: pairs ?? [],
    llr: test ? (llr ?? []) : null,
    elo: elo ?? [],
    low: low ?? [],
    high: high ?? [],
    lower: bounds && rounded(bounds.lower),
    upper: bounds && rounded(bounds.upper),
    thinned: step > 1,
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
