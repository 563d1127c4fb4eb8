import { setMaxListeners } from 'node:events';
import { existsSync } from 'node:fs';
import type { Game } from '../../kernel/game.ts';
import { workerName } from '../experiment/labour.ts';
import { type PlayedPair, playPair } from '../experiment/pair.ts';
import type { Plan } from '../experiment/plan.ts';
import { threadsOf } from '../experiment/threads.ts';
import { WORKER } from '../workers.ts';

/** Hands that play one pair of one plan after another's. */
export interface Hands {
  readonly count: number;
  play(plan: Plan, n: number): Promise<PlayedPair | undefined>; // undefined = it was stopped
  close(): Promise<void>;
}

export function handsHere(game: Game, signal: AbortSignal): Hands {
  const pulse = { stopped: () => signal.aborted, rest: () => new Promise<void>(setImmediate), signal };
  return {
    count: 1,
    play: (plan, n) => playPair(game, plan, n, workerName(), pulse),
    close: async () => {},
  };
}

/** Threads where there are any; the same pairs whoever plays them. */
export function handsFor(game: Game, workers: number, signal: AbortSignal): Hands {
  if (workers === 1 || !existsSync(WORKER)) return handsHere(game, signal);
  const threads = threadsOf(workers);
  setMaxListeners(0, signal); // every hand listens
  return {
    count: workers,
    play: async (plan, n) => (await threads.play(plan, [n], signal))[0],
    close: () => threads.close(),
  };
}
