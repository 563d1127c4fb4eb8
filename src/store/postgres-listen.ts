import type pg from 'pg';
import type { News } from './cluster-store.ts';
import { newClient, timed } from './postgres-pool.ts';

/** The channel on which nodes hear of each other. */
export const CHANNEL = 'umpire';
const MOST = 7900; // bytes of a notification: PostgreSQL takes no more than 8000
const PAUSES = { first: 50, most: 2000 }; // milliseconds between attempts to listen again
const PULSE = 5000; // milliseconds between looks whether the connection is alive

type Hear = (news: News, node: string) => void;

/** As it goes over the channel; '' = it does not fit, and is not told. */
export function ringOf(node: string, news: News): string {
  const text = JSON.stringify([node, news]);
  return Buffer.byteLength(text) > MOST ? '' : text;
}

function heardIn(payload: string): readonly [node: string, news: News] | undefined {
  try {
    const [node, news] = JSON.parse(payload);
    return typeof node === 'string' && typeof news?.what === 'string' ? [node, news] : undefined;
  } catch {
    return undefined; // somebody else's, on a channel of the same name
  }
}

/**
 * Listens on a connection of its own, and opens another when that is lost. Whenever it has begun to listen, `onGap` is
 * called: what was rung before may have been missed.
 */
export class Ear {
  readonly #url: string;
  readonly #node: string;
  readonly #hear: Hear;
  readonly #onGap: () => void;
  #client: pg.Client | undefined;
  #pause = PAUSES.first;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, node: string, hear: Hear, onGap: () => void) {
    this.#url = url;
    this.#node = node;
    this.#hear = hear;
    this.#onGap = onGap;
    void this.#listen();
  }

  async #listen(): Promise<void> {
    const client = newClient(this.#url);
    this.#client = client;
    const lost = (): void => this.#again(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const [node, news] = heardIn(payload) ?? [];
      if (news && node !== undefined && node !== this.#node && !this.#closed) this.#hear(news, node);
    });
    try {
      await client.connect();
      await client.query(timed(`listen ${CHANNEL}`, [], PULSE));
    } catch {
      return lost();
    }
    if (this.#closed || this.#client !== client) return;
    this.#pause = PAUSES.first;
    this.#onGap();
    this.#watch(client);
  }

  /** A connection may die without a word: then it does not answer either. */
  #watch(client: pg.Client): void {
    this.#timer = setTimeout(async () => {
      const dead = setTimeout(() => this.#again(client), PULSE);
      const alive = await client.query('select 1').catch(() => undefined);
      clearTimeout(dead);
      if (this.#closed || this.#client !== client) return;
      if (alive) this.#watch(client);
      else this.#again(client);
    }, PULSE);
    this.#timer.unref();
  }

  /** Once for each connection that is lost. */
  #again(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    drop(client);
    this.#timer = setTimeout(() => void this.#listen(), this.#pause);
    this.#timer.unref();
    this.#pause = Math.min(this.#pause * 2, PAUSES.most);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }
}

/** Without waiting for a goodbye, which a dead connection would not say. */
function drop(client: pg.Client): void {
  (client as pg.Client & { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy();
}
