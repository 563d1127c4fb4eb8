import { emptySum, mergeSum, type Sum } from '../../src/arena/sum.ts';
import { type Figure, type Section, share } from '../bench.ts';
import { missing, paceOf, played } from './contest.ts';
import { notPlayed, soundness } from './figures.ts';
import { guestMelees } from './guest.ts';
import { meleeOf } from './round.ts';

const CAST = ['commander', 'tactician', 'agente', 'random'] as const;

/** A free-for-all: each bot from each starting place. */
export const tacticsMelee: Section = {
  id: 'tactics-melee',
  title:
    'BattleTech, free-for-all with three and four sides, with and without a program: commander at a tenth of its budget',
  async run(size, say) {
    const figures: Figure[] = [];
    for (const sides of [3, 4]) {
      const bots = CAST.slice(0, sides);
      const what = `${sides} sides`;
      const absent = missing(bots);
      if (absent.length > 0) {
        figures.push(notPlayed(what, absent));
        continue;
      }
      const sum = await playMelee(bots, size === 'full' ? 20 : 2, (progress) => say(`${what}: ${progress}`));
      figures.push(
        ...bots.map((bot, k) => share(`${what}: ${bot} wins`, sum.bots[k]?.wins ?? 0, sum.games)),
        share(`${what}: at the turn limit`, sum.detail.turnLimit ?? 0, sum.games),
        ...soundness(what, sum),
      );
    }
    return [...figures, ...(await guestMelees(size, say))];
  },
};

/** All seeds, each with the bots rotated through all starting places. */
async function playMelee(bots: readonly string[], seeds: number, say: (progress: string) => void): Promise<Sum> {
  const sum = emptySum(bots.length);
  const pace = paceOf(seeds * bots.length);
  for (const [turn] of bots.entries())
    mergeSum(sum, await played(meleeOf(bots, seeds, turn), (more) => say(pace(sum.games, more))));
  return sum;
}
