import type { BotMaker } from './bot.ts';
import type { Dice } from './dice.ts';
import type { Fact } from './fact.ts';
import type { Seat, Side, Watcher } from './ids.ts';
import type { Kinds } from './kinds.ts';
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

  start(view: K['view'], seat: Seat): K['belief'];
  believe(belief: K['belief'], heard: K['heard']): K['belief'];
  imagine(view: K['view'], belief: K['belief'], random: Random): K['state'];
  /** How well a side is doing, from 0 (lost) to 1 (won). Searches use it to evaluate positions they cannot play out. */
  standing(state: K['state'], side: Side): number;

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
  /** Parses a command typed at a terminal: `torpedo H8`. */
  typed(line: string, view: K['view']): Result<K['command']>;
  write(command: K['command'], view: K['view']): string;
  /** The view as text for a terminal. */
  board(view: K['view']): string;
  /** Game-specific figures of a finished match. Summaries of several matches add them up. */
  detail(state: K['state'], events: Iterable<K['event']>): Readonly<Record<string, number>>;
  turns(state: K['state']): number;
}
