import type { Piscina } from 'piscina';
import { SHARED_SLOTS } from '../series.ts';
import { WORKER } from '../workers.ts';
import type { PairExecutor } from './executor.ts';
import type { PlayedPair } from './pair.ts';
import type { Plan } from './plan.ts';

/** Task for a worker thread, with memory shared with the main thread. */
export interface PairsTask {
  readonly plan: Plan;
  readonly pairs: readonly number[];
  readonly shared: Int32Array; // see SHARED_SLOTS
}

/** Worker threads that play pairs of any plan. */
export interface PairThreads {
  /** Returns the pairs that finished before the abort. */
  play(plan: Plan, pairs: readonly number[], signal: AbortSignal): Promise<readonly PlayedPair[]>;
  close(): Promise<void>;
}

/** Starts this many threads on the first call. */
export function openThreads(count: number): PairThreads {
  let pool: Promise<Piscina<PairsTask, PlayedPair[]>> | undefined;
  const opened = async (): Promise<Piscina<PairsTask, PlayedPair[]>> => {
    const { Piscina } = await import('piscina');
    return new Piscina({ filename: WORKER, minThreads: count, maxThreads: count });
  };
  return {
    async play(plan, pairs, signal) {
      if (signal.aborted) return [];
      const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED_SLOTS).length)); // other calls keep playing
      const stop = (): void => void Atomics.store(shared, SHARED_SLOTS.stop, 1);
      signal.addEventListener('abort', stop, { once: true });
      try {
        pool ??= opened();
        return await (await pool).run({ plan, pairs, shared });
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

/** Worker threads as the executor of one plan. */
export const threadExecutor = (threads: PairThreads, plan: Plan, concurrency: number): PairExecutor => ({
  concurrency,
  async play(pairs, onPair, signal) {
    for (const pair of await threads.play(plan, pairs, signal)) await onPair(pair);
  },
});
