import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Fact } from '../../kernel/fact.ts';
import { CLOSED } from '../../wire/messages.ts';
import type { Session } from '../identity/sessions.ts';
import { errorFacts } from '../log.ts';
import type { ServerOptions } from '../options.ts';
import type { Service } from '../service.ts';
import type { Member } from '../table/member.ts';
import type { Person } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { AddressUsage } from './address-usage.ts';
import { textFrame } from './text-frame.ts';
import { TokenBucket } from './token-bucket.ts';

/** Passed to every socket. */
export interface SocketContext {
  readonly service: Service;
  readonly tables: Tables;
  readonly options: ServerOptions;
  readonly address: AddressUsage;
  readonly exactAddress: string; // for bans
  readonly stream: Duplex; // the connection of the socket
  onEnd(end: BaseSocket): void;
}

/** The server's end of a socket: heartbeat, backpressure limit, and closing. */
export abstract class BaseSocket {
  readonly socket: WebSocket;
  readonly exactAddress: string;
  protected readonly service: Service;
  protected readonly tables: Tables;
  protected readonly limits: ServerOptions['limits'];
  protected readonly bucket: TokenBucket; // limits incoming messages, pings and pongs
  protected table: Table | null = null;
  protected member: Member | null = null;
  protected session: Session | null = null; // of a signed-in client
  private readonly address: AddressUsage;
  private readonly stream: Duplex;
  private readonly hurry: NodeJS.Timeout;
  private alive = true;
  private largest = 0; // largest unread frame: a client that joins late gets a big one and is not slow for that

  /** `silent`: the fault of a client that sends nothing in time. */
  constructor(
    socket: WebSocket,
    { service, tables, options, address, exactAddress, stream, onEnd }: SocketContext,
    silent: Fact,
  ) {
    const { limits } = options;
    this.socket = socket;
    this.exactAddress = exactAddress;
    this.service = service;
    this.tables = tables;
    this.limits = limits;
    this.address = address;
    this.stream = stream;
    this.bucket = new TokenBucket(limits.messagesPerSecond, limits.burst, service.elapsed());
    this.hurry = setTimeout(() => this.cut('bad-hello', silent), limits.helloWithin);
    socket.on('message', (data, binary) => {
      if (socket.readyState === socket.OPEN) this.hear(binary ? null : String(data)); // ignore messages after closing
    });
    socket.on('ping', () => this.countControlFrame());
    socket.on('pong', () => {
      this.alive = true;
      this.countControlFrame();
    });
    socket.on('error', () => {}); // a malformed or oversized frame: ws closes the socket
    socket.on('close', () => {
      clearTimeout(this.hurry);
      onEnd(this);
      this.onClosed();
      if (this.member) this.table?.detach(this.member);
    });
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** The match and the person this socket belongs to; null before its hello. */
  get place(): { readonly match: string; readonly person: string | null } | null {
    return this.table && this.member ? { match: this.table.record.id, person: this.member.person } : null;
  }

  /** Disconnects a client that was banned after it had connected. */
  cutIfBanned(): void {
    const id = this.member?.person ?? null;
    const person = id === null ? null : (this.table?.people.get(id) ?? null);
    if (this.isBanned(person)) this.cut('banned', { code: 'banned' });
  }

  /** The id of its session; null if the client is a guest. */
  get sessionId(): string | null {
    return this.session?.id ?? null;
  }

  /**
   * Disconnects a client whose session has ended. A client that came to a seat of this identity as a guest reconnects, and
   * gets in if its browser is signed in.
   */
  cutIfSignedOut(open: ReadonlySet<string>, identity: string | undefined): void {
    if (this.session && !open.has(this.session.id)) return this.cut('signed-out', { code: 'signed-out' });
    const person = this.member?.person ?? null;
    const owner = person === null ? null : this.table?.people.get(person)?.identity;
    if (!this.session && identity !== undefined && owner === identity) this.close(CLOSED.stopping, 'signed out');
  }

  protected isBanned(person: Pick<Person, 'tokenHash' | 'identity'> | null): boolean {
    const { bans } = this.service.moderation;
    if (bans.bansAddress(this.exactAddress) || bans.bansIdentity(this.session?.identity ?? null)) return true;
    return person !== null && (bans.bansSeat(person.tokenHash) || bans.bansIdentity(person.identity));
  }

  heartbeat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  /** Handles a message; null = a binary one. */
  protected abstract hear(text: string | null): void;

  protected abstract fault(fault: Fact): void;

  protected onClosed(): void {}

  /** Loads the table once the client has introduced itself. */
  protected find(match: string, then: (table: Table) => void | Promise<void>): void {
    clearTimeout(this.hurry);
    const found = async (table: Table | undefined): Promise<void> => {
      if (!table) this.refuse(this.tables.refusalFor(match));
      else if (this.isUsable(table)) await then(table);
    };
    this.tables
      .get(match)
      .then(found)
      .catch((error: unknown) => {
        this.service.log.error(errorFacts(error), 'cannot open the table for a client');
        this.cut('stopping', { code: 'broken' });
      });
  }

  /** False if the client has disconnected. If the table was stopped meanwhile, the client has to reconnect. */
  protected isUsable({ stopped }: Table): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (stopped) this.cut('stopping', { code: 'broken' });
    return !stopped;
  }

  private refuse(fact: Fact): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.cut(fact.code === 'broken' ? 'stopping' : 'no-such-match', fact);
  }

  protected sendFrame(frame: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    const unread = socket.bufferedAmount;
    if (unread === 0) this.largest = 0;
    const { buffered, bufferedPerAddress } = this.limits;
    if (unread > buffered + this.largest || (unread > 0 && this.address.unread > bufferedPerAddress)) {
      socket.close(CLOSED['too-slow'], 'too slow');
      socket.terminate();
      return;
    }
    this.largest = Math.max(this.largest, frame.length);
    this.stream.write(textFrame(frame)); // one buffer and one cheap write; `send` would make two
  }

  /** Sends the fault, then closes. */
  protected cut(why: keyof typeof CLOSED, fault: Fact): void {
    this.end(CLOSED[why], fault, why);
    if (why === 'flood') this.socket.pause(); // read nothing more, since the client may go on sending
  }

  protected end(code: number, fault: Fact, reason: string): void {
    this.fault(fault);
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  /** Pings cost as much as messages and count against the same limit. */
  private countControlFrame(): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.bucket.take(this.service.elapsed()) < -this.limits.burst) this.cut('flood', { code: 'flood' });
  }
}
