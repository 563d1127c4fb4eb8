import { catalog } from '../games/catalog.ts';
import { never } from '../kernel/never.ts';
import { playBatch, SHARED, type Task } from './series.ts';
import type { Sum } from './sum.ts';

/** Runs in a thread of its own; dist/worker.js is this file. */
export default function work({ series, batch, shared }: Task): Promise<Sum> {
  const game = catalog[series.game] ?? never(`a worker has no game ${series.game}`);
  return playBatch(game, series, batch, {
    stopped: () => Atomics.load(shared, SHARED.stop) !== 0,
    played: () => void Atomics.add(shared, SHARED.played, 1),
  });
}
