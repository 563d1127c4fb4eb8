/** A status line in a terminal, rewritten in place; prints nothing when the output is piped. */
export interface Live {
  say(line: () => string): void;
  done(): void;
}

const EVERY = 200; // milliseconds

export function liveLine(): Live {
  const { stderr } = process;
  if (!stderr.isTTY) return { say: () => {}, done: () => {} };
  let last = 0;
  let isShown = false;
  return {
    say(line) {
      if (performance.now() - last < EVERY) return;
      last = performance.now();
      isShown = true;
      stderr.write(`\r\x1b[2K${line().slice(0, Math.max(20, (stderr.columns ?? 80) - 1))}`);
    },
    done() {
      if (isShown) stderr.write('\r\x1b[2K');
    },
  };
}

/** `12m 5s` */
function spanOf(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole >= 3600) return `${Math.floor(whole / 3600)}h ${Math.floor((whole % 3600) / 60)}m`;
  return whole >= 60 ? `${Math.floor(whole / 60)}m ${whole % 60}s` : `${whole}s`;
}

/** `340/1000 pairs, 12.3 a second, 54s left` */
export function paceOf(done: number, of: number, before: number, begun: number): string {
  const seconds = (performance.now() - begun) / 1000;
  const each = (done - before) / Math.max(0.001, seconds);
  const left = each > 0 ? `, ${spanOf((of - done) / each)} left` : '';
  return `${done}/${of} pairs, ${each.toFixed(1)} a second${left}`;
}
