import type { Fact } from '../kernel/fact.ts';
import { StoreFailure } from './failure.ts';

/** Calls of a store: what goes wrong in one is told as a fact, and closing waits for those under way. */
export class Calls {
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

  /** Once, however often it is asked for. */
  close(shut: () => Promise<void>): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#underWay).then(shut);
    return this.#closing;
  }
}
