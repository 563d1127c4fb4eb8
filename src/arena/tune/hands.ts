import { existsSync } from 'node:fs';
import type { Game } from '../../kernel/game.ts';
import { workerName } from '../experiment/labour.ts';
import { type PlayedPair, playPair } from '../experiment/pair.ts';
import type { Plan } from '../experiment/plan.ts';
import type { PairsTask } from '../experiment/threads.ts';
import { SHARED } from '../series.ts';
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
export async function handsFor(game: Game, workers: number, signal: AbortSignal): Promise<Hands> {
  if (workers === 1 || !existsSync(WORKER)) return handsHere(game, signal);
  const { Piscina } = await import('piscina');
  const pool = new Piscina<PairsTask, PlayedPair[]>({ filename: WORKER, minThreads: workers, maxThreads: workers });
  const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED).length));
  const stop = (): void => void Atomics.store(shared, SHARED.stop, 1);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return {
    count: workers,
    play: async (plan, n) => (await pool.run({ plan, pairs: [n], shared }))[0],
    async close() {
      signal.removeEventListener('abort', stop);
      await pool.destroy();
    },
  };
}
