import { randomBytes } from 'node:crypto';
import type { Fact } from '../../../kernel/fact.ts';
import type { Language, Outcome } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Connection, Member } from '../../../server/table/member.ts';
import { handleCommand } from '../../../server/table/member-commands.ts';
import type { Table } from '../../../server/table/table.ts';
import { hashing } from '../../../store/hashing.ts';
import { type AskMessage, CLOSED, LONGEST_AWAY, type ServerMessage } from '../../../wire/messages.ts';
import { patched } from '../../../wire/patch.ts';
import { faultCounter } from '../faults.ts';
import { LINE_LIMITS, type LineLimits } from '../limits.ts';
import { questionOf } from '../player.ts';
import { openSession } from '../session.ts';
import type { LineReply, LineSession, LineTable } from '../session-types.ts';

/** The bot's socket. */
export interface LineBotSocket {
  now(): number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Sends the fault, then closes. */
  cut(code: number, fault: Fact): void;
}

const TOO_MANY_FAULTS = 4010;
const FLOOD = 4008;
const OVER = 1000;

const lineBotLimits = (frame: number): LineLimits => ({
  ...LINE_LIMITS,
  decideMs: 1000 * LONGEST_AWAY, // a person's limit: the table itself handles clocks and absence
  lineBytes: frame,
});

interface Open {
  readonly kinds: string;
  readonly must: boolean;
  readonly seen: number; // view changes when it was asked
}

/**
 * A bot connected by socket, in a person's seat. It gets what that person's page would get, in the line protocol, and its
 * answers become that person's commands. After a fault it is asked again, up to a limit.
 */
export class LineBot implements Connection {
  readonly language: Language;
  readonly options = false; // computed here from the view
  private readonly table: Table;
  private readonly seat: Seat;
  private readonly wire: LineBotSocket;
  private readonly session: LineSession;
  private readonly limits: LineLimits;
  private readonly faults;
  private readonly run = randomBytes(6).toString('hex'); // part of the command ids, so that they differ from those of earlier connections
  private member: Member | null = null;
  private known: number; // number of upcoming events that the bot already has
  private view: object | null = null;
  private seen = 0; // view changes
  private heard = 0; // events that were new to the bot
  private askedAt = -1; // `heard` when it was last asked about an optional command
  private ask: AskMessage | null = null;
  private open: Open | null = null;
  private sent: Open | null = null; // the question whose command has been submitted
  private ids = 0;
  private volunteers: readonly string[] | null = null; // null = not ready yet
  private outcome: Outcome | null = null;
  private gone = false;

  constructor(table: Table, seat: Seat, since: number, language: Language, frame: number, wire: LineBotSocket) {
    this.table = table;
    this.seat = seat;
    this.wire = wire;
    this.known = since;
    this.language = language;
    this.limits = lineBotLimits(frame);
    this.faults = faultCounter(this.limits.faults);
    const { game, rules, record } = table;
    const seed = Number.parseInt(hashing.digest(`${record.code} ${seat}`).slice(0, 7), 16);
    const setting: LineTable = { game, rules, match: record.code, seat, seed, language };
    this.session = openSession(
      setting,
      this.limits,
      {
        send: (text) => this.gone || wire.send(text),
        stray: ({ fact }) => this.fault(fact),
        log: () => {}, // the bot keeps its own log
        cut: ({ fact }) => this.leave(FLOOD, fact),
      },
      since,
    );
    void this.session.ready.then((ready) => {
      if (!ready.ok) return this.leave(TOO_MANY_FAULTS, ready.error.fact);
      this.volunteers = ready.value.volunteers ?? [];
      this.pump();
    });
  }

  /** True while a question is open. */
  get expects(): boolean {
    return this.open !== null;
  }

  attachMember(member: Member): void {
    this.member = member;
  }

  /** A message from the bot. */
  receive(text: string): void {
    this.session.receive(text);
  }

  /** The socket has closed. */
  end(): void {
    this.gone = true;
    this.session.withdraw();
  }

  // ---- Messages from the table, the same as for every member ----

  send(messages: readonly string[]): void {
    if (this.gone) return;
    for (const message of messages) this.take(JSON.parse(message) as ServerMessage);
    this.pump();
  }

  close(code: number, reason: string): void {
    if (!this.gone && code !== CLOSED.stopping) this.session.bye('stopped', null); // no goodbye: a stopping server comes back
    this.wire.close(code, reason);
  }

  private take(message: ServerMessage): void {
    const { seat } = this;
    switch (message.type) {
      case 'welcome':
        if (!message.you.seats.includes(seat)) this.leave(OVER, { code: 'seat-left', seat });
        this.known = this.session.eventsSent; // after a welcome all events are sent again from the first
        break;
      case 'view':
        this.view = message.views[seat] ?? null;
        this.seen++;
        break;
      case 'heard':
        this.hear(message.events[seat] ?? []);
        if (this.view && message.see[seat]) {
          this.view = patched(this.view, message.see[seat]);
          this.seen++;
        }
        break;
      case 'ask':
        if (message.seat === seat) this.ask = message;
        break;
      case 'answer':
        this.answered(message.ok ? null : message.refusal);
        break;
      case 'over':
        this.outcome = message.outcome;
        break;
      default: // chat and presence are for people
    }
  }

  /** Skips events that the bot already has after a reconnect. */
  private hear(events: readonly { readonly type: string }[]): void {
    const old = Math.min(this.known, events.length);
    this.known -= old;
    this.heard += events.length - old;
    if (this.outcome === null) this.session.sendEvents(events.slice(old));
  }

  /** Asks the next question, withdraws one that is no longer open, and says goodbye at the end. */
  private pump(): void {
    if (this.gone || this.volunteers === null) return;
    if (this.outcome) {
      this.session.bye('over', this.outcome);
      return this.wire.close(OVER, 'over');
    }
    const { ask, view, volunteers } = this;
    if (this.sent || !view) return;
    const must = ask?.must ?? false;
    const kinds = (ask?.kinds ?? []).filter((kind) => must || volunteers.includes(kind));
    if (kinds.length === 0) {
      if (this.open) this.session.withdraw();
      this.open = null;
      return;
    }
    if (this.open && this.open.kinds === String(kinds) && this.open.must === must) return;
    if (!must && this.askedAt === this.heard) return; // it passed, and has heard nothing new since
    this.askedAt = this.heard;
    this.open = { kinds: String(kinds), must, seen: this.seen };
    const { game, rules } = this.table;
    const question = questionOf({ game }, { ...view, rules }, { seat: this.seat, kinds, must });
    const left = ask?.deadline == null ? this.limits.decideMs : Math.max(1, ask.deadline - this.wire.now());
    const { open } = this;
    void this.session.ask({ ...question, timeMs: left }).then((reply) => this.replied(open, reply));
  }

  private replied(open: Open, reply: LineReply): void {
    if (this.gone || reply === null || this.open !== open) return;
    this.open = null;
    if (!reply.ok) {
      this.fault(reply.error.fact);
      return this.pump();
    }
    const { command, unused } = reply.value;
    if (unused) this.session.fault(unused, false, this.faults.left);
    const { member, seat } = this;
    if (command === null || !member) return this.pump();
    this.sent = open;
    const id = `line-${this.run}-${this.ids++}`;
    this.table.guarded(() => handleCommand(this.table, member, { type: 'command', id, seat, command }));
  }

  /** A refused command is a fault, unless the view has changed since the question. */
  private answered(refusal: Fact | null): void {
    const { sent } = this;
    this.sent = null;
    if (refusal && sent?.seen === this.seen) this.fault({ code: 'bot-refused', refusal });
  }

  private fault(fact: Fact): void {
    if (this.gone) return;
    this.faults.count();
    this.session.fault(fact, false, this.faults.left);
    if (this.faults.exhausted) this.leave(TOO_MANY_FAULTS, { code: 'too-many-faults', faults: this.limits.faults });
  }

  private leave(code: number, fault: Fact): void {
    if (this.gone) return;
    this.session.bye('stopped', null);
    this.gone = true;
    this.wire.cut(code, fault);
  }
}
