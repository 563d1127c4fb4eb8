import type { Fact } from '../kernel/fact.ts';
import { StoreFailure } from './failure.ts';

/** Tracks pending calls: errors become facts, and closing waits for calls in progress. */
export class PendingCalls {
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #closed: Fact;
  readonly #factOf: (error: unknown) => Fact;
  #closing: Promise<void> | undefined;

  constructor(factOf: (error: unknown) => Fact, closed: Fact) {
    this.#factOf = factOf;
    this.#closed = closed;
  }

  async make<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing) throw new StoreFailure(this.#closed);
    const call = work();
    this.#underWay.add(call);
    try {
      return await call;
    } catch (error) {
      throw error instanceof StoreFailure ? error : new StoreFailure(this.#factOf(error));
    } finally {
      this.#underWay.delete(call);
    }
  }

  /** Closes once, however often it is called. */
  close(shut: () => Promise<void>): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#underWay).then(shut);
    return this.#closing;
  }
}
