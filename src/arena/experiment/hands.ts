import { isProgramName } from '../../integrations/list.ts';
import type { Game } from '../../kernel/game.ts';
import { type Labour, labourHere } from './labour.ts';
import { type Plan, pairingOf } from './plan.ts';
import { labourInThreads, type Threads } from './threads.ts';

/**
 * The hands that a plan needs. Programs of others are run from this thread, since another could not end them when we are
 * told to leave; our own bots play in the threads, where there are any.
 */
export function labourFor(game: Game, plan: Plan, workers: number, threads: Threads | undefined): Labour {
  const isVisited = (pairing: readonly number[]): boolean =>
    pairing.some((place) => isProgramName(plan.bots[place]?.name ?? ''));
  const visits = new Set(plan.pairings.map(isVisited));
  const here = labourHere(game, plan, visits.has(true) ? workers : 1);
  if (!threads || !visits.has(false)) return here;
  const labour = labourInThreads(threads, plan, workers);
  if (!visits.has(true)) return labour;
  return {
    hands: workers,
    async play(pairs, onPair, signal) {
      const visited = (n: number): boolean => isVisited(pairingOf(plan, n));
      const [away, own] = [pairs.filter((n) => !visited(n)), pairs.filter(visited)];
      await Promise.all([
        away.length > 0 ? labour.play(away, onPair, signal) : undefined,
        own.length > 0 ? here.play(own, onPair, signal) : undefined,
      ]);
    },
  };
}
