import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isProgramName } from '../integrations/list.ts';
import type { Game } from '../kernel/game.ts';
import {
  type Batch,
  type BatchHooks,
  type BatchTask,
  batchesOf,
  playBatch,
  type Series,
  SHARED_SLOTS,
} from './series.ts';
import { emptySum, mergeSum, type Sum } from './sum.ts';

interface SeriesHooks {
  readonly signal?: AbortSignal; // stops the series; finished games count
  readonly onPlayed?: (games: number) => void;
  readonly onSum?: (sum: Sum) => void; // the totals of each batch; in this thread they grow while it plays
  readonly onDecided?: BatchHooks['decided']; // if set, all games are played in this thread
}

/** Built to dist/. When running from source it does not exist, and games are played in this thread. */
export const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
const FEW = 20;

export const workersFor = (games: number): number => (games < FEW ? 1 : availableParallelism());

/** Plays a series here or in worker threads. Apart from timings, the result is the same. */
export async function playSeries(game: Game, series: Series, workers: number, watch: SeriesHooks = {}): Promise<Sum> {
  const batches = batchesOf(series);
  const threads = Math.min(workers, batches.length);
  const sums =
    threads > 1 && existsSync(WORKER) && !hasExternalBots(series) && !watch.onDecided
      ? await playOnThreads(series, batches, threads, watch)
      : await playHere(game, series, batches, watch);
  const whole = emptySum(series.bots.length);
  for (const sum of sums) mergeSum(whole, sum);
  return whole;
}

/** Programs run in the main thread, because a worker thread could not stop them on exit. */
const hasExternalBots = ({ bots, seats }: Series): boolean => [...bots, ...Object.values(seats)].some(isProgramName);

async function playHere(game: Game, series: Series, batches: readonly Batch[], watch: SeriesHooks): Promise<Sum[]> {
  const sums: Sum[] = [];
  let games = 0;
  const pulse: BatchHooks = {
    stopped: () => watch.signal?.aborted ?? false,
    played: () => watch.onPlayed?.(++games),
    yieldThread: () => new Promise<void>((wake) => setImmediate(wake)),
    ...(watch.onSum && { started: watch.onSum }),
    ...(watch.signal && { signal: watch.signal }),
    ...(watch.onDecided && { decided: watch.onDecided }),
  };
  for (const batch of batches) {
    if (pulse.stopped()) break;
    sums.push(await playBatch(game, series, batch, pulse));
  }
  return sums;
}

const POLL_MS = 100; // milliseconds

async function playOnThreads(
  series: Series,
  batches: readonly Batch[],
  threads: number,
  watch: SeriesHooks,
): Promise<Sum[]> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<BatchTask, Sum>({ filename: WORKER, minThreads: threads, maxThreads: threads });
  const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED_SLOTS).length));
  const stop = (): void => void Atomics.store(shared, SHARED_SLOTS.stop, 1);
  const look = setInterval(() => watch.onPlayed?.(Atomics.load(shared, SHARED_SLOTS.played)), POLL_MS);
  if (watch.signal?.aborted) stop();
  watch.signal?.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.all(
      batches.map(async (batch) => {
        const sum = await pool.run({ series, batch, shared });
        watch.onSum?.(sum);
        return sum;
      }),
    );
  } finally {
    clearInterval(look);
    watch.signal?.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
