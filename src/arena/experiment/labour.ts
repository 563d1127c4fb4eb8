import { hostname } from 'node:os';
import { threadId } from 'node:worker_threads';
import type { Game } from '../../kernel/game.ts';
import type { PairSummary } from '../../store/experiments.ts';
import { type PlayedPair, playPair } from './pair.ts';
import type { Plan } from './plan.ts';

/** Who plays the pairs of an experiment: this thread, several, or other machines. */
export interface Labour {
  readonly hands: number; // how many calls of `play` it can use at once
  readonly aim?: number; // milliseconds that one of them should take; short unless said
  /** Plays these pairs and tells of each when it is finished; comes back after the last, or soon after the signal. */
  play(pairs: readonly number[], onPair: OnPair, signal: AbortSignal): Promise<void>;
}

/** Once it comes back, the pair is recorded; those whom others have recorded come as they stand there. */
export type OnPair = (pair: PlayedPair | PairSummary) => Promise<void>;

/** Host and thread. */
export const workerName = (): string => `${hostname()}/${threadId}`;

/** In this thread, one pair after the other; where programs think, several calls go on side by side. */
export function labourHere(game: Game, plan: Plan, hands = 1): Labour {
  return {
    hands,
    async play(pairs, onPair, signal) {
      const pulse = { stopped: () => signal.aborted, rest: () => new Promise<void>(setImmediate), signal };
      for (const n of pairs) {
        const pair = signal.aborted ? undefined : await playPair(game, plan, n, workerName(), pulse);
        if (!pair) return;
        await onPair(pair);
      }
    },
  };
}
