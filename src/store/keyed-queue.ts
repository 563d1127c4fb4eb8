/** Runs tasks of the same key one at a time, in order; tasks of different keys run in parallel. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const turn = before ? before.then(work, work) : work();
    this.#last.set(key, turn);
    const leave = (): void => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }

  /** Resolves when all tasks queued so far are done, for one key or for all. */
  async idle(key?: string): Promise<void> {
    if (key === undefined) await Promise.allSettled(this.#last.values());
    else await this.#last.get(key)?.catch(() => {});
  }
}
