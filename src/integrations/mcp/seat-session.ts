import { sayDecision } from '../../decide/decision-text.ts';
import type { Decision } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Kinds, Rules } from '../../kernel/kinds.ts';
import type { Result } from '../../kernel/result.ts';

export type Command = Kinds['command'];

/** What a seat may do at the moment; no kinds = nothing. */
export interface SeatAsk {
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly must: boolean;
}

/** An event that a seat heard. */
export interface HeardEvent {
  readonly seat: Seat;
  readonly event: { readonly type: string };
}

/** Seats at a table, local or on a server: everything their player may know. */
export interface SeatSession {
  readonly game: Game;
  readonly rules: Rules;
  readonly where: string; // for display
  readonly seats: readonly Seat[];
  readonly started: boolean; // false while players are still missing; then there are no views
  readonly outcome: Outcome | undefined;
  readonly asks: readonly SeatAsk[]; // only of our seats that can act
  readonly version: string; // changes with everything our seats notice
  view(seat: Seat): object; // with its rules
  /** Events since the last call. */
  news(): readonly HeardEvent[];
  act(seat: Seat, command: { readonly type: string }): Promise<Result<unknown>>;
  /** Lets the others play until we must act, the match is over or time is up. */
  waitForTurn(within: number): Promise<Result<unknown>>;
  /** Declines an optional action; the others continue. */
  pass(): void;
  hint(seat: Seat): Promise<Result<Decision<Command>>>;
  close(): void;
}

/** Text for any fact at this table; the game's own texts take precedence. */
export const sayAt =
  ({ game, rules }: SeatSession, other: (fact: Fact) => string) =>
  (fact: Fact | { readonly type: string }): string =>
    game.say(fact, 'en', rules) ?? ('code' in fact ? (sayDecision(fact as Fact, 'en') ?? other(fact as Fact)) : '');
