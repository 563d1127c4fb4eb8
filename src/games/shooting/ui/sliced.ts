import { useEffect, useState } from 'preact/hooks';

/** A computation that takes a moment. */
export interface Job<T> {
  readonly key: string;
  work(): T;
}

const SLICE = 12; // milliseconds: short enough not to drop a frame

/** Runs as many jobs as fit into a time slice, at least one; returns how many remain. */
export function workOff<T>(jobs: readonly Job<T>[], into: Map<string, T>, now = () => performance.now()): number {
  const end = now() + SLICE;
  let done = 0;
  for (const { key, work } of jobs) {
    if (done > 0 && now() >= end) break;
    if (!into.has(key)) into.set(key, work());
    done += 1;
  }
  return jobs.length - done;
}

/** Runs jobs a few at a time between frames. Finished results are available while the rest is still running. */
export function useSliced<T>(into: Map<string, T>, jobs: readonly Job<T>[]): ReadonlyMap<string, T> {
  const [, redraw] = useState(0);
  const open = jobs.filter(({ key }) => !into.has(key));
  useEffect(() => {
    if (open.length === 0) return;
    const timer = setTimeout(() => {
      workOff(open, into);
      redraw((n) => n + 1);
    });
    return () => clearTimeout(timer);
  });
  return into;
}
