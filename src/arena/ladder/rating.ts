import { ordinal, rate, rating } from 'openskill';

/** Estimated strength and its uncertainty: OpenSkill (Plackett-Luce) with default constants. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const INITIAL_RATING: Rating = rating();

/** A cautious lower bound on strength: mu - 3 sigma. Ladders are sorted by it. */
export const ordinalOf = ({ mu, sigma }: Rating): number => ordinal({ mu, sigma });

/** Both ratings after a game in which the first player scored 1, 0.5 or 0. */
export function rated(one: Rating, other: Rating, points: number): readonly [Rating, Rating] {
  const rank = points === 0.5 ? [1, 1] : points > 0.5 ? [1, 2] : [2, 1];
  const [[first], [second]] = rate([[{ ...one }], [{ ...other }]], { rank });
  return [first, second];
}

const BETA = 25 / 6;

/** Probability that the first wins, according to the ratings. */
export function oddsOf(one: Rating, other: Rating): number {
  const c = spreadOf(one, other);
  return 1 / (1 + Math.exp((other.mu - one.mu) / c));
}

/** Expected information of a game: highest between equals with uncertain ratings. */
export function informationOf(one: Rating, other: Rating): number {
  const p = oddsOf(one, other);
  return ((one.sigma ** 2 + other.sigma ** 2) / spreadOf(one, other) ** 2) * p * (1 - p);
}

const spreadOf = (one: Rating, other: Rating): number => Math.sqrt(one.sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2);
