/** Runs at most `most` tasks at once; the others wait in order. */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let taken = 0; // running tasks
  return async (work) => {
    if (taken < most) taken++;
    else await new Promise<void>((then) => waiting.push(then));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else taken--;
    }
  };
}
