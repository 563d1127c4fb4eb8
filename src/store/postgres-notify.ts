import type { NodeMessage } from './cluster-store.ts';
import { payloadOf } from './postgres-listen.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { NOTIFY } from './postgres-write.ts';

const PAUSE = 250; // milliseconds between attempts

/**
 * Sends messages to the other nodes in order, and again if that fails: a lost one would leave them out of date, for
 * example about who is connected here.
 */
export class Notifier {
  readonly #pool: PostgresPool;
  readonly #node: string;
  readonly #waiting = new Map<string, { readonly payload: string }>(); // by what a newer one replaces
  #sending: Promise<void> | undefined;
  #closed = false;

  constructor(pool: PostgresPool, node: string) {
    this.#pool = pool;
    this.#node = node;
  }

  send(message: NodeMessage): void {
    const payload = payloadOf(this.#node, message);
    if (payload === '' || this.#closed) return;
    const key = message.what === 'here' ? `here ${message.match}` : message.what === 'restart' ? 'restart' : payload;
    this.#waiting.delete(key); // a newer message goes to the end
    this.#waiting.set(key, { payload });
    this.#sending ??= this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting];
      const payloads = batch.map(([, { payload }]) => payload);
      const sent = await this.#pool.queryAgain(NOTIFY, [payloads]).catch(() => undefined);
      // An equal message that came meanwhile stays: the other nodes may have read before what it is about.
      if (sent) for (const [key, one] of batch) if (this.#waiting.get(key) === one) this.#waiting.delete(key);
      if (!sent && this.#closed) break;
      if (!sent) await new Promise((then) => setTimeout(then, PAUSE).unref());
    }
    this.#sending = undefined; // in the same step as the last look at `#waiting`, so that no message is left behind
  }

  /** Sends what is waiting; gives up if the database cannot be reached. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#sending;
  }
}
