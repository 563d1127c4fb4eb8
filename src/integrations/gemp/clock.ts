/** Time, injected so that tests need not wait. */
export interface Clock {
  now(): number; // milliseconds
  /** Resolves early, without an error, when stopped. */
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
