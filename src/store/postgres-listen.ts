import type pg from 'pg';
import type { NodeMessage } from './cluster-store.ts';
import { newClient, timed } from './postgres-pool.ts';

/** Notification channel of the nodes. */
export const CHANNEL = 'umpire';
const MOST = 7900; // bytes per notification: PostgreSQL's limit is 8000
const PAUSES = { first: 50, most: 2000 }; // milliseconds between reconnection attempts
const PULSE = 5000; // milliseconds between connection checks

type OnMessage = (news: NodeMessage, node: string) => void;

/** The notification payload; '' = too long, not sent. */
export function payloadOf(node: string, news: NodeMessage): string {
  const text = JSON.stringify([node, news]);
  return Buffer.byteLength(text) > MOST ? '' : text;
}

function messageIn(payload: string): readonly [node: string, news: NodeMessage] | undefined {
  try {
    const [node, news] = JSON.parse(payload);
    return typeof node === 'string' && typeof news?.what === 'string' ? [node, news] : undefined;
  } catch {
    return undefined; // from another program on a channel of the same name
  }
}

/**
 * Listens on a dedicated connection and reconnects when it is lost. Calls `onGap` whenever it starts listening, because
 * earlier notifications may have been missed.
 */
export class Listener {
  readonly #url: string;
  readonly #node: string;
  readonly #hear: OnMessage;
  readonly #onGap: () => void;
  #client: pg.Client | undefined;
  #pause = PAUSES.first;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, node: string, hear: OnMessage, onGap: () => void) {
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
      const [node, news] = messageIn(payload) ?? [];
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

  /** Detects a connection that died silently: it does not answer. */
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

  /** Runs once per lost connection. */
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

/** Closes the socket without the closing handshake, which a dead connection would never finish. */
function drop(client: pg.Client): void {
  (client as pg.Client & { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy();
}
