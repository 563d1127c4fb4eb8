import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isProgramName } from '../integrations/list.ts';
import type { Game } from '../kernel/game.ts';
import { type Batch, batchesOf, type Pulse, playBatch, type Series, SHARED, type Task } from './series.ts';
import { emptySum, mergeSum, type Sum } from './sum.ts';

export interface Watch {
  readonly signal?: AbortSignal; // stops the series; what is finished counts
  readonly onPlayed?: (games: number) => void;
  readonly onDecided?: Pulse['decided']; // where somebody listens, all games are played here, one after the other
}

/** Beside us in dist/; from the sources there is none, and the games are played here. */
export const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
const FEW = 20;

export const workersFor = (games: number): number => (games < FEW ? 1 : availableParallelism());

/** Plays a series here or on several threads. The sum is the same, timings aside. */
export async function playSeries(game: Game, series: Series, workers: number, watch: Watch = {}): Promise<Sum> {
  const batches = batchesOf(series);
  const threads = Math.min(workers, batches.length);
  const sums =
    threads > 1 && existsSync(WORKER) && !hasVisitors(series) && !watch.onDecided
      ? await onThreads(series, batches, threads, watch)
      : await here(game, series, batches, watch);
  const whole = emptySum(series.bots.length);
  for (const sum of sums) mergeSum(whole, sum);
  return whole;
}

/** Programs are run from here: a thread could not end them when we are told to leave. */
const hasVisitors = ({ bots, seats }: Series): boolean => [...bots, ...Object.values(seats)].some(isProgramName);

async function here(game: Game, series: Series, batches: readonly Batch[], watch: Watch): Promise<Sum[]> {
  const sums: Sum[] = [];
  let games = 0;
  const pulse = {
    stopped: () => watch.signal?.aborted ?? false,
    played: () => watch.onPlayed?.(++games),
    rest: () => new Promise<void>((wake) => setImmediate(wake)),
    ...(watch.signal && { signal: watch.signal }),
    ...(watch.onDecided && { decided: watch.onDecided }),
  };
  for (const batch of batches) {
    if (pulse.stopped()) break;
    sums.push(await playBatch(game, series, batch, pulse));
  }
  return sums;
}

const LOOKS_AFTER = 100; // milliseconds

async function onThreads(series: Series, batches: readonly Batch[], threads: number, watch: Watch): Promise<Sum[]> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Task, Sum>({ filename: WORKER, minThreads: threads, maxThreads: threads });
  const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED).length));
  const stop = (): void => void Atomics.store(shared, SHARED.stop, 1);
  const look = setInterval(() => watch.onPlayed?.(Atomics.load(shared, SHARED.played)), LOOKS_AFTER);
  if (watch.signal?.aborted) stop();
  watch.signal?.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.all(batches.map((batch) => pool.run({ series, batch, shared })));
  } finally {
    clearInterval(look);
    watch.signal?.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
