const AT_ONCE = 8; // milliseconds

/** Lets long work share the main thread: call the returned function after each step; it yields to the event loop every few milliseconds. */
export function yielder(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_ONCE) return undefined;
    return new Promise((on) =>
      setImmediate(() => {
        since = performance.now();
        on();
      }),
    );
  };
}
