import { FairQueue, type JobOwner } from './fair-queue.ts';

/** Runs at most `most` tasks at once; the others wait in a fair queue. */
export function limitConcurrency(most: number): <T>(owner: JobOwner, work: () => Promise<T>) => Promise<T> {
  const waiting = new FairQueue<() => void>();
  let taken = 0; // running tasks
  return async (owner, work) => {
    if (taken < most) {
      taken++;
      waiting.add(() => {}, owner); // the queue charges only tasks that went through it
      waiting.take();
    } else await new Promise<void>((then) => waiting.add(then, owner));
    const started = performance.now();
    try {
      return await work();
    } finally {
      waiting.charge(owner.address, performance.now() - started);
      const next = waiting.take();
      if (next) next();
      else taken--;
    }
  };
}
