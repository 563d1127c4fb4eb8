const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Until it is done, the first Ctrl-C or SIGTERM lets the work stop where it can; a second one ends it at once. */
export function halting(): { readonly signal: AbortSignal; done(): void } {
  const halt = new AbortController();
  const stop = (): void => halt.abort();
  for (const signal of SIGNALS) process.once(signal, stop);
  return {
    signal: halt.signal,
    done: () => {
      for (const signal of SIGNALS) process.off(signal, stop);
    },
  };
}
