import type { WebSocket } from 'ws';
import { PROTOCOL } from '../../bots/line/messages.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { CLOSED } from '../../wire/messages.ts';
import { Bucket } from '../bucket.ts';
import { seatsOf } from '../chairs.ts';
import { errorFacts } from '../log.ts';
import type { Member } from '../member.ts';
import type { ServerOptions } from '../options.ts';
import type { Service } from '../service.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { LineGuest } from './guest.ts';
import { type Join, readJoin } from './join.ts';
import { sayGuest } from './words.ts';

/** One bot's socket, from its join to its end, under the same limits as a page's. */
export class LineSocket {
  readonly socket: WebSocket;
  private readonly service: Service;
  private readonly tables: Tables;
  private readonly limits: ServerOptions['limits'];
  private readonly hurry: NodeJS.Timeout;
  private readonly bucket: Bucket;
  private language: Language = 'en';
  private joined = false;
  private table: Table | null = null;
  private member: Member | null = null;
  private guest: LineGuest | null = null;
  private alive = true;
  private largest = 0; // message under way: much is sent at once to one who joins, who is not slow for that

  constructor(
    socket: WebSocket,
    service: Service,
    tables: Tables,
    { limits }: ServerOptions,
    onEnd: (line: LineSocket) => void,
  ) {
    this.socket = socket;
    this.service = service;
    this.tables = tables;
    this.limits = limits;
    this.bucket = new Bucket(limits.messagesPerSecond, limits.burst, service.now());
    this.hurry = setTimeout(() => this.cut(CLOSED['bad-hello'], { code: 'no-join' }), limits.helloWithin);
    socket.on('message', (data, binary) => this.hear(binary ? null : String(data)));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('error', () => {}); // too large a frame, a broken one: ws closes by itself
    socket.on('close', () => {
      clearTimeout(this.hurry);
      onEnd(this);
      this.guest?.end();
      if (this.member) this.table?.detach(this.member);
    });
  }

  close(code: number, reason: string): void {
    if (this.guest) this.guest.close(code, reason);
    else this.socket.close(code, reason);
  }

  beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  private hear(text: string | null): void {
    if (this.socket.readyState !== this.socket.OPEN) return; // what comes after the cut is not heard
    // What was asked for may come as fast as it is asked; how much may come in between is the session's to watch.
    if (!this.guest?.expects && this.bucket.take(this.service.now()) < 0)
      return this.cut(CLOSED.flood, { code: 'flood' });
    if (this.guest) return this.guest.receive(text ?? '\u0000');
    if (this.joined) return this.cut(CLOSED['bad-hello'], { code: 'bad-join' }); // nothing is said before the hello
    const join = text === null ? undefined : readJoin(text);
    if (!join) return this.cut(CLOSED['bad-hello'], { code: 'bad-join' });
    this.join(join);
  }

  private join(join: Join): void {
    this.language = join.language ?? 'en';
    if (join.protocol !== PROTOCOL)
      return this.cut(CLOSED['bad-hello'], { code: 'other-protocol', protocol: PROTOCOL });
    this.joined = true;
    clearTimeout(this.hurry);
    this.tables
      .get(join.match)
      .then((table) => this.sit(table, join))
      .catch((error: unknown) => {
        this.service.log.error(errorFacts(error), 'a bot could not be greeted');
        this.cut(CLOSED.stopping, { code: 'broken' });
      });
  }

  private sit(table: Table | undefined, { match, token, seat, since = 0 }: Join): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!table) return this.cut(CLOSED['no-such-match'], this.tables.whyNot(match));
    const person = table.personWith(token);
    if (!person) return this.cut(CLOSED['wrong-token'], { code: 'wrong-token' });
    const seats = seatsOf(table.chairs, person.id);
    const [first] = seats;
    if (first === undefined) return this.cut(CLOSED['wrong-token'], { code: 'no-seat-of-yours' });
    if (seat === undefined && seats.length > 1) return this.cut(CLOSED['bad-hello'], { code: 'which-seat', seats });
    if (seat !== undefined && !seats.includes(seat))
      return this.cut(CLOSED['wrong-token'], { code: 'no-such-seat-of-yours', seat, seats });
    this.table = table;
    const wire = {
      now: this.service.now,
      send: (text: string) => this.send(text),
      close: (code: number, reason: string) => this.socket.close(code, reason),
      cut: (code: number, fault: Fact) => this.cut(code, fault),
    };
    this.guest = new LineGuest(table, seat ?? first, since, this.language, this.limits.frame, wire);
    this.member = table.attach(this.guest, person, { type: 'hello', protocol: PROTOCOL, match });
    this.guest.sitDown(this.member);
  }

  private send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    const unread = socket.bufferedAmount;
    if (unread === 0) this.largest = 0;
    if (unread > this.limits.buffered + this.largest) {
      socket.close(CLOSED['too-slow'], 'too slow');
      socket.terminate();
      return;
    }
    this.largest = Math.max(this.largest, text.length);
    socket.send(text);
  }

  private cut(code: number, fault: Fact): void {
    const words = sayGuest(fault, this.language);
    this.send(JSON.stringify({ type: 'fault', id: null, code: fault.code, words, fallback: false, left: 0 }));
    this.socket.close(code, fault.code);
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }
}
