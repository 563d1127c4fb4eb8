import { existsSync } from 'node:fs';
import { isProgramName } from '../../integrations/list.ts';
import type { Game } from '../../kernel/game.ts';
import { never } from '../../kernel/never.ts';
import { WORKER } from '../workers.ts';
import { localExecutor, type PairExecutor } from './executor.ts';
import { openThreads, type PairThreads, threadExecutor } from './pair-threads.ts';
import { type Plan, pairingOf } from './plan.ts';

/** Executors for any number of plans, one after the other. Opened once and shared. */
export interface ExecutorPool {
  /** The executor of an experiment, or of a single pair if the bots change from pair to pair. */
  executor(id: string, plan: Plan): PairExecutor;
  close(): Promise<void>;
}

export const hasExternalBots = ({ bots }: Pick<Plan, 'bots'>): boolean => bots.some(({ name }) => isProgramName(name));

/** Plays on this machine: in worker threads if there are any, otherwise in this thread. */
export function localPool(games: Readonly<Record<string, Game>>, workers: number): ExecutorPool {
  const threads = workers > 1 && existsSync(WORKER) ? openThreads(workers) : undefined;
  return {
    executor(_, plan) {
      const game = games[plan.game] ?? never(`a plan for an unknown game: ${plan.game}`);
      return executorFor(game, plan, workers, threads);
    },
    close: async () => threads?.close(),
  };
}

/** Plays in worker threads only, so the calling thread stays free. */
export function threadPool(count: number): ExecutorPool {
  const threads = openThreads(count);
  return { executor: (_, plan) => threadExecutor(threads, plan, count), close: () => threads.close() };
}

/**
 * The executor for a plan. External programs run in the main thread, because a worker thread could not stop them on
 * exit; built-in bots use worker threads if there are any.
 */
function executorFor(game: Game, plan: Plan, workers: number, threads: PairThreads | undefined): PairExecutor {
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
