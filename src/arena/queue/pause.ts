/** Waits so long, or until it is told to stop. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((then) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      then();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
