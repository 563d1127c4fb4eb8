/** Clean-up to run before this process exits: programs to kill, folders to remove. */
const tidying = new Set<() => void>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `tidy` when the process exits, however it exits. Returns a function that cancels this. */
export function whenLeaving(tidy: () => void): () => void {
  if (tidying.size === 0) listen();
  tidying.add(tidy);
  return () => {
    if (tidying.delete(tidy) && tidying.size === 0) deafen();
  };
}

/** Latest first: a program is killed before its folder is removed. */
function tidyUp(): void {
  for (const tidy of [...tidying].reverse()) tidy();
  tidying.clear();
}

/** Runs before other signal handlers. If a command has its own handler, leave shutdown and clean-up to it. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  tidyUp();
  deafen();
  process.kill(process.pid, signal); // no handler is left, so the signal has its default effect
}

function listen(): void {
  process.on('exit', tidyUp);
  for (const signal of SIGNALS) process.prependListener(signal, onSignal);
}

function deafen(): void {
  process.off('exit', tidyUp);
  for (const signal of SIGNALS) process.off(signal, onSignal);
}
