import { isProgramName } from '../../integrations/list.ts';
import type { Game } from '../../kernel/game.ts';
import { localExecutor, type PairExecutor } from './executor.ts';
import { type PairThreads, threadExecutor } from './pair-threads.ts';
import { type Plan, pairingOf } from './plan.ts';

/**
 * The executor for a plan. External programs run in the main thread, because a worker thread could not stop them on
 * exit; built-in bots use worker threads if there are any.
 */
export function executorFor(game: Game, plan: Plan, workers: number, threads: PairThreads | undefined): PairExecutor {
  const isVisited = (pairing: readonly number[]): boolean =>
    pairing.some((place) => isProgramName(plan.bots[place]?.name ?? ''));
  const visits = new Set(plan.pairings.map(isVisited));
  const here = localExecutor(game, plan, visits.has(true) ? workers : 1);
  if (!threads || !visits.has(false)) return here;
  const executor = threadExecutor(threads, plan, workers);
  if (!visits.has(true)) return executor;
  return {
    concurrency: workers,
    async play(pairs, onPair, signal) {
      const visited = (n: number): boolean => isVisited(pairingOf(plan, n));
      const [away, own] = [pairs.filter((n) => !visited(n)), pairs.filter(visited)];
      await Promise.all([
        away.length > 0 ? executor.play(away, onPair, signal) : undefined,
        own.length > 0 ? here.play(own, onPair, signal) : undefined,
      ]);
    },
  };
}
