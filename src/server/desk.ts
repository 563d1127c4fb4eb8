import type { Decision } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { DecisionRecord } from '../kernel/runner.ts';
import type { Settings, TableInfo } from '../wire/messages.ts';

/** Who asks, as far as we know them. */
export interface Caller {
  readonly address: string;
  readonly token: string | null; // of a match, from the Authorization header
  readonly language: Language;
}

/** A match as its host wishes it; everything left out has a default. */
export interface Wish {
  readonly game: string;
  readonly options?: unknown; // the game's set-up
  readonly name?: string; // the host's, at the table
  readonly sit?: readonly Seat[]; // the seats the host takes; none = only watches
  readonly bots?: Readonly<Record<Seat, string>>; // `crew@3+hunter`; a side's name fills all its seats
  readonly settings?: Partial<Settings>;
  readonly start?: boolean; // at once; empty seats become bots
}

/** A place at a table. The token is told once and kept by the page. */
export interface Pass {
  readonly code: string;
  readonly token: string;
  readonly seats: readonly Seat[];
  readonly table: TableInfo;
}

/** Why a bot chose, with what would have changed its mind. */
export interface Why {
  readonly record: DecisionRecord<{ readonly type: string }>;
  readonly flip: {
    readonly weight: string;
    readonly from: number;
    readonly to: number;
    readonly command: { readonly type: string } | null;
  } | null;
  readonly noFlip: Fact | null; // why there is none to tell
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
  /** Listed matches: waiting for people, under way, and lately over. */
  tables(): Promise<{
    readonly open: readonly TableInfo[];
    readonly playing: readonly TableInfo[];
    readonly over: readonly TableInfo[];
  }>;
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
  decisions(
    caller: Caller,
    code: string,
  ): Promise<Result<readonly { readonly n: number; readonly seat: Seat; readonly seq: number }[]>>;
  why(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Why>>;
  /** What the default bot would do in the caller's seat: with all it judged. */
  hint(caller: Caller, code: string, seat: Seat): Promise<Result<Decision<{ readonly type: string }>>>;
  /** Views of a short bot match, for the miniature on the home page. */
  miniature(game: string): Promise<Result<{ readonly setup: object; readonly views: readonly object[] }>>;
  ask(game: string, query: string, question: unknown): Promise<Result<unknown>>;
  /** Whether the disk answers, and how much is going on. */
  health(): Promise<Health>;
}
