import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { never } from '../kernel/never.ts';
import { workerName } from './experiment/labour.ts';
import { type PlayedPair, playPair } from './experiment/pair.ts';
import type { PairsTask } from './experiment/threads.ts';
import { playBatch, SHARED, type Task } from './series.ts';
import type { Sum } from './sum.ts';

/** Runs in a thread of its own; dist/worker.js is this file. It plays a part of a series, or pairs of an experiment. */
export default function work(task: Task | PairsTask): Promise<Sum | PlayedPair[]> {
  return 'plan' in task ? workOnPairs(task) : workOnBatch(task);
}

function workOnBatch({ series, batch, shared }: Task): Promise<Sum> {
  return playBatch(gameOf(series.game), series, batch, {
    stopped: () => isStopped(shared),
    played: () => void Atomics.add(shared, SHARED.played, 1),
  });
}

/** Stopped, it gives the pairs that were finished. */
async function workOnPairs({ plan, pairs, shared }: PairsTask): Promise<PlayedPair[]> {
  const done: PlayedPair[] = [];
  for (const n of pairs) {
    const pair = await playPair(gameOf(plan.game), plan, n, workerName(), { stopped: () => isStopped(shared) });
    if (!pair) break;
    done.push(pair);
  }
  return done;
}

const isStopped = (shared: Int32Array): boolean => Atomics.load(shared, SHARED.stop) !== 0;

const gameOf = (id: string): Game => catalog[id] ?? never(`a worker has no game ${id}`);
