import type { BotMaker } from './bot.ts';
import type { Dice } from './dice.ts';
import type { Fact } from './fact.ts';
import type { GeneratedSetUp } from './generator.ts';
import type { Seat, Side, Watcher } from './ids.ts';
import type { Kinds } from './kinds.ts';
import type { Picture } from './picture.ts';
import type { Prediction } from './prediction.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Rulebook } from './rulebook.ts';

export interface Awaited {
  readonly seat: Seat;
  readonly kinds: readonly string[]; // the command types this seat may send now
  readonly must: boolean; // the match cannot continue until this seat acts
}

/** Who must act, as far as a watcher may know: a seat, or a side if the seat is hidden, or null if neither can be known. */
export interface Waiting {
  readonly who: Seat | Side | null;
  readonly what: Fact; // its code starts with `awaits-`
}

export interface Outcome {
  readonly winners: readonly Side[]; // every side in first place; all sides = a draw
  readonly reason: Fact;
}

export type Language = 'en' | 'es';

/** A question about the rules that needs no match. JSON in, JSON out. */
export interface Query {
  readonly about: string;
  readonly schema: object; // JSON Schema for questions
  readonly example: unknown;
  answer(question: unknown): Result<unknown>;
}

/** An item in a list shown by the command line and the lobby: a map, a unit, a ruleset. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly picture?: string;
}

/** Draws views as pictures, for previews and exports. */
export interface Drawing<K extends Kinds = Kinds> {
  readonly titles: Readonly<Record<Language, string>>; // the game's name
  /** Shows what the view shows. With a seat's belief it may also show what that seat has worked out. */
  picture(view: K['view'], language: Language, belief?: K['belief']): Picture;
}

/** Reads army lists that other programs have written. */
export interface RosterReader<L = unknown> {
  /** The lists in a file; any malformed input is an error value. */
  read(data: Uint8Array): Result<readonly L[]>;
  /** The lists with the values that are found by name, in the other lists or in the game's own data. */
  resolve(lists: readonly L[]): readonly L[];
  /** A list for a terminal, with what was not understood. */
  print(list: L, language: Language): string;
  say(error: Fact, language: Language): string;
  /** The army of a list for set-ups, null if no unit has values; and the units that are not in it. */
  army(list: L): { readonly army: unknown; readonly left: readonly string[] };
  /** A question to the rules with the values of the lists' units that it names; an error if a name is unknown. */
  fillIn(question: unknown, lists: readonly L[]): Result<unknown>;
}

/** A part of the board as text: the map, or one unit. */
export interface BoardPart {
  readonly id: string; // `map`, `unit-0`; a path segment
  readonly title: string;
  readonly text: string;
}

/** How clients that cannot show a page list options and read the board. Computed from views only. */
export interface Listing<K extends Kinds = Kinds> {
  /**
   * What lists group and filter an option by, written as players write it: `{ unit: '0', hex: '0917', mode: 'run' }`. Lists
   * group by the first key whose values differ.
   */
  keys(command: K['command'], view: K['view']): Readonly<Record<string, string>>;
  /** Odds and consequences of an option, a few words each: `heat +2`. Empty if the view does not show any. */
  outlook(command: K['command'], view: K['view'], language: Language): readonly string[];
  /** The board in parts, for clients that cannot take it whole. */
  parts(view: K['view']): readonly BoardPart[];
}

/** Makes set-ups from two armies, and balances them with the results of a bot against itself. Results are plain data. */
export interface SetUpGenerator<R = unknown> {
  readonly schema: object; // JSON Schema of a request
  /** Equal requests give equal set-ups. */
  generate(request: unknown): Result<GeneratedSetUp>;
  /** The part of a finished match that balancing needs. */
  resultOf(rules: Kinds['rules'], events: readonly { readonly type: string }[]): R;
  /** The options changed so that equal bots win equally often. */
  balanced(options: GeneratedSetUp['options'], results: readonly R[]): GeneratedSetUp['options'];
  /** The side that wins a match with this result; null = a draw. */
  winnerOf(options: GeneratedSetUp['options'], result: R): Side | null;
  /** Describes a set-up in a terminal. */
  print(found: GeneratedSetUp, language: Language): string;
}

/**
 * Checks a player's list before the server stores it: the list's id, whether it was removed, and its content from a
 * client. Returns what to store.
 */
export type ListCheck = (id: string, removed: boolean, body: unknown) => Result<unknown>;

/**
 * Who may see a path of the state; `*` in `path` stands for any one key.
 * `felt` lists view paths that may change for other watchers too: a hidden breakdown shows as a system that can't be used.
 */
export interface Seen<S> {
  readonly path: string;
  watchers(state: S, at: readonly string[]): readonly Watcher[];
  felt?(state: S, at: readonly string[]): Readonly<Record<Watcher, readonly string[]>>;
}

/**
 * The contract of a game: which commands are legal, what they cause, and who learns of it. Every function is pure.
 * Members are methods, not function properties: method parameters are bivariant, so one list can hold all games.
 */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  readonly title: string;
  readonly about: string; // one sentence, for lists of games
  readonly version: string; // of the rules; recorded in every log
  readonly drawByAgreement: boolean;
  readonly defaults: { readonly bot: string; readonly watch: Watcher }; // used when the caller names no bot or watcher
  readonly absent: 'bot' | 'forfeit'; // when a player leaves for good: a bot takes over, or the side loses
  readonly ranked?: 'pair'; // the sides are not equal: opponents play two rated matches with swapped sides. Default: one match

  /** Published JSON Schemas: the options of `setUp`, and the union of all commands a seat may send. */
  readonly schemas: { readonly setUp: object; readonly command: object };

  /** Validates and completes a set-up, rolling `dice` for anything random. `undefined` asks for the default set-up. */
  setUp(options: unknown, dice: Dice): Result<K['rules']>;
  /** Adapts set-up options for a match between bots only, in which spectators may see everything. */
  watched?(options: unknown): unknown;
  /** The reverse for a match with people: hides again what `watched` lets spectators see. */
  guarded?(options: unknown): unknown;
  /** Completes a set-up from a log or the store for `setUp`: switches it does not record get their version-1 values. */
  recorded?(setup: unknown): unknown;
  /** The data a set-up refers to by name (maps, units), for the content digest. Default: the rules without `setup`. */
  content?(rules: K['rules']): unknown;
  /** Content keys added after version 1, such as `models.*.quad`, each with the value that is equivalent to its absence. */
  readonly contentSince1?: Readonly<Record<string, unknown>>;
  sides(rules: K['rules']): readonly Side[];
  seats(rules: K['rules']): readonly Seat[];
  begin(rules: K['rules']): K['state'];

  /** Validates the shape of a command. Rules are checked later, by `refuse`. */
  parse(input: unknown): Result<K['command']>;
  /** The first rule that forbids the command, in rulebook order; undefined if it is legal. */
  refuse(state: K['state'], seat: Seat, command: K['command']): Fact | undefined;
  /** Yields the events that a legal command causes; each `yield` returns the state after that event. */
  resolve(state: K['state'], seat: Seat, command: K['command'], dice: Dice): Generator<K['event'], void, K['state']>;
  apply(state: K['state'], event: K['event']): K['state'];
  awaiting(state: K['state']): readonly Awaited[];
  outcome(state: K['state']): Outcome | undefined;
  /** The first thing in a loaded state that cannot occur in a real match. Default: no check. */
  faultIn?(state: K['state']): Fact | undefined;
  /** Removes a side from a match of three or more. In a match of two the other side wins, so this is not called. */
  withdraw?(state: K['state'], side: Side, dice: Dice): Generator<K['event'], void, K['state']>;

  view(state: K['state'], watcher: Watcher): K['view'];
  hear(rules: K['rules'], event: K['event'], watcher: Watcher): K['heard'] | undefined;
  options(view: K['view'], seat: Seat): Iterable<K['command']>;
  /** Command types that `options` does not list completely: too many, or only used by people. Default: none. */
  readonly sampled?: readonly string[];
  /** Who must act and for what. Computed from a view, so it cannot reveal anything hidden. */
  waiting(view: K['view']): readonly Waiting[];
  /** The command to play for a seat that is late, absent or broken; undefined if none is needed. */
  fallback(view: K['view'], seat: Seat): K['command'] | undefined;
  /** False for commands that do nothing: holding fire, ending a turn, talking. Default: true for all. */
  isDeed?(command: K['command'], view: K['view']): boolean;
  /** Command types that only send a message to the seat's own crew. Decision lists hide them by default. */
  readonly talk?: readonly K['command']['type'][];

  start(view: K['view'], seat: Seat): K['belief'];
  believe(belief: K['belief'], heard: K['heard']): K['belief'];
  imagine(view: K['view'], belief: K['belief'], random: Random): K['state'];
  /**
   * The belief of a seat as far as the holder of `belief` can infer it, in an imagined state that the seat sees as `view`.
   * Searches let bots play on from it. Default: for its own seat `belief`, for others the belief of a new match.
   */
  imagineBelief?(belief: K['belief'], view: K['view'], seat: Seat): K['belief'];
  /** How well a side is doing, from 0 (lost) to 1 (won). Searches use it to evaluate positions they cannot play out. */
  standing(state: K['state'], side: Side): number;
  /** How sharply the odds of winning follow `standing`, fitted to self-play by the calibration bench. Default: 1. */
  readonly steepness?: number;

  readonly audience: readonly Seen<K['state']>[];
  readonly bots: Readonly<Record<string, BotMaker<K>>>;
  readonly queries: Readonly<Record<string, Query>>;
  readonly lists: Readonly<Record<string, () => readonly Listed[]>>;

  /**
   * The text for a refusal, a reason or a heard event; '' for an event that needs no text, undefined for an unknown code.
   * `rules` supply the names of places and units.
   */
  say(fact: Fact | K['heard'], language: Language, rules?: K['rules']): string | undefined;
  /**
   * A command as people read it: `torpedo at H8`, `sail north`. `view` is the view in which it would be sent, so that the
   * text can mention where it leads. Default: `write`.
   */
  order?(command: K['command'], language: Language, rules: K['rules'], view?: K['view']): string;
  /** Display name of a seat or side: `red first mate`. Default: the id. */
  name?(id: Seat | Side, language: Language): string;
  /** The side that a heard event is about, if the event has no field that says so. */
  whose?(event: K['heard'], rules: K['rules']): Side | undefined;
  /** All seats and sides of all set-ups, for lists of names. Default: those of the default set-up. */
  readonly everybody?: readonly (Seat | Side)[];
  /** The rules for people, in our own words and with the numbers of this set-up. Loaded on demand. */
  rulebook(rules: K['rules'], language: Language): Promise<Rulebook>;
  /** Pictures of views, loaded on demand: `() => import('./picture.ts')`. Default: the board as text. */
  drawing?(): Promise<Drawing<K>>;
  /** Grouped options and the board in parts, loaded on demand. Default: options by type, the board in one part. */
  listing?(): Promise<Listing<K>>;
  /** Army lists from other programs, loaded on demand. Default: the game reads none. */
  rosters?(): Promise<RosterReader>;
  /** Balanced set-ups from two armies, loaded on demand. Default: the game makes none. */
  generator?(): Promise<SetUpGenerator>;
  /** What its bots predict in their ledgers, loaded on demand. Default: the bots predict nothing. */
  predictions?(): Promise<{ readonly predictions: readonly Prediction<K>[] }>;
  /** Lists that the server stores for players, loaded on demand. Default: the game has none. */
  playerLists?(): Promise<ListCheck>;
  /** Parses a command typed at a terminal: `torpedo H8`. */
  typed(line: string, view: K['view']): Result<K['command']>;
  write(command: K['command'], view: K['view']): string;
  /** The view as text for a terminal. */
  board(view: K['view']): string;
  /** Game-specific figures of a finished match. Summaries of several matches add them up. */
  detail(state: K['state'], events: Iterable<K['event']>): Readonly<Record<string, number>>;
  turns(state: K['state']): number;
}
