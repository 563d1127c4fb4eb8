import { hostname } from 'node:os';
import { threadId } from 'node:worker_threads';
import type { Game } from '../../kernel/game.ts';
import type { PairSummary } from '../../store/experiments.ts';
import { type PairHooks, type PlayedPair, playPair } from './pair.ts';
import type { Plan } from './plan.ts';

/** Plays the pairs of an experiment: in this thread, in several, or on other machines. */
export interface PairExecutor {
  readonly concurrency: number; // number of concurrent `play` calls
  readonly targetMs?: number; // how long one call should take, in milliseconds; short by default
  /** Plays these pairs and reports each one when it is finished. Returns after the last, or soon after an abort. */
  play(pairs: readonly number[], onPair: OnPair, signal: AbortSignal): Promise<void>;
}

/** Resolves once the pair is recorded. Pairs recorded elsewhere arrive as stored. */
export type OnPair = (pair: PlayedPair | PairSummary) => Promise<void>;

/** Host and thread. */
export const workerName = (): string => `${hostname()}/${threadId}`;

/** Plays in this thread, one pair after the other. Calls that wait for programs overlap. */
export function localExecutor(game: Game, plan: Plan, concurrency = 1): PairExecutor {
  return {
    concurrency,
    async play(pairs, onPair, signal) {
      const pulse: PairHooks = {
        stopped: () => signal.aborted,
        yieldThread: () => new Promise<void>(setImmediate),
        signal,
      };
      for (const n of pairs) {
        const pair = signal.aborted ? undefined : await playPair(game, plan, n, workerName(), pulse);
        if (!pair) return;
        await onPair(pair);
      }
    },
  };
}

/** Runs this many workers at once. If one fails, stops the others, waits for them and rethrows. */
export async function runConcurrently(concurrency: number, lane: () => Promise<void>, stop: () => void): Promise<void> {
  const lanes = Array.from({ length: concurrency }, lane);
  try {
    await Promise.all(lanes);
  } catch (failure) {
    stop();
    await Promise.allSettled(lanes);
    throw failure;
  }
}
