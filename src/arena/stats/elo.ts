import { gameVariance, momentsOf, type Results, sampleOf } from './pairs.ts';
import { type Interval, Z95 } from './wilson.ts';

/** How much stronger bot A is, with a 95 % interval. */
export interface EloEstimate extends Interval {
  readonly elo: number;
  readonly los: number; // likelihood of superiority: chance that A is the stronger bot at all
}

/** For a number of games fixed beforehand; after an SPRT has stopped, the interval is biased. */
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

/** Expected score of a bot this much stronger. */
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The Elo a score speaks for; clipped as fishtest does, since a clean sweep would be infinite. */
export function eloOf(score: number): number {
  const clipped = Math.min(Math.max(score, 0.001), 0.999);
  return 400 * Math.log10(clipped / (1 - clipped));
}

/** Normalised Elo per standard deviation of one game; 347.43559 makes it equal Elo for near equals who never draw. */
export const NELO = 800 / Math.LN10;

export interface NeloEstimate {
  readonly nelo: number;
  readonly error: number; // half-width of the 95 % interval
}

/** Elo measured in the games' own noise: what it takes to prove a difference, whatever the share of draws. */
export function estimateNelo(results: Results): NeloEstimate {
  const sample = sampleOf(results);
  const { mean } = momentsOf(sample.cells);
  return {
    nelo: (NELO * (mean - 0.5)) / Math.sqrt(gameVariance(sample)),
    error: (NELO * Z95) / Math.sqrt(sample.games),
  };
}

/** Expected score of a bot this much stronger in normalised Elo, by the noise of the games seen. */
export const scoreOfNelo = (nelo: number, seen: Results): number =>
  0.5 + (nelo / NELO) * Math.sqrt(gameVariance(sampleOf(seen)));

/** LOS from decided games alone; draws say nothing about who is stronger. */
export const losOf = (wins: number, losses: number): number =>
  wins + losses === 0 ? 0.5 : normalCdf((wins - losses) / Math.sqrt(wins + losses));

/** Games without draws, between near equals, until the 95 % interval reaches this far to either side. */
export const gamesForHalfWidth = (elo: number): number => Math.ceil((Z95 / 2 / (scoreOf(elo) - 0.5)) ** 2);

/** Marsaglia's series, good to the last digits; beyond 8 only rounding is left. */
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
