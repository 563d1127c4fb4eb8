import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { BEAT, CLOSED } from '../../wire/messages.ts';
import { isAllowedHost } from '../allowed-hosts.ts';
import { addressOf, exactAddressOf } from '../client-address.ts';
import type { ServerOptions } from '../options.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../table/tables.ts';
import { AddressUsage } from './address-usage.ts';
import type { BaseSocket, SocketContext } from './base-socket.ts';
import { PageSocket } from './page-socket.ts';

const PLAY_PATH = '/api/play';
const FRAGMENTS = 16; // per message: fragments would bypass the message limit, and browsers send none

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
  private readonly addresses = new Map<string, AddressUsage>();
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
      maxFragments: FRAGMENTS,
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
    if (!isAllowedHost(request.headers.host, this.options)) return deny(socket, 421);
    if (!this.isAllowedOrigin(request)) return deny(socket, 403);
    const address = this.usageOf(addressOf(request, trustProxy));
    const full = this.sockets.size >= limits.openSockets || address.open >= limits.socketsPerAddress;
    if (full || !address.mayOpen(this.service.elapsed())) return deny(socket, 429);
    address.open++;
    socket.on('close', () => address.open--);
    const { service, tables, options } = this;
    const exactAddress = exactAddressOf(request, trustProxy);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const onEnd = (ended: BaseSocket): void => {
        this.sockets.delete(ended);
        address.sockets.delete(ws);
      };
      address.sockets.add(ws);
      const opened = endpoint(ws, { service, tables, options, address, exactAddress, stream: socket, onEnd });
      this.sockets.add(opened);
      const pauseAfter = address.newSocket(service.elapsed());
      socket.on('data', (chunk: Buffer) => this.slowDown(ws, pauseAfter(chunk.length, service.elapsed())));
      opened.cutIfBanned(); // with a message, so that the page can say why
    });
  }

  /** Disconnects clients that have just been banned. */
  cutBanned(): void {
    for (const socket of this.sockets) socket.cutIfBanned();
  }

  /** Disconnects devices that have been signed out, here or on another node. */
  async cutSignedOut(identity?: string): Promise<void> {
    const ids = [...this.sockets].flatMap(({ sessionId }) => sessionId ?? []);
    if (ids.length === 0 && identity === undefined) return;
    const open = await this.service.store.identities.openSessions([...new Set(ids)]);
    for (const socket of this.sockets) socket.cutIfSignedOut(open, identity);
  }

  /** The people connected to a match through this node. */
  connectedTo(match: string): readonly { readonly person: string | null; readonly address: string }[] {
    return [...this.sockets].flatMap(({ place, exactAddress: address }) =>
      place?.match === match ? [{ person: place.person, address }] : [],
    );
  }

  private usageOf(address: string): AddressUsage {
    const usage = this.addresses.get(address) ?? new AddressUsage(this.options.limits, this.service.elapsed());
    this.addresses.set(address, usage);
    return usage;
  }

  /** Stops reading from a socket for a while, so that TCP slows the sender down. */
  private slowDown(socket: WebSocket, milliseconds: number): void {
    if (milliseconds === 0 || socket.isPaused) return;
    socket.pause();
    setTimeout(() => socket.readyState === socket.OPEN && socket.resume(), milliseconds).unref();
  }

  /** A page may connect to the server it came from; programs send no origin. */
  private isAllowedOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    const { origins, publicUrl } = this.options;
    return [`http://${host}`, `https://${host}`, publicUrl, ...origins].includes(origin);
  }

  private heartbeat(): void {
    for (const socket of this.sockets) socket.heartbeat();
    this.cutSignedOut().catch(() => {}); // a notification may have been missed
    const now = this.service.elapsed();
    for (const [address, usage] of this.addresses) if (usage.isUnused(now)) this.addresses.delete(address);
  }
}

function deny(socket: Duplex, status: 403 | 404 | 421 | 429): void {
  const reason = { 403: 'Forbidden', 404: 'Not Found', 421: 'Misdirected Request', 429: 'Too Many Requests' }[status];
  socket.once('finish', () => socket.destroy()); // destroy it ourselves, in case the client never closes its side
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
