const EXITS = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXITS;
const SIGNALS = Object.keys(EXITS) as readonly Signal[];

/** Milliseconds between the first Ctrl-C or SIGTERM and the forced end of a command. */
const GRACE = 1_000;

/**
 * Stops the work at the first Ctrl-C or SIGTERM. A second one, or one second, ends the process; after the second,
 * `beforeExit` can still print something.
 */
export function stopSignal(beforeExit: () => void = () => {}): { readonly signal: AbortSignal; done(): void } {
  const controller = new AbortController();
  let forced: NodeJS.Timeout | undefined;
  const unlisten = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  const stop = (signal: Signal): void => {
    unlisten();
    controller.abort();
    forced = exitAfter(GRACE, EXITS[signal], beforeExit);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return {
    signal: controller.signal,
    done() {
      unlisten();
      clearTimeout(forced);
    },
  };
}

/** The same for a service. It keeps listening, because as PID 1 of a container it would otherwise ignore a second signal. */
export function serviceStopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(EXITS[signal]);
      controller.abort();
    });
  return controller.signal;
}

/** Ends the process after a while, even if something still runs; does not keep it alive for that. */
export const exitAfter = (ms: number, code?: number, before: () => void = () => {}): NodeJS.Timeout =>
  setTimeout(() => {
    before();
    process.exit(code);
  }, ms).unref();
