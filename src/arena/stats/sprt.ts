import { estimateNelo, NELO, scoreOf } from './elo.ts';
import { type Cell, mapSum, momentsOf, type Results, sampleOf } from './pairs.ts';

/** H0: A is only elo0 stronger. H1: A is elo1 stronger. */
export interface Sprt {
  readonly scale: 'logistic' | 'normalised';
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number; // probability of accepting H1 at elo0
  readonly beta: number; // probability of accepting H0 at elo1
}

export type Verdict = 'H1' | 'H0' | 'open';

export interface Standing extends Bounds {
  readonly llr: number;
  readonly verdict: Verdict;
}

/** State of the test; keep playing while the verdict is open. */
export function judge(test: Sprt, results: Results): Standing {
  const llr = test.scale === 'logistic' ? logisticLlr(test, results) : normalisedLlr(test, results);
  const bounds = boundsOf(test);
  return { llr, ...bounds, verdict: verdictOf(llr, bounds) };
}

export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

export const boundsOf = ({ alpha, beta }: Pick<Sprt, 'alpha' | 'beta'>): Bounds => ({
  lower: Math.log(beta / (1 - alpha)),
  upper: Math.log((1 - beta) / alpha),
});

export function verdictOf(llr: number, { lower, upper }: Bounds): Verdict {
  if (llr >= upper) return 'H1';
  return llr <= lower ? 'H0' : 'open';
}

type Elos = Pick<Sprt, 'elo0' | 'elo1'>;

/** The scores that H0 and H1 expect. */
export type Scores = readonly [s0: number, s1: number];

export const logisticLlr = ({ elo0, elo1 }: Elos, results: Results): number =>
  scoreLlr([scoreOf(elo0), scoreOf(elo1)], results);

/** Generalised LLR: each hypothesis uses the most likely distribution with its score. */
export function scoreLlr([s0, s1]: Scores, results: Results): number {
  const { units, cells } = sampleOf(results);
  const likeliestWithMean = (mean: number) => likeliest(cells, (value) => value - mean);
  return units * (misfit(likeliestWithMean(s0)) - misfit(likeliestWithMean(s1)));
}

/** The same for hypotheses that fix t = (mean - 1/2) / deviation instead of the mean. */
export function normalisedLlr({ elo0, elo1 }: Elos, results: Results): number {
  const { units, games, cells } = sampleOf(results);
  const perElo = Math.sqrt(games / units) / NELO;
  return units * (misfit(likeliestWithT(cells, elo0 * perElo)) - misfit(likeliestWithT(cells, elo1 * perElo)));
}

/** Fast approximation of scoreLlr; fishtest's "alt". */
export function quickLlr([s0, s1]: Scores, results: Results): number {
  const { units, cells } = sampleOf(results);
  const around = (score: number) => mapSum(cells, ({ value, share }) => share * (value - score) ** 2);
  return (units / 2) * Math.log(around(s0) / around(s1));
}

/** Faster and rougher, assuming normal scores; fishtest's "alt2". */
export function normalLlr([s0, s1]: Scores, results: Results): number {
  const { units, cells } = sampleOf(results);
  const { mean, variance } = momentsOf(cells);
  return (units * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
}

/** Fast approximation of normalisedLlr. */
export function quickNormalisedLlr({ elo0, elo1 }: Elos, results: Results): number {
  const { nelo } = estimateNelo(results);
  const around = (elo: number) => 1 + ((nelo - elo) / NELO) ** 2;
  return (sampleOf(results).games / 2) * Math.log(around(elo0) / around(elo1));
}

/** LLR for games that are never drawn. */
export const winLossLlr = ([s0, s1]: Scores, wins: number, losses: number): number =>
  wins * Math.log(s1 / s0) + losses * Math.log((1 - s1) / (1 - s0));

/** Wald: probability that a bot with this true score passes, and the expected number of win/loss games. */
export function outlook(scores: Scores, { lower, upper }: Bounds, score: number): { pass: number; games: number } {
  const win = winLossLlr(scores, 1, 0);
  const loss = winLossLlr(scores, 0, 1);
  const drift = score * win + (1 - score) * loss;
  const spread = score * win ** 2 + (1 - score) * loss ** 2;
  const span = upper - lower;
  // With almost no drift, Wald's quotient is 0/0, so use its limit.
  if (Math.abs(drift) < 1e-7 * spread) return { pass: -lower / span, games: (-lower * upper) / spread };

  // h is the nonzero power at which the expected likelihood ratio is 1. Its sign is opposite to the drift.
  const grows = (h: number) => score * Math.expm1(h * win) + (1 - score) * Math.expm1(h * loss) > 0;
  let [near, far] = [0, drift > 0 ? -1 : 1];
  while (!grows(far) && Math.abs(far) < 1e6) [near, far] = [far, 2 * far];
  const h = bisect(near, far, (guess) => !grows(guess));
  const pass =
    h < 0
      ? Math.expm1(-h * lower) / Math.expm1(h * span)
      : (Math.exp(-h * upper) * Math.expm1(h * lower)) / Math.expm1(-h * span);
  return { pass, games: (lower + pass * span) / drift };
}

interface Fitted extends Cell {
  readonly seen: number; // observed share; `share` is the hypothesis's
}

/** Loss in log-likelihood per unit of a fitted hypothesis against the observed shares. */
const misfit = (fitted: readonly Fitted[]): number =>
  mapSum(fitted, ({ seen, share }) => seen * Math.log(seen / share));

const ROUNDS = 40; // fishtest stops at 10, too early when nearly all pairs are even

/**
 * The fit depends on its own mean and deviation, so iterate; cantate.be/Fishtest/normalized_elo_practical.pdf, 4.1.
 */
function likeliestWithT(cells: readonly Cell[], t: number): readonly Fitted[] {
  let fitted: readonly Fitted[] = cells.map(({ value, share }) => ({ value, share: 1 / cells.length, seen: share }));
  for (let round = 0; round < ROUNDS; round++) {
    const { mean, variance } = momentsOf(fitted);
    const deviation = Math.sqrt(variance);
    fitted = likeliest(cells, (value) => value - 0.5 - (t / 2) * (deviation + (value - mean) ** 2 / deviation));
  }
  return fitted;
}

/** Shares p/(1 + x e), closest to the observed ones, whose expected excess e is 0. */
function likeliest(cells: readonly Cell[], excess: (value: number) => number): readonly Fitted[] {
  const excesses = cells.map(({ value }) => excess(value));
  const [least, most] = [Math.min(...excesses), Math.max(...excesses)];
  if (least >= 0 || most <= 0) throw new RangeError('no distribution of results fits these Elo bounds');
  const balance = (x: number) => mapSum(cells, ({ value, share }) => (share * excess(value)) / (1 + x * excess(value)));
  const x = bisect(-1 / most, -1 / least, (guess) => balance(guess) > 0);
  return cells.map(({ value, share }) => ({ value, seen: share, share: share / (1 + x * excess(value)) }));
}

/** Bisects to the point where `before` stops being true. */
function bisect(from: number, to: number, before: (at: number) => boolean): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (before(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
