import type { Piscina } from 'piscina';
import { SHARED } from '../series.ts';
import { WORKER } from '../workers.ts';
import type { Labour } from './labour.ts';
import type { PlayedPair } from './pair.ts';
import type { Plan } from './plan.ts';

/** What a thread is handed, and a board it shares with the thread that waits for it. */
export interface PairsTask {
  readonly plan: Plan;
  readonly pairs: readonly number[];
  readonly shared: Int32Array; // see SHARED
}

/** Threads of this machine that play pairs of any plan. */
export interface Threads {
  /** Those of the pairs that were finished before the signal; once it came they play no more. */
  play(plan: Plan, pairs: readonly number[], signal: AbortSignal): Promise<readonly PlayedPair[]>;
  close(): Promise<void>;
}

/** So many, made on the first call. */
export function threadsOf(count: number): Threads {
  let pool: Promise<Piscina<PairsTask, PlayedPair[]>> | undefined;
  const opened = async (): Promise<Piscina<PairsTask, PlayedPair[]>> => {
    const { Piscina } = await import('piscina');
    return new Piscina({ filename: WORKER, minThreads: count, maxThreads: count });
  };
  return {
    async play(plan, pairs, signal) {
      if (signal.aborted) return [];
      const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED).length)); // others go on playing
      const stop = (): void => void Atomics.store(shared, SHARED.stop, 1);
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

/** Threads as the labour of one plan. */
export const labourInThreads = (threads: Threads, plan: Plan, hands: number): Labour => ({
  hands,
  async play(pairs, onPair, signal) {
    for (const pair of await threads.play(plan, pairs, signal)) await onPair(pair);
  },
});
