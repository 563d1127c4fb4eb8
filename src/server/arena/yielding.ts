const AT_ONCE = 8; // milliseconds

/** For work that nobody at a table may wait for: called after each bit, it lets others have the thread now and then. */
export function pausing(): () => Promise<void> | undefined {
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
