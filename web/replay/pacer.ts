const MOST = 12; // milliseconds of work at a time

/** Call it between the steps of a long computation: it returns to the browser when it has been busy for a while. */
export function pacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MOST) return;
    await new Promise((wake) => setTimeout(wake));
    since = performance.now();
  };
}
