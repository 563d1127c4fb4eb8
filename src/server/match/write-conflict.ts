/** Another node wrote first, so nothing was written. Catch it, read the current state and try again. */
export class WriteConflict extends Error {
  constructor() {
    super('the place is taken');
    this.name = 'Taken';
  }
}

const TRIES = 8;
const PAUSE = 20; // milliseconds, longer with every attempt, so that the other node can finish

/** Retries after a conflict with another node; `work` must read the current state each time. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WriteConflict) || tries === TRIES) throw error;
      await new Promise((then) => setTimeout(then, tries * PAUSE * Math.random()));
    }
  }
}
