const LONGEST = 10; // milliseconds of work in one piece

/** Breaks in long work, in which whatever else waits for this thread has its turn. */
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
