import { rate } from 'openskill';
import type { Rating } from '../../store/result-store.ts';

/** The scale: openskill's defaults times 60, so that a new player has 1,500 ± 500. */
const SCALE = { mu: 1500, sigma: 500, beta: 250, tau: 5 } as const;

export const NEW_PLAYER: Rating = { mu: SCALE.mu, sigma: SCALE.sigma };

/** Ratings after a match between sides, each of one or more players. A higher score is better; equal scores are a draw. */
export function ratedMatch(
  sides: readonly (readonly Rating[])[],
  scores: readonly number[],
): readonly (readonly Rating[])[] {
  const rank = scores.map((score) => scores.filter((other) => other > score).length + 1);
  return rate(
    sides.map((players) => players.map(({ mu, sigma }) => ({ mu, sigma }))),
    { ...SCALE, rank },
  );
}
