import { sayDecision } from '../../decide/decision-text.ts';
import type { Decision } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game, Kinds, Outcome, Rules } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';

export type Command = Kinds['command'];

/** What a seat is asked for at a moment; no kinds = nothing. */
export interface SeatAsk {
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly must: boolean;
}

/** One thing that a seat heard. */
export interface News {
  readonly seat: Seat;
  readonly event: { readonly type: string };
}

/** A place at a table, here or on a server: all that whoever sits there may know. */
export interface Seated {
  readonly game: Game;
  readonly rules: Rules;
  readonly where: string; // in words
  readonly seats: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly asks: readonly SeatAsk[]; // of our seats, where there is something to do
  readonly place: string; // changes with everything that our seats notice
  view(seat: Seat): object; // with its rules
  /** What was heard since the last time. */
  news(): readonly News[];
  act(seat: Seat, command: { readonly type: string }): Promise<Result<unknown>>;
  /** Lets the others play until we are asked, the match is over or the time is up. */
  playOn(within: number): Promise<Result<unknown>>;
  /** We may act and do not want to: the others go on. */
  pass(): void;
  hint(seat: Seat): Promise<Result<Decision<Command>>>;
  close(): void;
}

/** Words for anything that a table says, the game's own first. */
export const sayAt =
  ({ game, rules }: Seated, other: (fact: Fact) => string) =>
  (fact: Fact | { readonly type: string }): string =>
    game.say(fact, 'en', rules) ?? ('code' in fact ? (sayDecision(fact as Fact, 'en') ?? other(fact as Fact)) : '');
