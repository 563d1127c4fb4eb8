import type { Pairing } from '../experiment/plan.ts';
import { informationOf, type Rating, rated } from './rating.ts';

/**
 * Picks pairings one at a time, each the most informative after those before it. Future results are unknown, so only
 * uncertainty shrinks; a pairing just picked is discounted so that others get a turn.
 */
export function pairingsFor(ratings: readonly Rating[], count: number): Pairing[] {
  const expected = [...ratings];
  const played = new Map<string, number>();
  return Array.from({ length: count }, () => {
    let best: Pairing = [0, 1];
    let most = -1;
    for (let a = 0; a < expected.length; a++)
      for (let b = a + 1; b < expected.length; b++) {
        const worth = informationOf(at(expected, a), at(expected, b)) / (1 + (played.get(`${a} ${b}`) ?? 0));
        if (worth > most) [best, most] = [[a, b], worth];
      }
    const [a, b] = best;
    played.set(`${a} ${b}`, (played.get(`${a} ${b}`) ?? 0) + 1);
    const [one, other] = rated(at(expected, a), at(expected, b), 0.5);
    expected[a] = { mu: at(expected, a).mu, sigma: one.sigma };
    expected[b] = { mu: at(expected, b).mu, sigma: other.sigma };
    return best;
  });
}

const at = (ratings: readonly Rating[], i: number): Rating => ratings[i] as Rating;
