/** Waits this long, or until aborted. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((then) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      then();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
