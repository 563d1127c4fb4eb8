import type { Decision, Weights } from '../../kernel/bot.ts';
import type { Language } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { LabJobStatus, LabRequest, Sensitivity, WhatIf, WhatIfRequest } from '../../wire/lab.ts';
import type { DecisionInfo, MatchLists, NewMatchRequest, SeatPass, Why } from '../../wire/matches.ts';
import type { Settings, TableInfo } from '../../wire/messages.ts';

/** The client that sent a request. */
export interface Caller {
  readonly address: string;
  readonly token: string | null; // seat token from the Authorization header
  readonly browser: string | null; // random id of the browser, from the header X-Umpire-Browser
  readonly language: Language;
}

interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly matches: number; // in memory
  readonly sockets: number;
}

/** Everything the HTTP routes ask of the server. Refusals are facts; their text is in refusal-text.ts. */
export interface HttpBackend {
  create(caller: Caller, wish: NewMatchRequest): Promise<Result<SeatPass>>;
  table(code: string): Promise<Result<TableInfo>>;
  tables(): Promise<MatchLists>;
  /** Takes seats; with a token, more seats of the same side. Default: the first free one. */
  join(
    caller: Caller,
    code: string,
    wish: { readonly name?: string; readonly seats?: readonly Seat[] },
  ): Promise<Result<SeatPass>>;
  /** Leaves seats (default: all). Before the start they become open, afterwards a bot takes them. */
  leave(caller: Caller, code: string, seats?: readonly Seat[]): Promise<Result<TableInfo>>;
  /** The host puts a bot in a seat. `bot: null` opens the seat before the start, or lets people take over a bot's seat during play. */
  fill(caller: Caller, code: string, seat: Seat, bot: string | null): Promise<Result<TableInfo>>;
  start(caller: Caller, code: string): Promise<Result<TableInfo>>;
  settings(caller: Caller, code: string, settings: Partial<Settings>): Promise<Result<TableInfo>>;
  /** The first caller creates the next match; the others join it with the seats they held. */
  rematch(caller: Caller, code: string): Promise<Result<SeatPass>>;
  /** A new match against bots, from a position of a finished match or of an uploaded log. */
  fork(
    caller: Caller,
    from: { readonly code: string } | { readonly log: string },
    place: number,
    wish: Omit<NewMatchRequest, 'game' | 'options'>,
  ): Promise<Result<SeatPass>>;
  /** A player reports the chat; recent messages are attached. */
  report(caller: Caller, code: string, note: string): Promise<Result<{ readonly id: string }>>;
  /** A finished match as JSON lines: the whole log (`archive`), or what one watcher heard. */
  log(code: string, eyes: string, decisions: boolean): Promise<Result<string>>;
  /** Decisions of bots: of all seats once the match is over, of the caller's own seats before. */
  decisions(caller: Caller, code: string): Promise<Result<readonly DecisionInfo[]>>;
  why(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Why>>;
  /** Recomputes a decision with other weights or facts, for callers who may see its reasons. */
  whatIf(caller: Caller, code: string, n: number, seat: Seat | undefined, wish: WhatIfRequest): Promise<Result<WhatIf>>;
  sensitivity(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Sensitivity>>;
  /** A bot's weight table. */
  weights(game: string, bot: string): Promise<Result<Weights>>;
  /** Starts a laboratory job over finished matches or a file. */
  startLabJob(caller: Caller, wish: LabRequest): Promise<Result<LabJobStatus>>;
  labJob(id: string): Promise<Result<LabJobStatus>>;
  /** What the default bot would do in the caller's seat, with its scores. */
  hint(caller: Caller, code: string, seat: Seat): Promise<Result<Decision<{ readonly type: string }>>>;
  /** Views of a short match between bots, for the animation on the home page. */
  miniature(game: string): Promise<Result<{ readonly setup: object; readonly views: readonly object[] }>>;
  ask(caller: Caller, game: string, query: string, question: unknown): Promise<Result<unknown>>;
  /** Whether the database answers, and how many matches and sockets are open. */
  health(): Promise<Health>;
  /** The reason why a load balancer should send no players here: `draining`, `no-database` or `cannot-write`. */
  notReady(): Promise<string | null>;
}
