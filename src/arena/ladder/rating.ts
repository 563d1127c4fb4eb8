import { ordinal, rate, rating } from 'openskill';

/** A guess at a bot's strength and how unsure it is, by OpenSkill (Plackett-Luce) with its usual constants. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Rating = rating();

/** What a bot is at least worth, almost surely: mu - 3 sigma. Ladders are sorted by it. */
export const ordinalOf = ({ mu, sigma }: Rating): number => ordinal({ mu, sigma });

/** Both ratings after a game in which the first took so many points: 1, 0.5 or 0. */
export function rated(one: Rating, other: Rating, points: number): readonly [Rating, Rating] {
  const rank = points === 0.5 ? [1, 1] : points > 0.5 ? [1, 2] : [2, 1];
  const [[first], [second]] = rate([[{ ...one }], [{ ...other }]], { rank });
  return [first, second];
}

const BETA = 25 / 6;

/** The odds that the first wins, as the rating sees them. */
export function oddsOf(one: Rating, other: Rating): number {
  const c = spreadOf(one, other);
  return 1 / (1 + Math.exp((other.mu - one.mu) / c));
}

/** How much a game between two is expected to tell: it is most between equals of whom little is known. */
export function worthOf(one: Rating, other: Rating): number {
  const p = oddsOf(one, other);
  return ((one.sigma ** 2 + other.sigma ** 2) / spreadOf(one, other) ** 2) * p * (1 - p);
}

const spreadOf = (one: Rating, other: Rating): number => Math.sqrt(one.sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2);
