/** Work of one key is done in the order of asking, one after another; work of different keys at the same time. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const turn = before ? before.then(work, work) : work();
    this.#last.set(key, turn);
    const leave = (): void => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }

  /** When everything that was asked for by now is done, of one key or of all. */
  async past(key?: string): Promise<void> {
    if (key === undefined) await Promise.allSettled(this.#last.values());
    else await this.#last.get(key)?.catch(() => {});
  }
}
