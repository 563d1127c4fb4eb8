import { existsSync } from 'node:fs';
import { isProgramName } from '../../integrations/list.ts';
import type { Game } from '../../kernel/game.ts';
import { never } from '../../kernel/never.ts';
import { WORKER } from '../workers.ts';
import { labourFor } from './hands.ts';
import type { Labour } from './labour.ts';
import type { Plan } from './plan.ts';
import { labourInThreads, threadsOf } from './threads.ts';

/** Who plays the pairs of whatever plans come, one after the other: opened once for all of them. */
export interface Staff {
  /** The labour of an experiment, or of one pair of it where the bots change from pair to pair. */
  labour(id: string, plan: Plan): Labour;
  close(): Promise<void>;
}

export const hasVisitors = ({ bots }: Pick<Plan, 'bots'>): boolean => bots.some(({ name }) => isProgramName(name));

/** This machine: threads where there are any, else this one. */
export function staffHere(games: Readonly<Record<string, Game>>, workers: number): Staff {
  const threads = workers > 1 && existsSync(WORKER) ? threadsOf(workers) : undefined;
  return {
    labour(_, plan) {
      const game = games[plan.game] ?? never(`a plan of no game: ${plan.game}`);
      return labourFor(game, plan, workers, threads);
    },
    close: async () => threads?.close(),
  };
}

/** Threads alone, for whoever has other things to do meanwhile. */
export function staffInThreads(count: number): Staff {
  const threads = threadsOf(count);
  return { labour: (_, plan) => labourInThreads(threads, plan, count), close: () => threads.close() };
}
