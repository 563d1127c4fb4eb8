import type { SingleBar } from 'cli-progress';

export interface Progress {
  at(done: number): void;
  done(): void;
}

const PATIENCE = 1000; // milliseconds before a bar appears
const QUIET: Progress = { at: () => {}, done: () => {} };

/** A progress bar in a terminal for tasks longer than a second; without `total` it only counts. */
export async function progress(what: string, total?: number): Promise<Progress> {
  if (!process.stderr.isTTY) return QUIET;
  const { SingleBar, Presets } = await import('cli-progress');
  const begun = performance.now();
  let bar: SingleBar | undefined;
  return {
    at(done) {
      if (!bar && performance.now() - begun < PATIENCE) return;
      if (!bar) {
        const format = total === undefined ? `${what} {value}` : `${what} {bar} {value}/{total}  {eta_formatted} left`;
        const look = { format, stream: process.stderr, clearOnComplete: true, gracefulExit: false }; // the command handles Ctrl-C
        bar = new SingleBar(look, Presets.rect);
        bar.start(total ?? Number.MAX_SAFE_INTEGER, done);
      }
      bar.update(done);
    },
    done: () => bar?.stop(),
  };
}
