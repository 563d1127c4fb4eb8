import type { Decision } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game, Language, Outcome, Rules } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { LineFault } from './faults.ts';
import type { Bye, LineReady } from './messages.ts';

type Command = { readonly type: string };

/** The match that a bot sits down to. */
export interface LineTable {
  readonly game: Game;
  readonly rules: Rules;
  readonly match: string; // a name of it that tells nothing of its seed
  readonly seat: Seat;
  readonly seed: number; // the bot's own chance
  readonly language: Language;
}

/** How a session reaches its bot, and whom it tells. A pipe ends each text with a line's end, a socket makes it a message. */
export interface LineWire {
  send(text: string): void;
  /** A fault while nothing was asked; the session goes on. */
  stray(fault: LineFault): void;
  /** Something to be kept with what it writes on stderr. */
  log(text: string): void;
  /** It said too much and is not listened to any more. */
  cut(fault: LineFault): void;
}

export interface LineQuestion {
  readonly must: boolean;
  readonly kinds: readonly string[];
  readonly view: object; // with or without `rules`, which are left out
  readonly options: readonly Command[];
  readonly complete: boolean;
  readonly timeMs?: number; // instead of the limit
}

/** What a bot answered, its shape checked; whether the rules allow it is for the match to say. */
export interface LineAnswer {
  readonly id: number;
  readonly command: Command | null; // null = it declines
  readonly decision: Decision<Command>; // with its reasons, if they were any
  readonly unused: Fact | null; // why its reasons are left out
}

/** An answer, a fault, or null where the question was taken back. */
export type LineReply = Result<LineAnswer, LineFault> | null;

/** A conversation with one bot about one seat. It has no clock but for its limits, and knows neither processes nor sockets. */
export interface LineSession {
  /** Settles once the bot is ready, or never will be. */
  readonly ready: Promise<Result<LineReady, LineFault>>;
  readonly told: number; // events that it has been told
  /** What came from the bot: one line, without its end. */
  receive(text: string): void;
  /** Nothing will come any more; an open question is answered with this fault, and so is every later one. */
  broken(fault: LineFault): void;
  tell(events: readonly Command[]): void;
  /** Asks once it is ready, and takes back what was asked before. */
  ask(question: LineQuestion): Promise<LineReply>;
  /** Whatever is asked is not wanted any more. */
  takeBack(): void;
  /** Tells of a fault of the last question's. */
  fault(fact: Fact, fallback: boolean, left: number): void;
  bye(why: Bye, outcome: Outcome | null): void;
}
