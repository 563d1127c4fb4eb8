import type { WebSocket } from 'ws';
import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import { refuseAction, rolesOf } from '../../../server/permissions.ts';
import { BaseSocket, type SocketContext } from '../../../server/sockets/base-socket.ts';
import type { Endpoints } from '../../../server/sockets/sockets.ts';
import { seatsOf } from '../../../server/table/seat-assignments.ts';
import type { Table } from '../../../server/table/table.ts';
import { CLOSED } from '../../../wire/messages.ts';
import { PROTOCOL } from '../messages.ts';
import { type Join, LINE_PATH, readJoin } from './join.ts';
import { LineBot } from './line-bot.ts';
import { sayLineBot } from './refusal-text.ts';

/** A bot's socket, with the same limits as a page's. */
class LineSocket extends BaseSocket {
  private language: Language = 'en';
  private joined = false;
  private bot: LineBot | null = null;

  constructor(socket: WebSocket, given: SocketContext) {
    super(socket, given, { code: 'no-join' });
  }

  override close(code: number, reason: string): void {
    if (this.bot) this.bot.close(code, reason);
    else super.close(code, reason);
  }

  protected override onClosed(): void {
    this.bot?.end();
  }

  protected hear(text: string | null): void {
    // Answers may come as fast as questions are asked; the session limits everything else.
    if (!this.bot?.expects && this.bucket.take(this.service.elapsed()) < 0) return this.cut('flood', { code: 'flood' });
    if (this.bot) return this.bot.receive(text ?? '\u0000');
    if (this.joined) return this.cut('bad-hello', { code: 'bad-join' }); // nothing may be sent between join and hello
    const join = text === null ? undefined : readJoin(text);
    if (!join) return this.cut('bad-hello', { code: 'bad-join' });
    this.language = join.language ?? 'en';
    if (join.protocol !== PROTOCOL) return this.cut('bad-hello', { code: 'other-protocol', protocol: PROTOCOL });
    this.joined = true;
    this.find(join.match, (table) => this.takeSeat(table, join));
  }

  private takeSeat(table: Table, { match, token, seat, since = 0 }: Join): void {
    const person = table.saved.personWith(token);
    if (!person) return this.cut('wrong-token', { code: 'wrong-token' });
    if (this.isBanned(person)) return this.cut('banned', { code: 'banned' });
    const seats = seatsOf(table.assignments, person.id);
    const [first] = seats;
    const refusal = refuseAction('line join', rolesOf(table.seating, person.id), false);
    if (refusal || first === undefined) return this.cut('wrong-token', { code: 'no-seat-of-yours' });
    if (seat === undefined && seats.length > 1) return this.cut('bad-hello', { code: 'which-seat', seats });
    if (seat !== undefined && !seats.includes(seat))
      return this.cut('wrong-token', { code: 'no-such-seat-of-yours', seat, seats });
    this.table = table;
    const wire = {
      now: this.service.now,
      send: (text: string) => this.sendFrame(text),
      close: (code: number, reason: string) => this.socket.close(code, reason),
      cut: (code: number, fault: Fact) => this.end(code, fault, fault.code),
    };
    this.bot = new LineBot(table, seat ?? first, since, this.language, this.limits.frame, wire);
    this.member = table.attach(this.bot, person, { type: 'hello', protocol: PROTOCOL, match });
    this.bot.attachMember(this.member);
  }

  /** The close reason is the fault's own code. */
  protected override cut(why: keyof typeof CLOSED, fault: Fact): void {
    this.end(CLOSED[why], fault, fault.code);
  }

  protected fault(fault: Fact): void {
    const words = sayLineBot(fault, this.language);
    this.sendFrame(JSON.stringify({ type: 'fault', id: null, code: fault.code, words, fallback: false, left: 0 }));
  }
}

/** Brings the line protocol to a server. */
export const LINE_ENDPOINTS: Endpoints = { [LINE_PATH]: (socket, given) => new LineSocket(socket, given) };
