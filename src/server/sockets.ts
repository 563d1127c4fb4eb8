import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Compile } from 'typebox/compile';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import { BEAT, CLOSED, PROTOCOL } from '../wire/messages.ts';
import { type ClientMessage, ClientMessage as ClientSchema, type Hello } from '../wire/schemas.ts';
import { addressOf } from './address.ts';
import { Bucket } from './bucket.ts';
import { LINE_PATH } from './line/join.ts';
import { LineSocket } from './line/socket.ts';
import { errorFacts } from './log.ts';
import type { Connection, Member } from './member.ts';
import type { ServerOptions } from './options.ts';
import type { Service } from './service.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { sayServer } from './words.ts';

export const PLAY_PATH = '/api/play';
const check = Compile(ClientSchema);

/** Sockets: who may open one, what may be said on it, and when it is cut. */
export class Sockets {
  private readonly service: Service;
  private readonly tables: Tables;
  private readonly options: ServerOptions;
  private readonly server: WebSocketServer;
  private readonly lines = new Set<Line | LineSocket>();
  private readonly byAddress = new Map<string, number>();
  private readonly buckets = new Map<string, Bucket>();
  private readonly beating: NodeJS.Timeout;

  constructor(service: Service, tables: Tables, options: ServerOptions) {
    this.service = service;
    this.tables = tables;
    this.options = options;
    const { frame } = options.limits;
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: frame,
      perMessageDeflate: false,
      clientTracking: false,
    });
    this.beating = setInterval(() => this.beat(), BEAT);
    this.beating.unref();
  }

  get size(): number {
    return this.lines.size;
  }

  listenOn(http: Server): void {
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  close(): void {
    clearInterval(this.beating);
    for (const line of this.lines) line.close(CLOSED.stopping, 'the server stops');
    for (const line of this.lines) line.socket.terminate();
    this.server.close();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const { limits, trustProxy } = this.options;
    const [path] = (request.url ?? '').split('?');
    if (path !== PLAY_PATH && path !== LINE_PATH) return deny(socket, 404);
    if (!this.isWelcome(request)) return deny(socket, 403);
    const address = addressOf(request, trustProxy);
    const open = this.byAddress.get(address) ?? 0;
    const crowded = this.lines.size >= limits.openSockets || open >= limits.socketsPerAddress;
    if (crowded || !this.mayOpen(address)) return deny(socket, 429);
    this.byAddress.set(address, open + 1);
    socket.on('close', () => {
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
    });
    const Spoken = path === LINE_PATH ? LineSocket : Line;
    this.server.handleUpgrade(request, socket, head, (ws) =>
      this.lines.add(new Spoken(ws, this.service, this.tables, this.options, (line) => this.lines.delete(line))),
    );
  }

  /** Greeting somebody means telling them all they have missed, so nobody may come too often. */
  private mayOpen(address: string): boolean {
    const { socketsPerSecond, socketBurst } = this.options.limits;
    const bucket = this.buckets.get(address) ?? new Bucket(socketsPerSecond, socketBurst, this.service.now());
    this.buckets.set(address, bucket);
    return bucket.take(this.service.now()) >= 0;
  }

  /** A page may open a socket to the server it came from; programs send no origin. */
  private isWelcome({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    return origin === `http://${host}` || origin === `https://${host}` || this.options.origins.includes(origin);
  }

  private beat(): void {
    for (const line of this.lines) line.beat();
    const now = this.service.now();
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
  }
}

function deny(socket: Duplex, status: 403 | 404 | 429): void {
  const reason = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests' }[status];
  socket.once('finish', () => socket.destroy()); // one that is never closed from the other side counts nowhere
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** One socket, from its hello to its end. */
class Line implements Connection {
  readonly socket: WebSocket;
  language: Language = 'en';
  options = true;
  private readonly service: Service;
  private readonly tables: Tables;
  private readonly limits: ServerOptions['limits'];
  private readonly hurry: NodeJS.Timeout;
  private state: 'new' | 'greeting' | 'seated' = 'new';
  private table: Table | null = null;
  private member: Member | null = null;
  private alive = true;
  private readonly bucket: Bucket; // limits what is said
  private largest = 0; // frame under way: one who joins late is sent much at once, and is not slow for that
  private warned = false; // that they say too much

  constructor(
    socket: WebSocket,
    service: Service,
    tables: Tables,
    { limits }: ServerOptions,
    onEnd: (line: Line) => void,
  ) {
    this.socket = socket;
    this.service = service;
    this.tables = tables;
    this.limits = limits;
    this.bucket = new Bucket(limits.messagesPerSecond, limits.burst, service.now());
    this.hurry = setTimeout(() => this.cut('bad-hello', { code: 'no-hello' }), limits.helloWithin);
    socket.on('message', (data, binary) => this.hear(binary ? null : String(data)));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('error', () => {}); // too large a frame, a broken one: ws closes by itself
    socket.on('close', () => {
      clearTimeout(this.hurry);
      onEnd(this);
      if (this.member) this.table?.detach(this.member);
    });
  }

  send(messages: readonly string[]): void {
    const { socket } = this;
    if (messages.length === 0 || socket.readyState !== socket.OPEN) return;
    const unread = socket.bufferedAmount;
    if (unread === 0) this.largest = 0;
    if (unread > this.limits.buffered + this.largest) {
      socket.close(CLOSED['too-slow'], 'too slow');
      socket.terminate();
      return;
    }
    const frame = `[${messages.join(',')}]`;
    this.largest = Math.max(this.largest, frame.length);
    socket.send(frame);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
    this.send([JSON.stringify({ type: 'beat', now: this.service.now() })]);
  }

  private hear(text: string | null): void {
    if (this.socket.readyState !== this.socket.OPEN || !this.mayGoOn()) return; // what comes after the cut is not heard
    const message = text === null ? undefined : read(text);
    if (!message) {
      if (this.state === 'new') return this.cut('bad-hello', { code: 'bad-hello' });
      return this.fault({ code: 'bad-message', problem: problemIn(text) });
    }
    if (message.type === 'hello') return this.greet(message);
    if (this.state === 'new') return this.cut('bad-hello', { code: 'bad-hello' });
    if (!this.table || !this.member) return this.fault({ code: 'not-seated' });
    const { table, member } = this;
    table.guarded(() => (message.type === 'command' ? table.command(member, message) : table.chat(member, message)));
  }

  private greet(hello: Hello): void {
    if (this.state !== 'new') return this.fault({ code: 'hello-twice' });
    if (hello.protocol !== PROTOCOL) return this.cut('bad-hello', { code: 'other-protocol', protocol: PROTOCOL });
    this.state = 'greeting';
    clearTimeout(this.hurry);
    this.language = hello.language ?? 'en';
    this.options = hello.options ?? true;
    this.tables
      .get(hello.match)
      .then((table) => this.sit(table, hello))
      .catch((error: unknown) => {
        this.service.log.error(errorFacts(error), 'somebody could not be greeted');
        this.cut('stopping', { code: 'broken' });
      });
  }

  private sit(table: Table | undefined, hello: Hello): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!table) return this.cut('no-such-match', this.tables.whyNot(hello.match));
    const person = hello.token === undefined ? null : table.personWith(hello.token);
    if (person === undefined) return this.cut('wrong-token', { code: 'wrong-token' });
    this.table = table;
    this.state = 'seated';
    this.member = table.attach(this, person, hello);
  }

  /** Whoever says too much is told once, and cut off if that does not help. */
  private mayGoOn(): boolean {
    const { messagesPerSecond, burst } = this.limits;
    const left = this.bucket.take(this.service.now());
    if (left >= 0) {
      this.warned = false;
      return true;
    }
    if (left < -burst) this.cut('flood', { code: 'flood' });
    else if (!this.warned) this.fault({ code: 'slow-down', messagesPerSecond });
    this.warned = true;
    return false;
  }

  private fault(fault: Fact): void {
    this.send([JSON.stringify({ type: 'fault', fault, words: this.words(fault) })]);
  }

  private cut(why: keyof typeof CLOSED, fault: Fact): void {
    this.fault(fault);
    this.socket.close(CLOSED[why], why);
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  private words(fault: Fact): string {
    return sayServer(fault, this.language) ?? fault.code;
  }
}

function read(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return check.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function problemIn(text: string | null): string {
  if (text === null) return 'binary';
  try {
    JSON.parse(text);
    return 'shape';
  } catch {
    return 'not-json';
  }
}
