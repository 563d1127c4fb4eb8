import { WebSocket } from 'ws';
import { rulesFor } from '../../arena/play.ts';
import { gameNamed } from '../../cli/input.ts';
import type { Decision } from '../../kernel/bot.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import type { Seat, Watcher } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { type AnswerMessage, PROTOCOL, type ServerMessage, type TableInfo } from '../../wire/messages.ts';
import { patched } from '../../wire/patch.ts';
import type { Command, HeardEvent, SeatAsk, SeatSession } from './seat-session.ts';

const REPLY_TIMEOUT = 15_000; // milliseconds to wait for a server's reply

/** The address of a seat and its token. */
export interface SeatAddress {
  readonly server: URL;
  readonly match: string;
  readonly token: string;
}

/** Seats at a table of a running server, through the page's protocol. Reconnects when needed after the connection drops. */
export class RemoteSession implements SeatSession {
  readonly game: Game;
  readonly rules: Rules;
  readonly where: string;
  seats: readonly Seat[] = [];
  outcome: Outcome | undefined;
  private readonly ticket: SeatAddress;
  private socket: WebSocket | null = null;
  private seq = 0;
  private watchers: readonly Watcher[] = [];
  private readonly views = new Map<Watcher, object>();
  private readonly asked = new Map<Seat, SeatAsk>();
  private readonly answers = new Map<string, AnswerMessage>();
  private fresh: HeardEvent[] = [];
  private refused: string | null = null; // why the server closed the connection
  private ids = 0;
  private waiting = new Set<() => void>();

  private constructor(game: Game, rules: Rules, ticket: SeatAddress) {
    this.game = game;
    this.rules = rules;
    this.ticket = ticket;
    this.where = `${ticket.server.origin}, match ${ticket.match}`;
  }

  /** Asks the server which game is played, then joins. */
  static async open(ticket: SeatAddress): Promise<Result<RemoteSession>> {
    const table = await fetched(ticket, 'GET', '');
    if (!table.ok) return table;
    const { game: id, setup, rulesVersion } = table.value as TableInfo;
    const game = gameNamed(id);
    if (!game.ok) return game;
    const rules = rulesFor(game.value, setup, 'remote'); // a complete set-up needs no random choices
    if (!rules.ok || rulesVersion !== game.value.version) return no({ code: 'other-rules', game: id });
    const made = new RemoteSession(game.value, rules.value, ticket);
    const there = await made.connected();
    if (!there.ok) return there;
    if (made.seats.length > 0) return ok(made);
    made.close();
    return no({ code: 'no-seat-there', match: ticket.match });
  }

  get started(): boolean {
    return this.views.size > 0;
  }

  get version(): string {
    return String(this.seq);
  }

  get asks(): readonly SeatAsk[] {
    return this.outcome ? [] : [...this.asked.values()].filter(({ kinds }) => kinds.length > 0);
  }

  view(seat: Seat): object {
    const view = this.views.get(seat) ?? this.views.get('archive') ?? {};
    return { ...view, rules: this.rules };
  }

  news(): readonly HeardEvent[] {
    const { fresh } = this;
    this.fresh = [];
    return fresh;
  }

  async act(seat: Seat, command: { readonly type: string }): Promise<Result<unknown>> {
    const there = await this.connected();
    if (!there.ok) return there;
    const id = `mcp-${Date.now().toString(36)}-${this.ids++}`;
    this.socket?.send(JSON.stringify({ type: 'command', id, seat, command }));
    await this.until(() => this.answers.has(id) || this.socket === null, REPLY_TIMEOUT);
    const answer = this.answers.get(id);
    this.answers.delete(id);
    if (!answer) return no({ code: 'no-answer' });
    return answer.ok ? ok(null) : no({ code: 'in-words', words: answer.words });
  }

  async waitForTurn(within: number): Promise<Result<unknown>> {
    const there = await this.connected();
    if (!there.ok) return there;
    await this.until(() => this.outcome !== undefined || this.asks.some(({ must }) => must), within);
    return ok(null);
  }

  pass(): void {} // the server continues on its own

  async hint(seat: Seat): Promise<Result<Decision<Command>>> {
    return (await fetched(this.ticket, 'POST', '/hint', { seat })) as Result<Decision<Command>>;
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }

  private async connected(): Promise<Result<unknown>> {
    if (this.socket) return ok(null);
    const { server, match, token } = this.ticket;
    const socket = new WebSocket(new URL('/api/play', server.href.replace(/^http/, 'ws')));
    let welcomed = false;
    this.socket = socket;
    this.refused = null;
    socket.on('open', () => {
      const since = this.watchers.length > 0 ? { since: this.seq, eyes: this.watchers } : {};
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, token, options: false, ...since }));
    });
    socket.on('message', (data) => {
      for (const message of JSON.parse(String(data)) as ServerMessage[]) {
        welcomed ||= message.type === 'welcome';
        this.receive(message);
      }
      this.wake();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket === socket) this.socket = null;
      this.wake();
    });
    await this.until(() => welcomed || this.socket !== socket, REPLY_TIMEOUT);
    if (!welcomed || this.refused !== null) {
      this.close();
      return no(
        this.refused === null
          ? { code: 'no-server', server: server.origin }
          : { code: 'in-words', words: this.refused },
      );
    }
    await this.until(() => this.watchers.length > 0 || this.socket !== socket, 500); // a running match sends its views
    return ok(null);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.seats = message.you.seats;
        break;
      case 'view':
        this.seq = message.seq;
        this.watchers = message.eyes;
        this.views.clear();
        for (const [watcher, view] of Object.entries(message.views)) this.views.set(watcher, view);
        break;
      case 'heard':
        if (message.seq <= this.seq) break;
        this.seq = message.seq;
        for (const [seat, events] of Object.entries(message.events))
          if (this.seats.includes(seat)) this.fresh.push(...events.map((event) => ({ seat, event })));
        for (const [watcher, patch] of Object.entries(message.see)) {
          const view = this.views.get(watcher);
          if (view) this.views.set(watcher, patched(view, patch));
        }
        break;
      case 'ask':
        this.asked.set(message.seat, { seat: message.seat, kinds: message.kinds, must: message.must });
        break;
      case 'answer':
        this.answers.set(message.id, message);
        break;
      case 'over':
        this.outcome = message.outcome;
        break;
      case 'fault':
        this.refused = message.words;
        break;
      default:
    }
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = new Set();
    for (const wake of waiting) wake();
  }

  private async until(isSo: () => boolean, within: number): Promise<void> {
    const end = Date.now() + within;
    while (!isSo() && Date.now() < end)
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, end - Date.now());
        this.waiting.add(() => {
          clearTimeout(timer);
          wake();
        });
      });
  }
}

/** Fetches data about a match; a refusal is returned in the server's own text. */
async function fetched(
  { server, match, token }: SeatAddress,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Result<unknown>> {
  try {
    const answer = await fetch(new URL(`/api/matches/${encodeURIComponent(match)}${path}`, server), {
      method,
      signal: AbortSignal.timeout(REPLY_TIMEOUT),
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const told = (await answer.json()) as { readonly words?: string; readonly message?: string };
    if (answer.ok) return ok(told);
    return no({
      code: 'in-words',
      words: told.words ?? told.message ?? `the server replied with status ${answer.status}`,
    });
  } catch {
    return no({ code: 'no-server', server: server.origin });
  }
}
