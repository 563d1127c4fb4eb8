import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { BEAT, CLOSED } from '../../wire/messages.ts';
import { addressOf } from '../client-address.ts';
import type { ServerOptions } from '../options.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../table/tables.ts';
import type { BaseSocket, SocketContext } from './base-socket.ts';
import { PageSocket } from './page-socket.ts';
import { TokenBucket } from './token-bucket.ts';

const PLAY_PATH = '/api/play';

/** Constructors of an integration's sockets, by path. The command that starts the server passes them in. */
export type Endpoints = Readonly<Record<string, (socket: WebSocket, given: SocketContext) => BaseSocket>>;

const PAGE: Endpoints = { [PLAY_PATH]: (socket, given) => new PageSocket(socket, given) };

/** All sockets: who may open one, and the limits on them. */
export class Sockets {
  private readonly service: Service;
  private readonly tables: Tables;
  private readonly options: ServerOptions;
  private readonly endpoints: Endpoints;
  private readonly server: WebSocketServer;
  private readonly sockets = new Set<BaseSocket>();
  private readonly byAddress = new Map<string, number>();
  private readonly buckets = new Map<string, TokenBucket>();
  private readonly heartbeatTimer: NodeJS.Timeout;

  constructor(service: Service, tables: Tables, options: ServerOptions, endpoints: Endpoints = {}) {
    this.endpoints = { ...endpoints, ...PAGE };
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
    this.heartbeatTimer = setInterval(() => this.heartbeat(), BEAT);
    this.heartbeatTimer.unref();
  }

  get size(): number {
    return this.sockets.size;
  }

  listenOn(http: Server): void {
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  close(): void {
    clearInterval(this.heartbeatTimer);
    for (const socket of this.sockets) socket.close(CLOSED.stopping, 'the server stops');
    for (const { socket } of this.sockets) socket.terminate();
    this.server.close();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const { limits, trustProxy } = this.options;
    const [path = ''] = (request.url ?? '').split('?');
    const endpoint = Object.hasOwn(this.endpoints, path) ? this.endpoints[path] : undefined;
    if (!endpoint) return deny(socket, 404);
    if (!this.isAllowedOrigin(request)) return deny(socket, 403);
    const address = addressOf(request, trustProxy);
    const open = this.byAddress.get(address) ?? 0;
    const full = this.sockets.size >= limits.openSockets || open >= limits.socketsPerAddress;
    if (full || !this.mayOpen(address)) return deny(socket, 429);
    this.byAddress.set(address, open + 1);
    socket.on('close', () => {
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
    });
    const { service, tables, options } = this;
    const given = { service, tables, options, onEnd: (ended: BaseSocket) => this.sockets.delete(ended) };
    this.server.handleUpgrade(request, socket, head, (ws) => this.sockets.add(endpoint(ws, given)));
  }

  /** A new socket is sent everything it missed, which is expensive, so clients may not reconnect too often. */
  private mayOpen(address: string): boolean {
    const { socketsPerSecond, socketBurst } = this.options.limits;
    const bucket = this.buckets.get(address) ?? new TokenBucket(socketsPerSecond, socketBurst, this.service.now());
    this.buckets.set(address, bucket);
    return bucket.take(this.service.now()) >= 0;
  }

  /** A page may connect to the server it came from; programs send no origin. */
  private isAllowedOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    return origin === `http://${host}` || origin === `https://${host}` || this.options.origins.includes(origin);
  }

  private heartbeat(): void {
    for (const socket of this.sockets) socket.heartbeat();
    const now = this.service.now();
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
  }
}

function deny(socket: Duplex, status: 403 | 404 | 429): void {
  const reason = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests' }[status];
  socket.once('finish', () => socket.destroy()); // destroy it ourselves, in case the client never closes its side
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
