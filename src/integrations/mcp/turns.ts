/** Runs tasks one at a time, in the order requested. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {}); // the caller handles the error
    return done;
  }

  /** Resolves when no task is left, including those added meanwhile. */
  async rest(): Promise<void> {
    for (let before: unknown; before !== this.last; ) {
      before = this.last;
      await this.last;
    }
  }
}
