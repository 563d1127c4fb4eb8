import { useEffect, useState } from 'preact/hooks';

/** Something that takes a moment to work out. */
export interface Job<T> {
  readonly key: string;
  work(): T;
}

const SLICE = 12; // milliseconds: far less than a frame that anybody would notice

/** Does as many as fit into a slice of time, one at least; the keys that are left. */
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

/** Works things out a few at a time between frames: what is ready can be read, the rest comes. */
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
