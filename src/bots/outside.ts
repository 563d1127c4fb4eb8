import type { Ask } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Language, Rules } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';

/** What a seat that is played from outside answers. */
export interface OutsideAnswer {
  readonly command: { readonly type: string } | null; // what it comes to, faults and all; null = the game's fallback
  readonly fault: Fact | null; // the first thing that went wrong
  readonly notes: readonly Fact[]; // everything worth keeping, the faults too
}

/** A seat's player that is no bot of ours. It may take its time, and remember. */
export interface Outside {
  /** What goes wrong is in the answer; only a fault of our own is thrown. */
  decide(view: object, ask: Ask): Promise<OutsideAnswer>;
  /** Ends whatever runs and removes whatever was made for it; a decision under way is answered with a fault. */
  close(): Promise<void>;
}

export interface OutsideHow {
  readonly within?: number; // milliseconds that a program may think; the door's own limit unless said
  readonly recorder?: Recorder; // of the same door
}

/** Keeps a match in the form in which programs are told of it. What they were told it keeps by itself. */
export interface Recorder {
  /** What a bot did, as if it had been a program. */
  decided(view: object, seat: Seat, command: { readonly type: string }): void;
}

/** A protocol by which programs of others play a game of ours. A seat's name is `door:program`. */
export interface Door {
  readonly id: string; // `sbt`
  readonly game: string;
  readonly about: string; // one sentence for lists
  readonly example: string; // of a seat's name
  /** Completes the options of a match in which such a program plays. */
  options(options: unknown): unknown;
  /** Whether there is such a program here; asked before a match begins. */
  check(program: string): Result<null>;
  /** Why nobody can play this match through it, if so. */
  refuse(rules: Rules): Fact | undefined;
  open(program: string, seat: Seat, rules: Rules, how: OutsideHow): Outside;
  /** Keeps what programs are told and what they answer in a folder; bots are told of the same limit. */
  record(folder: string, within?: number): Recorder;
  /** Words for its facts; `inner` says those that stand inside another. */
  say(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined;
}
