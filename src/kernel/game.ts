import type { BotMaker } from './bot.ts';
import type { Dice } from './dice.ts';
import type { Fact } from './fact.ts';
import type { Seat, Side, Watcher } from './ids.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';

/** What stays the same through a match: the checked set-up, and tables worked out from it. */
export interface Rules {
  /** Plain data; setting up from it again gives the same rules without a roll. */
  readonly setup: Readonly<Record<string, unknown>>;
}

/** The nouns of a game, one name each. */
export interface Kinds {
  readonly rules: Rules;
  readonly state: { readonly rules: Rules }; // plain data but for `rules`, which a saved state leaves out
  readonly command: { readonly type: string };
  readonly event: { readonly type: string };
  readonly view: object;
  readonly heard: { readonly type: string };
  readonly belief: unknown;
}

export interface Awaited {
  readonly seat: Seat;
  readonly kinds: readonly string[]; // command types that make sense from this seat now
  readonly must: boolean; // the match stands still until this seat acts
}

/** One who is awaited, as a watcher may know it: a seat, a side where the seat is hidden, null = this watcher cannot tell. */
export interface Waiting {
  readonly who: Seat | Side | null;
  readonly what: Fact; // `awaits-…`
}

export interface Outcome {
  readonly winners: readonly Side[]; // all that share first place; every side = a draw
  readonly reason: Fact;
}

export type Language = 'en' | 'es';

/** A question that can be asked of the rules without a match: JSON in, JSON out. */
export interface Query {
  readonly about: string;
  readonly schema: object; // JSON Schema of the question
  readonly example: unknown;
  answer(question: unknown): Result<unknown>;
}

/** One line of a list that the command line and the lobby show: a map, a unit, a ruleset. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly picture?: string;
}

/**
 * Who may see a path of the state. `path` uses `*` for one step and `own`-relative watchers are worked out by `watchers`.
 * `felt` names view paths in which further watchers notice a change without seeing the thing (a usable system, say).
 */
export interface Seen<S> {
  readonly path: string;
  watchers(state: S, at: readonly string[]): readonly Watcher[];
  felt?(state: S, at: readonly string[]): Readonly<Record<Watcher, readonly string[]>>;
}

/**
 * A game: what may be done, what happens, who learns of it. Every function is pure; none reads a clock or a file.
 * Methods, not arrow fields: that lets the catalog hold games of different nouns in one list.
 */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  readonly title: string;
  readonly about: string; // one sentence for lists
  readonly version: string; // of the rules; a log says which it was played with
  readonly drawByAgreement: boolean;
  readonly defaults: { readonly bot: string; readonly watch: Watcher }; // who plays and who looks when nobody says
  readonly absent: 'bot' | 'forfeit'; // somebody has left for good: a bot plays on, or their side has lost

  /** JSON Schemas for others: what `setUp` takes, and every command a seat may send, as a union. */
  readonly schemas: { readonly setUp: object; readonly command: object };

  /** Checks and completes a set-up; `dice` decide what it leaves to chance. `undefined` asks for the default. */
  setUp(options: unknown, dice: Dice): Result<K['rules']>;
  /** Completes the options of a match that bots alone play, where nobody minds a spectator who sees all. */
  watched?(options: unknown): unknown;
  /** The same options for a match that people play: what `watched` opened is closed again. */
  guarded?(options: unknown): unknown;
  /** A set-up from a log or the store, completed for `setUp`: a switch it does not record takes its version-1 value. */
  recorded?(setup: unknown): unknown;
  /** The tables that a set-up only names (maps, units, cards), for the content digest. Default: the rules but the set-up. */
  content?(rules: K['rules']): unknown;
  /** Content keys that version 1 lacked, each with the value that means the same as its absence: `models.*.quad`. */
  readonly contentSince1?: Readonly<Record<string, unknown>>;
  sides(rules: K['rules']): readonly Side[];
  seats(rules: K['rules']): readonly Seat[];
  begin(rules: K['rules']): K['state'];

  /** The shape of a command, before any rule looks at it. */
  parse(input: unknown): Result<K['command']>;
  /** The first rule that says no, or nothing. */
  refuse(state: K['state'], seat: Seat, command: K['command']): Fact | undefined;
  /** What happens: `yield event` gives back the state after it. */
  resolve(state: K['state'], seat: Seat, command: K['command'], dice: Dice): Generator<K['event'], void, K['state']>;
  apply(state: K['state'], event: K['event']): K['state'];
  awaiting(state: K['state']): readonly Awaited[];
  outcome(state: K['state']): Outcome | undefined;
  /** The first thing in a loaded state that no match can have come to, whatever its shape; left out = nothing is looked at. */
  faultIn?(state: K['state']): Fact | undefined;
  /** Takes a side out of a match of three or more; with two the other side has won. */
  withdraw?(state: K['state'], side: Side, dice: Dice): Generator<K['event'], void, K['state']>;

  view(state: K['state'], watcher: Watcher): K['view'];
  hear(rules: K['rules'], event: K['event'], watcher: Watcher): K['heard'] | undefined;
  options(view: K['view'], seat: Seat): Iterable<K['command']>;
  /** Kinds of commands of which `options` gives only some: too many to list, or left to hands; left out = of none. */
  readonly sampled?: readonly string[];
  /** Who must act and for what, as far as this watcher may know: from the view alone, so that it tells nothing hidden. */
  waiting(view: K['view']): readonly Waiting[];
  /** What is done for a seat that is late, absent or broken; undefined = nothing needs doing. */
  fallback(view: K['view'], seat: Seat): K['command'] | undefined;
  /** Whether a command does something; fire that is held, a turn that ends and talk do not. Left out = all of them do. */
  isDeed?(command: K['command'], view: K['view']): boolean;

  start(view: K['view'], seat: Seat): K['belief'];
  believe(belief: K['belief'], heard: K['heard']): K['belief'];
  imagine(view: K['view'], belief: K['belief'], random: Random): K['state'];
  /** How a side stands, 0 (lost) to 1 (won): where a search that cannot play on to the end stops. */
  standing(state: K['state'], side: Side): number;

  readonly audience: readonly Seen<K['state']>[];
  readonly bots: Readonly<Record<string, BotMaker<K>>>;
  readonly queries: Readonly<Record<string, Query>>;
  readonly lists: Readonly<Record<string, () => readonly Listed[]>>;

  /**
   * Words for a refusal, a reason or a heard event; undefined = this game has none for that code, and an event that goes
   * without saying has ''. `rules` name its places.
   */
  say(fact: Fact | K['heard'], language: Language, rules?: K['rules']): string | undefined;
  /**
   * A command in words for people: `torpedo at H8`, `sail north`; where a game has none, `write` is all there is. With the
   * view in which it is thought of, it may say where it leads.
   */
  order?(command: K['command'], language: Language, rules: K['rules'], view?: K['view']): string;
  /** What a seat or a side is called at the table: `red first mate`; the id where a game does not say. */
  name?(id: Seat | Side, language: Language): string;
  /** The side that a heard event is about, where the event does not say it itself. */
  whose?(event: K['heard'], rules: K['rules']): Side | undefined;
  /** Every seat and side that some set-up has, for lists of their names; left out = the usual set-up has them all. */
  readonly everybody?: readonly (Seat | Side)[];
  /** The rules on a page, in our own words, with the numbers of this set-up. */
  primer(rules: K['rules']): string;
  /** A command as typed at a terminal: `torpedo H8`. */
  typed(line: string, view: K['view']): Result<K['command']>;
  write(command: K['command'], view: K['view']): string;
  /** The view as text for a terminal. */
  board(view: K['view']): string;
  /** The game's own figures of a finished match for the `detail` of a summary; numbers of many matches are added up. */
  detail(state: K['state'], events: Iterable<K['event']>): Readonly<Record<string, number>>;
  turns(state: K['state']): number;
}
