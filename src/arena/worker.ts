import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { never } from '../kernel/never.ts';
import { workerName } from './experiment/executor.ts';
import { type PlayedPair, playPair } from './experiment/pair.ts';
import type { PairsTask } from './experiment/pair-threads.ts';
import { type BatchTask, playBatch, SHARED_SLOTS } from './series.ts';
import type { Sum } from './sum.ts';

/** Entry point of a worker thread (dist/worker.js). Plays a batch of a series, or pairs of an experiment. */
export default function work(task: BatchTask | PairsTask): Promise<Sum | PlayedPair[]> {
  return 'plan' in task ? workOnPairs(task) : workOnBatch(task);
}

function workOnBatch({ series, batch, shared }: BatchTask): Promise<Sum> {
  return playBatch(gameOf(series.game), series, batch, {
    stopped: () => isStopped(shared),
    played: () => void Atomics.add(shared, SHARED_SLOTS.played, 1),
  });
}

/** If stopped, returns the finished pairs. */
async function workOnPairs({ plan, pairs, shared }: PairsTask): Promise<PlayedPair[]> {
  const done: PlayedPair[] = [];
  for (const n of pairs) {
    const pair = await playPair(gameOf(plan.game), plan, n, workerName(), { stopped: () => isStopped(shared) });
    if (!pair) break;
    done.push(pair);
  }
  return done;
}

const isStopped = (shared: Int32Array): boolean => Atomics.load(shared, SHARED_SLOTS.stop) !== 0;

const gameOf = (id: string): Game => catalog[id] ?? never(`a worker has no game ${id}`);
