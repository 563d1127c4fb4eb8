/** Lets so many run at once; who comes later waits for one to end, and takes its place. */
export function lane(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let taken = 0; // places
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
