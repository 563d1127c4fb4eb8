import type { Ask, Decision } from '../kernel/bot.ts';
import type { CountedFault, Forfeit } from '../kernel/bot-turn.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Language, Outcome, Rules } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';

type Command = { readonly type: string };
type Heard = { readonly type: string };

/** What a seat that is played from outside answers. */
export interface ExternalAnswer {
  readonly command: Command | null; // what it comes to, faults and all; null = the game's fallback
  readonly fault: Fact | null; // the first thing that went wrong
  readonly notes: readonly Fact[]; // everything worth keeping, the faults too
  readonly faults?: readonly CountedFault[]; // all that went wrong; left out = what `fault` says, by its code
  readonly decision?: Decision<Command>; // with its reasons, where it gave any
  readonly version?: string; // of the program, where it says one
  readonly forfeit?: Forfeit;
}

/** A seat's player that is no bot of ours. It may take its time, and remember. */
export interface ExternalPlayer {
  /** Begins whatever must run; which kinds of commands it wants to be asked for though nobody insists. */
  ready(): Promise<readonly string[]>;
  /**
   * What goes wrong is in the answer; only a fault of our own is thrown. `heard` gives what the seat has heard from its
   * `from`-th event on. Where nobody insists, no command and no fault means that it keeps quiet.
   */
  decide(view: object, ask: Ask, heard: (from: number) => readonly Heard[]): Promise<ExternalAnswer>;
  /** The rules refused its last command; a fact = that was one fault too many, and its side has lost. */
  refused(refusal: Fact): Forfeit | undefined;
  /** Ends whatever runs, but may be asked again. */
  rest(): Promise<void>;
  /** Ends whatever runs and removes whatever was made for it; a decision under way is answered with a fault. */
  close(why?: Leaving): Promise<void>;
}

/** Why a player is sent away: how the match ended, if it did. */
export interface Leaving {
  readonly outcome: Outcome | null;
}

/** What a program may take of the machine. A door that has no use for one of these leaves it. */
export interface ProgramLimits {
  readonly within?: number; // milliseconds that a program may think; the door's own limit unless said
  readonly start?: number; // milliseconds that it may take to get ready
  readonly memory?: number; // megabytes of a program and all that it has started
  readonly faults?: number; // the one that forfeits its seat
  readonly sandbox?: boolean; // no network, nothing to write to, none of the user's files but its own
}

export interface ProgramSettings extends ProgramLimits {
  readonly recorder?: Recorder; // of the same door
  readonly name?: string; // that people know the program by, where its command is not for everybody; its command unless said
}

/** Keeps a match in the form in which programs are told of it. What they were told it keeps by itself. */
export interface Recorder {
  /** What a bot did, as if it had been a program. */
  decided(view: object, seat: Seat, command: Command): void;
}

/** The match that a program sits down to. */
export interface ProgramTable {
  readonly game: Game;
  readonly rules: Rules;
  readonly match: string; // a name of it that tells nothing of its seed
  readonly seed: number; // the program's own chance
  readonly language: Language;
}

/** A protocol by which programs of others play a game of ours. A seat's name is `door:program`. */
export interface ProgramProtocol {
  readonly id: string; // `sbt`
  readonly game: string | null; // null = every game
  readonly about: string; // one sentence for lists
  readonly example: string; // of a seat's name
  /** Whether its programs can ask to be asked though nobody insists. */
  readonly volunteers: boolean;
  /** Completes the options of a match in which such a program plays. */
  options(options: unknown): unknown;
  /** What is run, with its arguments; nothing where it cannot be read. */
  command(program: string): readonly string[];
  /** Whether there is such a program here; asked before a match begins. */
  check(program: string): Result<null>;
  /** Why nobody can play this match through it, if so. */
  refuse(rules: Rules): Fact | undefined;
  open(program: string, seat: Seat, table: ProgramTable, how: ProgramSettings): ExternalPlayer;
  /** Keeps what programs are told and what they answer in a folder; bots are told of the same limit. */
  record?(folder: string, within?: number): Recorder;
  /** Words for its facts; `inner` says those that stand inside another. */
  say(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined;
}
