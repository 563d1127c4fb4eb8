import type { Ask, Decision } from '../kernel/bot.ts';
import type { CountedFault, Forfeit } from '../kernel/bot-turn.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Language, Outcome } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Rules } from '../kernel/kinds.ts';
import type { Result } from '../kernel/result.ts';

type Command = { readonly type: string };
type Heard = { readonly type: string };

/** The answer of a seat played by an external program. */
export interface ExternalAnswer {
  readonly command: Command | null; // after handling faults; null = use the game's fallback
  readonly fault: Fact | null; // the first fault
  readonly notes: readonly Fact[]; // everything worth recording, including faults
  readonly faults?: readonly CountedFault[]; // all faults; default: only `fault`, counted by its code
  readonly decision?: Decision<Command>; // with the reasons the program gave, if any
  readonly version?: string; // the program's version, if it reports one
  readonly forfeit?: Forfeit;
}

/** Plays a seat from outside, for example through an external program. It may be slow and may keep state. */
export interface ExternalPlayer {
  /** Starts the program. Returns the command types it also wants to be asked for when acting is optional. */
  ready(): Promise<readonly string[]>;
  /** Why the last start failed; null if it did not, or if every decision starts the program. */
  startFault?(): Fact | null;
  /**
   * Faults are part of the answer; only bugs in Umpire throw. `heard` returns the events the seat has heard, starting
   * at index `from`. When acting is optional, an answer with neither command nor fault means that the program passes.
   */
  decide(view: object, ask: Ask, heard: (from: number) => readonly Heard[]): Promise<ExternalAnswer>;
  /** Reports that the rules refused its last command. Returns a forfeit if that was one fault too many. */
  refused(refusal: Fact): Forfeit | undefined;
  /** Stops running processes; the player can still be asked again. */
  rest(): Promise<void>;
  /** Stops running processes and removes their files. A pending decision is answered with a fault. */
  close(why?: Leaving): Promise<void>;
}

/** Why a player is closed: how the match ended, if it did. */
interface Leaving {
  readonly outcome: Outcome | null;
}

/** Line endings: LF, or CR LF as on Windows. */
export type Newline = 'lf' | 'crlf';

/** Resource limits of a program. A protocol ignores limits it has no use for. */
export interface ProgramLimits {
  readonly within?: number; // milliseconds per decision; default: set by the protocol
  readonly start?: number; // milliseconds to get ready
  readonly memory?: number; // megabytes, including child processes
  readonly faults?: number; // the seat is forfeited after this many
  readonly newline?: Newline; // line endings of files written for it
  readonly sandbox?: boolean; // no network, no writable files, no access to the user's files except its own
}

export interface ProgramSettings extends ProgramLimits {
  readonly recorder?: Recorder; // of the same protocol
  readonly name?: string; // display name, for when the command must stay private; default: the command
}

/** Records a match in the format that programs read. It records what programs receive on its own. */
export interface Recorder {
  /** Records what a built-in bot did as if a program had done it. */
  decided(view: object, seat: Seat, command: Command): void;
}

/** The match that a program joins. */
interface ProgramTable {
  readonly game: Game;
  readonly rules: Rules;
  readonly match: string; // an id that reveals nothing about the seed
  readonly seed: number; // for the program's own random numbers
  readonly language: Language;
}

/** A protocol for external programs to play a game. A seat is named `protocol:program`. */
export interface ProgramProtocol {
  readonly id: string; // `sbt`
  readonly game: string | null; // null = every game
  readonly about: string; // one sentence for lists
  readonly example: string; // an example of a seat name
  /** Whether its programs can ask for turns in which acting is optional. */
  readonly volunteers: boolean;
  /** Completes the options of a match in which such a program plays. */
  options(options: unknown): unknown;
  /** The program to run and its arguments; empty if they cannot be parsed. */
  command(program: string): readonly string[];
  /** Checks that the program exists here; called before a match starts. */
  check(program: string): Result<null>;
  /** The reason if no program can play this match through the protocol. */
  refuse(rules: Rules): Fact | undefined;
  open(program: string, seat: Seat, table: ProgramTable, how: ProgramSettings): ExternalPlayer;
  /** Records in a folder what programs receive and answer; built-in bots get the same time limit. */
  record?(folder: string, within?: number, newline?: Newline): Recorder;
  /** Text for the protocol's facts; `inner` formats facts nested in another. */
  say(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined;
}
