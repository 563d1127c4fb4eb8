/** Side-swapped pairs of games, by bot A's points in both: 0, 1/2, 1, 1 1/2 or 2. */
export type Pentanomial = readonly [LL: number, LD: number, LWorDD: number, DW: number, WW: number];

/** Single games, for unpaired results. */
export interface WinDrawLoss {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export type Results = Pentanomial | WinDrawLoss;

/** One game from bot A's point of view. */
export type GameScore = 0 | 0.5 | 1;

export const NO_PAIRS: Pentanomial = [0, 0, 0, 0, 0];

/** Counts one more pair; which game came first does not matter. */
export function addPair(pairs: Pentanomial, one: GameScore, other: GameScore): Pentanomial {
  const points = one + other;
  const [LL, LD, LWorDD, DW, WW] = pairs;
  const when = (cell: number) => (points === cell ? 1 : 0);
  return [LL + when(0), LD + when(0.5), LWorDD + when(1), DW + when(1.5), WW + when(2)];
}

export const addPairs = (one: Pentanomial, other: Pentanomial): Pentanomial => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
  one[4] + other[4],
];

interface Moments {
  readonly mean: number;
  readonly variance: number;
}

/** Mean and variance of a pair's score, scaled so that a pair is worth 1. Without pairs: 0.5 and 0. */
export function pairMoments(pairs: Pentanomial): Moments {
  const { units, cells } = sampleOf(pairs, 0);
  return units === 0 ? { mean: 0.5, variance: 0 } : momentsOf(cells);
}

/** A possible score from 0 to 1, and its observed share. */
export interface Cell {
  readonly value: number;
  readonly share: number;
}

interface Sample {
  readonly units: number; // independent observations: pairs, or games when unpaired
  readonly games: number;
  readonly cells: readonly Cell[];
}

/** Like fishtest, counts an unseen cell this much, so that no hypothesis gets probability 0. */
const UNSEEN = 0.001;

export function sampleOf(results: Results, unseen = UNSEEN): Sample {
  const single = 'wins' in results;
  const seen = single ? [results.losses, results.draws, results.wins] : results;
  const counts = seen.map((count) => count || unseen);
  const units = counts.reduce((sum, count) => sum + count, 0);
  const last = counts.length - 1;
  return {
    units,
    games: single ? units : 2 * units,
    cells: counts.map((count, i) => ({ value: i / last, share: count / units })),
  };
}

export function momentsOf(cells: readonly Cell[]): Moments {
  const mean = mapSum(cells, ({ value, share }) => share * value);
  return { mean, variance: mapSum(cells, ({ value, share }) => share * (value - mean) ** 2) };
}

/** Variance of one game. A pair's score is the mean of two games, so it varies half as much. */
export const gameVariance = ({ units, games, cells }: Sample): number => (momentsOf(cells).variance * games) / units;

export const mapSum = <T>(items: readonly T[], term: (item: T) => number): number =>
  items.reduce((sum, item) => sum + term(item), 0);
