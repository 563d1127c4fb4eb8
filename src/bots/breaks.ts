const LONGEST = 10; // milliseconds of uninterrupted work

/** Pauses in long work, so that other tasks on this thread get a turn. */
export interface Breaks {
  isDue(): boolean;
  take(): Promise<void>;
}

export function breaks(): Breaks {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= LONGEST,
    async take() {
      await new Promise((then) => setImmediate(then));
      since = performance.now();
    },
  };
}
