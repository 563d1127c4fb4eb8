const QUICK = 0.05; // milliseconds
const WARM_UP = 200; // timed decisions before any is skipped
const EVERY = 13; // prime, so that no seat of a regular turn order is always skipped

/**
 * A clock for the runner, which reads it before and after each decision. Reading it can cost more than a quick decision,
 * so once decisions turn out to be quick only every 13th is timed: undefined = not this one.
 */
export function decisionClock(read = () => performance.now()): () => number | undefined {
  let start: number | undefined;
  let skip = 0;
  let timed = 0;
  let sum = 0;
  return () => {
    if (start === undefined) {
      if (skip-- > 0) return undefined;
      start = read();
      return start;
    }
    const end = read();
    sum += end - start;
    start = undefined;
    skip = ++timed >= WARM_UP && sum < QUICK * timed ? EVERY - 1 : 0;
    return end;
  };
}
