import { existsSync } from 'node:fs';
import { isVisitor } from '../../bots/doors.ts';
import type { Game } from '../../kernel/game.ts';
import { WORKER } from '../workers.ts';
import { type Labour, labourHere } from './labour.ts';
import { type Plan, pairingOf } from './plan.ts';
import { labourInThreads, threadsOf } from './threads.ts';

/**
 * The hands that a plan needs. Programs of others are run from this thread, since another could not end them when we are
 * told to leave; our own bots play in threads, where there are any.
 */
export function labourFor(game: Game, plan: Plan, workers: number): Labour {
  const isVisited = plan.pairings.map((pairing) => pairing.some((place) => isVisitor(plan.bots[place]?.name ?? '')));
  const here = labourHere(game, plan, isVisited.includes(true) ? workers : 1);
  if (!isVisited.includes(false) || workers === 1 || !existsSync(WORKER)) return here;
  const threads = threadsOf(workers);
  const close = (): Promise<void> => threads.close();
  const labour = labourInThreads(threads, plan, workers);
  if (!isVisited.includes(true)) return { ...labour, close };
  return {
    hands: workers,
    async play(pairs, onPair, signal) {
      const visited = (n: number): boolean =>
        pairingOf(plan, n).some((place) => isVisitor(plan.bots[place]?.name ?? ''));
      const [away, own] = [pairs.filter((n) => !visited(n)), pairs.filter(visited)];
      await Promise.all([
        away.length > 0 ? labour.play(away, onPair, signal) : undefined,
        own.length > 0 ? here.play(own, onPair, signal) : undefined,
      ]);
    },
    close,
  };
}
