import type { Game, Outcome } from './game.ts';
import type { Kinds, Rules } from './kinds.ts';

/**
 * Each side's chance of winning, in the order of the game's sides; they add up to 1. Computed from `standing` with the
 * game's `steepness`, which self-play has fitted. In a finished match, the winners share 1.
 */
export function winOdds(game: Game, rules: Rules, state: Kinds['state'], outcome?: Outcome | null): readonly number[] {
  const sides = game.sides(rules);
  if (outcome) return sides.map((side) => (outcome.winners.includes(side) ? 1 / outcome.winners.length : 0));
  return oddsOf(
    sides.map((side) => game.standing(state, side)),
    game.steepness,
  );
}

/** With two sides this is a logistic curve of the difference in log-odds. */
export function oddsOf(standings: readonly number[], steepness = 1): readonly number[] {
  const weights = standings.map((standing) => standing ** steepness);
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (sum === 0 ? 1 / weights.length : weight / sum));
}
