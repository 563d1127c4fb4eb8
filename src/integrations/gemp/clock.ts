/** Time, handed in: tests have one that does not wait. */
export interface Clock {
  now(): number; // milliseconds
  /** Ends early, without a fault, when it is told to stop. */
  sleep(milliseconds: number, stop?: AbortSignal): Promise<void>;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, stop) =>
    new Promise((done) => {
      if (stop?.aborted) {
        done();
        return;
      }
      const end = (): void => {
        clearTimeout(timer);
        stop?.removeEventListener('abort', end);
        done();
      };
      const timer = setTimeout(end, milliseconds);
      stop?.addEventListener('abort', end, { once: true });
    }),
};
