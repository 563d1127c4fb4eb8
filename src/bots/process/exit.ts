/** Work that must be done before this process is gone: programs to end, folders to remove. */
const tidying = new Set<() => void>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Has `tidy` done if the process leaves, however it does; what is given back takes it off the list again. */
export function whenLeaving(tidy: () => void): () => void {
  if (tidying.size === 0) listen();
  tidying.add(tidy);
  return () => {
    if (tidying.delete(tidy) && tidying.size === 0) deafen();
  };
}

/** The latest first: a program is ended before its folder is removed. */
function tidyUp(): void {
  for (const tidy of [...tidying].reverse()) tidy();
  tidying.clear();
}

/** Comes first, so that it sees who else listens: a verb that stops by itself is let do so, and leaves a clean house. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  tidyUp();
  deafen();
  process.kill(process.pid, signal); // nobody listens any more: the signal does what it always does
}

function listen(): void {
  process.on('exit', tidyUp);
  for (const signal of SIGNALS) process.prependListener(signal, onSignal);
}

function deafen(): void {
  process.off('exit', tidyUp);
  for (const signal of SIGNALS) process.off(signal, onSignal);
}
