import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { LIMIT } from '../../test/eventually.ts';
import type { Seat, Watcher } from '../kernel/ids.ts';
import type { NewMatchRequest, SeatPass } from '../wire/matches.ts';
import type { AskMessage, ServerMessage, TableInfo } from '../wire/messages.ts';
import { patched } from '../wire/patch.ts';
import type { ClientMessage } from '../wire/schemas.ts';
import { startWorkerPool } from './bots/worker-pool.ts';
import { LIMITS, type ServerOptions } from './options.ts';
import { type Parts, type RunningServer, startServer } from './server.ts';
import { Waiter } from './testing/wait-until.ts';

/** A seat token, or the token of a signed-in device. */
export type Access = string | { readonly session: string };

/** A server on a free port with its own folder. */
export interface Served {
  readonly server: RunningServer;
  readonly data: string;
  post<T>(
    path: string,
    body?: unknown,
    token?: Access,
    browser?: string,
  ): Promise<{ readonly status: number; readonly body: T }>;
  get<T>(path: string, token?: Access): Promise<{ readonly status: number; readonly body: T }>;
  create(wish: NewMatchRequest, browser?: string): Promise<SeatPass>;
  sit(code: string, token?: string, hello?: object): Promise<Client>;
  open(): Promise<Client>; // a socket without a hello
  close(): Promise<void>;
}

export const testOptions = (data: string, limits: Partial<ServerOptions['limits']> = {}): ServerOptions => ({
  port: 0,
  host: '127.0.0.1',
  data,
  log: 'silent',
  database: null,
  trustProxy: 0,
  origins: [],
  hosts: [],
  publicUrl: null,
  metricsToken: null,
  arena: 0,
  drain: 0,
  adminToken: null,
  retention: { pack: 0, remove: 0, abandoned: 0 },
  programs: new Map(),
  programLimits: { within: LIMIT, start: LIMIT },
  limits: {
    ...LIMITS,
    requestsPerMinute: 100_000,
    matchesPerMinute: 10_000,
    asksPerMinute: 10_000,
    signInsPerMinute: 10_000,
    identitiesPerDay: 10_000,
    matchesPerAddress: 10_000,
    botGamesPerAddress: 1_000,
    messagesPerSecond: 10_000,
    socketsPerSecond: 10_000,
    socketBurst: 10_000,
    burst: 10_000,
    bytesPerSecond: 1e9,
    byteBurst: 1e9,
    bytesPerSecondAndAddress: 1e9,
    byteBurstPerAddress: 1e9,
    ...limits,
  },
});

export async function serve(
  how: {
    readonly limits?: Partial<ServerOptions['limits']>;
    readonly parts?: Parts;
    readonly data?: string;
    readonly programs?: ServerOptions['programs'];
    readonly options?: Partial<ServerOptions>;
  } = {},
): Promise<Served> {
  const data = how.data ?? mkdtempSync(join(tmpdir(), 'umpire-test-'));
  const options = testOptions(data, how.limits);
  const merged = { ...options, programs: how.programs ?? options.programs, ...how.options };
  const bots = how.parts?.bots ?? startWorkerPool({ limits: merged.limits, within: LIMIT, askWithin: LIMIT });
  const server = await startServer(merged, { ...how.parts, bots });
  const base = `http://127.0.0.1:${server.port}`;
  const clients = new Set<Client>();
  const call = async <T>(method: string, path: string, body?: unknown, token?: Access, browser?: string) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
        ...(typeof token === 'object' && { 'x-umpire-session': token.session }),
        ...(browser !== undefined && { 'x-umpire-browser': browser }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T };
  };
  const open = async (): Promise<Client> => {
    const client = new Client(server.port);
    clients.add(client);
    await client.opened;
    return client;
  };
  const post = <T>(path: string, body: unknown = {}, token?: Access, browser?: string) =>
    call<T>('POST', path, body, token, browser);
  return {
    server,
    data,
    post,
    get: (path, token) => call('GET', path, undefined, token),
    async create(wish, browser) {
      const { status, body } = await post<SeatPass>('/api/matches', wish, undefined, browser);
      if (status >= 300) throw new Error(`not created: ${JSON.stringify(body)}`);
      return body;
    },
    open,
    async sit(code, token, hello = {}) {
      const client = await open();
      client.say({ type: 'hello', protocol: 1, match: code, ...(token !== undefined && { token }), ...hello });
      await client.until(() => client.welcomed || client.closed !== null);
      return client;
    },
    async close() {
      for (const client of clients) client.socket.terminate();
      await server.close();
      if (how.data === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A test client that follows a match the way the page does. */
export class Client {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly messages: ServerMessage[] = [];
  readonly bytes: string[] = []; // every frame as received
  readonly views = new Map<Watcher, object>();
  readonly asks = new Map<Seat, AskMessage>();
  table: TableInfo | null = null;
  eyes: readonly Watcher[] = [];
  seq = 0;
  welcomed = false;
  over = false;
  closed: number | null = null;
  private readonly waiting = new Waiter();
  private ids = 0;

  constructor(port: number, headers: Readonly<Record<string, string>> = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`, { headers });
    this.opened = new Promise((opened, failed) => {
      this.socket.on('open', () => opened());
      this.socket.on('error', failed);
    });
    this.opened.catch(() => {});
    this.socket.on('message', (data) => {
      const text = String(data);
      this.bytes.push(text);
      for (const message of JSON.parse(text) as ServerMessage[]) this.take(message);
      this.waiting.wake();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.waiting.wake();
    });
  }

  say(message: ClientMessage | object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends a command and waits for its answer. */
  async command(seat: Seat, command: { readonly type: string }, id = `c${this.ids++}`) {
    const from = this.messages.length;
    this.say({ type: 'command', id, seat, command });
    const found = () => this.messages.slice(from).find((message) => message.type === 'answer' && message.id === id);
    await this.until(() => found() !== undefined || this.closed !== null);
    const answer = found();
    if (answer?.type !== 'answer') throw new Error(`no answer; closed with ${this.closed}`);
    return answer;
  }

  until(isSo: () => boolean): Promise<void> {
    return this.waiting.until(isSo, LIMIT, () => this.messages.at(-1));
  }

  private take(message: ServerMessage): void {
    this.messages.push(message);
    switch (message.type) {
      case 'welcome':
        this.welcomed = true;
        this.table = message.table;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'view':
        this.seq = message.seq;
        this.eyes = message.eyes;
        for (const [watcher, view] of Object.entries(message.views)) this.views.set(watcher, view);
        break;
      case 'heard':
        this.seq = message.seq;
        for (const [watcher, patch] of Object.entries(message.see)) {
          const view = this.views.get(watcher);
          if (view) this.views.set(watcher, patched(view, patch));
        }
        break;
      case 'ask':
        this.asks.set(message.seat, message);
        break;
      case 'over':
        this.over = true;
        break;
      default:
    }
  }
}
