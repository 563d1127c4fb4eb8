import type { Decision } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game, Language, Outcome } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/kinds.ts';
import type { Result } from '../../kernel/result.ts';
import type { LineFault } from './faults.ts';
import type { Bye, LineReady } from './messages.ts';

type Command = { readonly type: string };

/** The match that a bot joins. */
export interface LineTable {
  readonly game: Game;
  readonly rules: Rules;
  readonly match: string; // an id that reveals nothing about the seed
  readonly seat: Seat;
  readonly seed: number; // for the bot's own random numbers
  readonly language: Language;
}

/** Connects a session to its bot and its host. A pipe appends a newline to each text; a socket sends it as a message. */
export interface LineWire {
  send(text: string): void;
  /** A fault while no question was open; the session continues. */
  stray(fault: LineFault): void;
  /** A log message, to be stored with the bot's stderr. */
  log(text: string): void;
  /** The bot sent too much and is no longer read. */
  cut(fault: LineFault): void;
}

export interface LineQuestion {
  readonly must: boolean;
  readonly kinds: readonly string[];
  readonly view: object; // with or without `rules`, which are removed
  readonly options: readonly Command[];
  readonly complete: boolean;
  readonly timeMs?: number; // overrides the limit
}

/** A bot's answer, well-formed; the match decides whether the rules allow it. */
export interface LineAnswer {
  readonly id: number;
  readonly command: Command | null; // null = it passes
  readonly decision: Decision<Command>; // with its reasons, if valid
  readonly unused: Fact | null; // why its reasons were dropped
}

/** An answer, a fault, or null if the question was withdrawn. */
export type LineReply = Result<LineAnswer, LineFault> | null;

/** A conversation with one bot about one seat. Its only clock is for the limits; it knows neither processes nor sockets. */
export interface LineSession {
  /** Settles once the bot is ready or has failed to start. */
  readonly ready: Promise<Result<LineReady, LineFault>>;
  readonly eventsSent: number; // number of events sent to the bot
  /** One line from the bot, without the line ending. */
  receive(text: string): void;
  /** The connection is gone; the open question and all later ones get this fault. */
  broken(fault: LineFault): void;
  sendEvents(events: readonly Command[]): void;
  /** Asks as soon as the bot is ready, and withdraws the previous question. */
  ask(question: LineQuestion): Promise<LineReply>;
  /** Withdraws the open question. */
  withdraw(): void;
  /** Reports a fault in the last answer to the bot. */
  fault(fact: Fact, fallback: boolean, left: number): void;
  bye(why: Bye, outcome: Outcome | null): void;
}
