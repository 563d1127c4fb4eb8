import type { Series } from '../../src/arena/series.ts';
import { PLAIN, tenth } from './contest.ts';
import { MELEE, setUpsFrom } from './grounds.ts';

/** The same seeds with all bots moved n places; the sum has the bots in their original order. */
export function meleeOf(bots: readonly string[], seeds: number, turn: number): Series {
  const { length } = bots;
  return {
    ...PLAIN,
    seed: `tactics-melee-${length}`,
    setups: setUpsFrom(MELEE, 0, seeds, length),
    games: seeds,
    swap: false,
    sides: bots.map((_, k) => String((k + turn) % length)),
    bots,
    iterations: tenth(),
  };
}
