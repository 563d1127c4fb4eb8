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

/** Threads of this machine, made on the first call. */
export function labourInThreads(plan: Plan, threads: number): Labour {
  const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED).length));
  let pool: Promise<Piscina<PairsTask, PlayedPair[]>> | undefined;
  const opened = async (): Promise<Piscina<PairsTask, PlayedPair[]>> => {
    const { Piscina } = await import('piscina');
    return new Piscina({ filename: WORKER, minThreads: threads, maxThreads: threads });
  };
  return {
    hands: threads,
    async play(pairs, onPair, signal) {
      const stop = (): void => void Atomics.store(shared, SHARED.stop, 1);
      if (signal.aborted) return;
      signal.addEventListener('abort', stop, { once: true });
      try {
        pool ??= opened();
        for (const pair of await (await pool).run({ plan, pairs, shared })) await onPair(pair);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}
