import type { Decision, Weights } from '../../kernel/bot.ts';
import type { Language } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type {
  GeneratedResult,
  GenerateRequest,
  LabJobStatus,
  LabRequest,
  LabResult,
  Sensitivity,
  WhatIf,
  WhatIfRequest,
} from '../../wire/lab.ts';
import type {
  DecisionInfo,
  MatchLists,
  Miniature,
  NewMatchRequest,
  RematchRequest,
  SeatPass,
  Why,
} from '../../wire/matches.ts';
import type { Settings, TableInfo } from '../../wire/messages.ts';
import type { OpponentSearch, OpponentStatus } from '../../wire/opponents.ts';
import type { PushRequest } from '../../wire/push.ts';
import type { RecordedGame } from '../bots/job.ts';
import type { Session } from '../identity/sessions.ts';
import type { DrawnPicture, MatchPreview, PictureWish } from '../pictures/types.ts';

/** The client that sent a request. */
export interface Caller {
  readonly address: string;
  readonly token: string | null; // seat token from the Authorization header
  readonly browser: string | null; // random id of the browser, from the header X-Umpire-Browser
  readonly language: Language;
  readonly session: Session | null; // of a signed-in device, from the header X-Umpire-Session
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
  /** Looks for an opponent of similar strength, in a match with the default set-up. */
  findOpponent(
    caller: Caller,
    wish: { readonly game: string; readonly name?: string },
  ): Promise<Result<OpponentSearch>>;
  opponentStatus(caller: Caller, ticket: string): Promise<Result<OpponentStatus>>;
  /** Stops looking. A player who has just been paired gets the match instead. */
  stopSearch(caller: Caller, ticket: string): Promise<Result<OpponentStatus>>;
  /** Leaves seats (default: all). Before the start they become open, afterwards a bot takes them. */
  leave(caller: Caller, code: string, seats?: readonly Seat[]): Promise<Result<TableInfo>>;
  /** The host puts a bot in a seat. `bot: null` opens the seat before the start, or lets people take over a bot's seat during play. */
  fill(caller: Caller, code: string, seat: Seat, bot: string | null): Promise<Result<TableInfo>>;
  start(caller: Caller, code: string): Promise<Result<TableInfo>>;
  settings(caller: Caller, code: string, settings: Partial<Settings>): Promise<Result<TableInfo>>;
  /** The first caller creates the next match; the others join it with the seats they held. */
  rematch(caller: Caller, code: string, wish: RematchRequest): Promise<Result<SeatPass>>;
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
  /** A picture of a match: as spectators may see it now, or of a position once it is over. */
  picture(caller: Caller, code: string, wish: PictureWish): Promise<Result<DrawnPicture>>;
  /** A picture of a game, from a short match between bots. */
  gamePicture(caller: Caller, game: string, wish: PictureWish): Promise<Result<DrawnPicture>>;
  /** What a link to a match says about it. */
  preview(code: string, language: Language): Promise<Result<MatchPreview>>;
  /** Decisions of bots: of all seats once the match is over, of the caller's own seats before. */
  decisions(caller: Caller, code: string): Promise<Result<readonly DecisionInfo[]>>;
  why(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Why>>;
  /** Recomputes a decision with other weights or facts, for callers who may see its reasons. */
  whatIf(caller: Caller, code: string, n: number, seat: Seat | undefined, wish: WhatIfRequest): Promise<Result<WhatIf>>;
  sensitivity(caller: Caller, code: string, n: number, seat?: Seat): Promise<Result<Sensitivity>>;
  /** A bot's weight table. */
  weights(game: string, bot: string): Promise<Result<Weights>>;
  /** Starts a laboratory job over finished matches or a file. */
  startLabJob(
    caller: Caller,
    wish: LabRequest,
    games?: readonly RecordedGame[], // of an experiment
  ): Promise<Result<LabJobStatus<LabResult | GeneratedResult>>>;
  /** Starts a job that generates a balanced set-up from two armies. */
  generate(caller: Caller, wish: GenerateRequest): Promise<Result<LabJobStatus<LabResult | GeneratedResult>>>;
  labJob(id: string): Promise<Result<LabJobStatus<LabResult | GeneratedResult>>>;
  /** What the default bot would do in the caller's seat, with its scores. */
  hint(caller: Caller, code: string, seat: Seat): Promise<Result<Decision<{ readonly type: string }>>>;
  /** Part of a match between bots, for the animation on the home page. */
  miniature(game: string): Promise<Result<Miniature>>;
  ask(caller: Caller, game: string, query: string, question: unknown): Promise<Result<unknown>>;
  /** The key with which a page subscribes to notifications. */
  pushKey(): Promise<string>;
  /** Notifies a browser when it is the caller's turn. */
  subscribe(caller: Caller, code: string, subscription: PushRequest): Promise<Result<null>>;
  unsubscribe(caller: Caller, code: string, endpoint: string): Promise<Result<null>>;
  /** Whether the database answers, and how many matches and sockets are open. */
  health(): Promise<Health>;
  /** The reason why a load balancer should send no players here: `draining`, `no-database` or `cannot-write`. */
  notReady(): Promise<string | null>;
}
