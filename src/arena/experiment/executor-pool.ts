import { existsSync } from 'node:fs';
import { isProgramName } from '../../integrations/list.ts';
import type { Game } from '../../kernel/game.ts';
import { never } from '../../kernel/never.ts';
import { WORKER } from '../workers.ts';
import type { PairExecutor } from './executor.ts';
import { executorFor } from './hands.ts';
import { openThreads, threadExecutor } from './pair-threads.ts';
import type { Plan } from './plan.ts';

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
      const game = games[plan.game] ?? never(`a plan of no game: ${plan.game}`);
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
