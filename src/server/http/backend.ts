import type { Decision, Weights } from '../../kernel/bot.ts';
import type { Language } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { LabJob, LabWish, Sensitivity, WhatIf, WhatIfWish } from '../../wire/lab.ts';
import type { Decided, Lists, Pass, Why, Wish } from '../../wire/matches.ts';
import type { Settings, TableInfo } from '../../wire/messages.ts';

/** Who asks, as far as we know them. */
export interface Caller {
  readonly address: string;
  readonly token: string | null; // of a match, from the Authorization header
  readonly language: Language;
}

export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly matches: number; // in memory
  readonly sockets: number;
}

/** What the HTTP API asks of the server; refusals are facts with words in words.ts. */
export interface Desk {
  create(caller: Caller, wish: Wish): Promise<Result<Pass>>;
  table(code: string): Promise<Result<TableInfo>>;
  tables(): Promise<Lists>;
  /** Takes seats; with a token, further seats of the same side. No seats = the first free one. */
  join(
    caller: Caller,
    code: string,
    wish: { readonly name?: string; readonly seats?: readonly Seat[] },
  ): Promise<Result<Pass>>;
  /** Gives up seats, all unless named: open again before the start, a bot's afterwards. */
  leave(caller: Caller, code: string, seats?: readonly Seat[]): Promise<Result<TableInfo>>;
  /** The host fills a seat with a bot, opens it before the start (`bot: null`), or frees a bot's seat during play. */
  fill(caller: Caller, code: string, seat: Seat, bot: string | null): Promise<Result<TableInfo>>;
  start(caller: Caller, code: string): Promise<Result<TableInfo>>;
  settings(caller: Caller, code: string, settings: Partial<Settings>): Promise<Result<TableInfo>>;
  /** The match that follows: made by the first who asks, joined by the others with the seats they held. */
  rematch(caller: Caller, code: string): Promise<Result<Pass>>;
  /** A new match from a place of a finished one, or of a log that somebody brings; the rest against bots. */
  fork(
    caller: Caller,
    from: { readonly code: string } | { readonly log: string },
    place: number,
    wish: Omit<Wish, 'game' | 'options'>,
  ): Promise<Result<Pass>>;
  /** A finished match as JSON lines: the whole log (`archive`), or what one watcher heard. */
  log(code: string, eyes: string, decisions: boolean): Promise<Result<string>>;
  /** Where bots decided: of all seats once it is over, of the caller's own while it goes on. */
  decisions(caller: Caller, code: string): Promise<Result<readonly Decided[]>>;
  why(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Why>>;
  /** The decision made again with other weights or facts, for those who may see why it was made. */
  whatIf(caller: Caller, code: string, n: number, seat: Seat | undefined, wish: WhatIfWish): Promise<Result<WhatIf>>;
  sensitivity(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Sensitivity>>;
  /** The table of weights of a bot. */
  weights(game: string, bot: string): Promise<Result<Weights>>;
  /** Begins a work of the laboratory, over finished matches or a file. */
  beginWork(caller: Caller, wish: LabWish): Promise<Result<LabJob>>;
  work(id: string): Promise<Result<LabJob>>;
  /** What the default bot would do in the caller's seat: with all it judged. */
  hint(caller: Caller, code: string, seat: Seat): Promise<Result<Decision<{ readonly type: string }>>>;
  /** Views of a short bot match, for the miniature on the home page. */
  miniature(game: string): Promise<Result<{ readonly setup: object; readonly views: readonly object[] }>>;
  ask(game: string, query: string, question: unknown): Promise<Result<unknown>>;
  /** Whether the disk answers, and how much is going on. */
  health(): Promise<Health>;
  /** Why nobody should be sent here just now: `draining` or `no-database`. */
  notReady(): Promise<string | null>;
}
