import type { WebSocket } from 'ws';
import type { Fact } from '../../kernel/fact.ts';
import { CLOSED } from '../../wire/messages.ts';
import { errorFacts } from '../log.ts';
import type { ServerOptions } from '../options.ts';
import type { Service } from '../service.ts';
import type { Member } from '../table/member.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { Bucket } from './token-bucket.ts';

/** What every socket is made with. */
export interface Given {
  readonly service: Service;
  readonly tables: Tables;
  readonly options: ServerOptions;
  onEnd(end: SocketEnd): void;
}

/** Our end of a socket, whoever is at the other: its heartbeat, how much may wait unread, and how it is cut. */
export abstract class SocketEnd {
  readonly socket: WebSocket;
  protected readonly service: Service;
  protected readonly tables: Tables;
  protected readonly limits: ServerOptions['limits'];
  protected readonly bucket: Bucket; // limits what is said
  protected table: Table | null = null;
  protected member: Member | null = null;
  private readonly hurry: NodeJS.Timeout;
  private alive = true;
  private largest = 0; // frame under way: one who joins late is sent much at once, and is not slow for that

  /** `silent`: what is wrong with one who says nothing. */
  constructor(socket: WebSocket, { service, tables, options, onEnd }: Given, silent: Fact) {
    const { limits } = options;
    this.socket = socket;
    this.service = service;
    this.tables = tables;
    this.limits = limits;
    this.bucket = new Bucket(limits.messagesPerSecond, limits.burst, service.now());
    this.hurry = setTimeout(() => this.cut('bad-hello', silent), limits.helloWithin);
    socket.on('message', (data, binary) => {
      if (socket.readyState === socket.OPEN) this.hear(binary ? null : String(data)); // nothing after the cut
    });
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('error', () => {}); // too large a frame, a broken one: ws closes by itself
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

  beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  /** What is said; null = no text. */
  protected abstract hear(text: string | null): void;

  protected abstract fault(fault: Fact): void;

  protected onClosed(): void {}

  /** They have said who they are: looks for their table. */
  protected find(match: string, then: (table: Table) => void): void {
    clearTimeout(this.hurry);
    const found = (table: Table | undefined): void => {
      if (this.socket.readyState !== this.socket.OPEN) return;
      if (table?.stopped) this.cut('stopping', { code: 'broken' });
      else if (table) then(table);
      else this.refuse(this.tables.whyNot(match));
    };
    this.tables
      .get(match)
      .then(found)
      .catch((error: unknown) => {
        this.service.log.error(errorFacts(error), 'somebody could not be greeted');
        this.cut('stopping', { code: 'broken' });
      });
  }

  private refuse(fact: Fact): void {
    this.cut(fact.code === 'broken' ? 'stopping' : 'no-such-match', fact);
  }

  protected sendFrame(frame: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    const unread = socket.bufferedAmount;
    if (unread === 0) this.largest = 0;
    if (unread > this.limits.buffered + this.largest) {
      socket.close(CLOSED['too-slow'], 'too slow');
      socket.terminate();
      return;
    }
    this.largest = Math.max(this.largest, frame.length);
    socket.send(frame);
  }

  /** Says what is wrong, and closes. */
  protected cut(why: keyof typeof CLOSED, fault: Fact): void {
    this.end(CLOSED[why], fault, why);
  }

  protected end(code: number, fault: Fact, reason: string): void {
    this.fault(fault);
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }
}
