/** One thing after the other, in the order in which they were asked for. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {}); // whoever asked hears of it
    return done;
  }

  /** Nothing is left to do, not even what was asked for meanwhile. */
  async rest(): Promise<void> {
    for (let before: unknown; before !== this.last; ) {
      before = this.last;
      await this.last;
    }
  }
}
