import { gameVariance, momentsOf, type Results, sampleOf } from './pairs.ts';
import { type Interval, Z95 } from './wilson.ts';

/** How much stronger bot A is, with a 95% interval. */
export interface EloEstimate extends Interval {
  readonly elo: number;
  readonly los: number; // likelihood of superiority: probability that A is stronger at all
}

/** Valid for a fixed number of games; biased after an SPRT stopped early. */
export function estimateElo(results: Results): EloEstimate {
  const sample = sampleOf(results);
  const { mean, variance } = momentsOf(sample.cells);
  const error = Math.sqrt(variance / sample.units);
  return {
    elo: eloOf(mean),
    low: eloOf(mean - Z95 * error),
    high: eloOf(mean + Z95 * error),
    los: normalCdf((mean - 0.5) / error),
  };
}

/** Expected score of a bot that is stronger by this Elo. */
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The Elo implied by a score. Clipped like fishtest, because a clean sweep would be infinite. */
export function eloOf(score: number): number {
  const clipped = Math.min(Math.max(score, 0.001), 0.999);
  return 400 * Math.log10(clipped / (1 - clipped));
}

/**
 * Normalised Elo per standard deviation of one game. 347.43559 makes it equal Elo for near equals that never draw.
 */
export const NELO = 800 / Math.LN10;

interface NeloEstimate {
  readonly nelo: number;
  readonly error: number; // half-width of the 95% interval
}

/** Elo in units of the games' noise: how hard a difference is to prove, whatever the share of draws. */
export function estimateNelo(results: Results): NeloEstimate {
  const sample = sampleOf(results);
  const { mean } = momentsOf(sample.cells);
  return {
    nelo: (NELO * (mean - 0.5)) / Math.sqrt(gameVariance(sample)),
    error: (NELO * Z95) / Math.sqrt(sample.games),
  };
}

/** Expected score at this normalised Elo, given the variance of the games seen. */
export const scoreOfNelo = (nelo: number, seen: Results): number =>
  0.5 + (nelo / NELO) * Math.sqrt(gameVariance(sampleOf(seen)));

/** LOS from decided games only; draws carry no information about who is stronger. */
export const losOf = (wins: number, losses: number): number =>
  wins + losses === 0 ? 0.5 : normalCdf((wins - losses) / Math.sqrt(wins + losses));

/** Games between near equals, without draws, until the 95% interval has this half-width. */
export const gamesForHalfWidth = (elo: number): number => Math.ceil((Z95 / 2 / (scoreOf(elo) - 0.5)) ** 2);

/** Marsaglia's series, accurate to the last digits. Beyond 8 only rounding is left. */
export function normalCdf(x: number): number {
  if (Math.abs(x) > 8) return x > 0 ? 1 : 0;
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > 1e-17; odd += 2) {
    term *= x ** 2 / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-(x ** 2) / 2)) / Math.sqrt(2 * Math.PI);
}
