const EXITS = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXITS;
const SIGNALS = Object.keys(EXITS) as readonly Signal[];

/** Until it is done, the first Ctrl-C or SIGTERM lets the work stop where it can; a second one ends it at once. */
export function halting(): { readonly signal: AbortSignal; done(): void } {
  const halt = new AbortController();
  const done = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  const stop = (): void => {
    done();
    halt.abort();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return { signal: halt.signal, done };
}

/** The same for a service: as the first process of a container it would not hear the second, if nobody listened. */
export function toldToLeave(): AbortSignal {
  const leave = new AbortController();
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (leave.signal.aborted) process.exit(EXITS[signal]);
      leave.abort();
    });
  return leave.signal;
}
