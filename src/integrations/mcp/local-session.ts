import { lineupFor, type ResolvedBot, resolveBot } from '../../arena/lineup.ts';
import { MOST_ENTRIES, rulesFor } from '../../arena/play.ts';
import { decideAgain, questionAt } from '../../arena/redecide.ts';
import { inWords, sayIn, setupFault } from '../../cli/say.ts';
import type { Decision } from '../../kernel/bot.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import { heardBy } from '../../kernel/hearing.ts';
import { type Seat, sideOf } from '../../kernel/ids.ts';
import type { Kinds, Rules } from '../../kernel/kinds.ts';
import { type Match, open, outcomeOf, viewOf } from '../../kernel/match.ts';
import { submitRaw } from '../../kernel/raw-command.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { Runner } from '../../kernel/runner.ts';
import { hashing } from '../../store/hashing.ts';
import type { Command, HeardEvent, SeatAsk, SeatSession } from './seat-session.ts';

/** The settings of a match against bots. */
export interface LocalMatchOptions {
  readonly seats: readonly Seat[]; // empty = the game's first seat
  readonly against: string; // the bot for all other sides
  readonly with: string; // the bot for the other seats of our side
  readonly setup: unknown;
  readonly seed: string;
  readonly hints: boolean;
}

/** A match in this process: the client plays our seats, bots play all others. */
export class LocalSession implements SeatSession {
  readonly game: Game;
  readonly rules: Rules;
  readonly where = 'on this machine';
  readonly started = true;
  readonly seats: readonly Seat[];
  private readonly match: Match;
  private readonly runner: Runner<Kinds>;
  private readonly adviser: ResolvedBot | null;
  private reported = 0; // log entries already reported
  private turn = '';
  private mayPause = false; // it is our side's turn, and the client has not been asked yet
  private paused = false;

  private constructor(match: Match, runner: Runner<Kinds>, seats: readonly Seat[], adviser: ResolvedBot | null) {
    this.game = match.game;
    this.rules = match.rules;
    this.match = match;
    this.runner = runner;
    this.seats = seats;
    this.adviser = adviser;
  }

  static open(game: Game, options: LocalMatchOptions): Result<LocalSession> {
    const rules = rulesFor(game, options.setup, options.seed);
    if (!rules.ok) return no(setupFault(game, rules.error));
    const known = game.seats(rules.value);
    const seats = options.seats.length > 0 ? [...new Set(options.seats)] : known.slice(0, 1);
    const strange = seats.find((seat) => !known.includes(seat));
    if (strange !== undefined) return no({ code: 'no-such-seat', game: game.id, seat: strange, known });
    const sides = [...new Set(seats.map(sideOf))];
    if (sides.length > 1) return no({ code: 'seats-of-two-sides', sides });
    const [own] = sides;
    const foes = game.sides(rules.value).filter((side) => side !== own);
    const friends = known.filter((seat) => sideOf(seat) === own && !seats.includes(seat));
    const lineup = lineupFor(game, rules.value, named(foes, options.against), named(friends, options.with));
    if (!lineup.ok) return no(inWords(game, lineup.error));
    const [visitor] = Object.values(lineup.value.programs);
    if (visitor) return no({ code: 'program-for-matches', name: visitor.name });
    const adviser = resolveBot(game, options.with);
    if (!adviser.ok) return no(inWords(game, adviser.error));
    const match = open(game, rules.value, options.seed, hashing);
    const runner = new Runner(match, lineup.value.bots, { budget: { iterations: 0, ledger: false } });
    return ok(new LocalSession(match, runner, seats, options.hints ? adviser.value : null));
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.match);
  }

  get version(): string {
    return String(this.match.log.length);
  }

  get asks(): readonly SeatAsk[] {
    const { game, state } = this.match;
    return this.outcome ? [] : game.awaiting(state).filter(({ seat }) => this.seats.includes(seat));
  }

  view(seat: Seat): object {
    return viewOf(this.match, seat);
  }

  news(): readonly HeardEvent[] {
    const { match, seats } = this;
    const fresh = match.log.slice(this.reported);
    this.reported = match.log.length;
    return fresh.flatMap((entry) =>
      seats.flatMap((seat) => heardBy(match, entry, seat).map((event) => ({ seat, event }))),
    );
  }

  async act(seat: Seat, command: { readonly type: string }): Promise<Result<unknown>> {
    const done = submitRaw(this.match, seat, command);
    return done.ok ? done : no({ code: 'in-words', words: sayIn(this.game, done.error, this.rules) });
  }

  /** Bots run in this thread; between two commands, yield to other tasks. */
  async waitForTurn(): Promise<Result<unknown>> {
    while (this.match.log.length < MOST_ENTRIES && (this.isAnswerOwed || !this.waits()) && this.runner.turn())
      await new Promise(setImmediate);
    return ok(null);
  }

  pass(): void {
    this.paused = false;
  }

  async hint(seat: Seat): Promise<Result<Decision<Command>>> {
    if (!this.adviser) return no({ code: 'hints-are-off' });
    const question = questionAt(this.match, this.match.log.length, seat, this.adviser);
    const [ask] = question.asks;
    return ask ? ok(decideAgain(question, ask)) : no({ code: 'nobody-asks', seat });
  }

  close(): void {}

  private get isAnswerOwed(): boolean {
    return this.match.status.offers.length > 0;
  }

  /** We must act, or our side's turn has just started and we may act. */
  private waits(): boolean {
    const { game, state } = this.match;
    const needed = game.awaiting(state).find(({ must }) => must);
    if (needed && this.seats.includes(needed.seat)) return true;
    const side = needed && sideOf(needed.seat);
    const turn = `${game.turns(state)} ${side}`;
    if (turn !== this.turn) {
      this.turn = turn;
      this.mayPause = side === sideOf(this.seats[0] as Seat);
      this.paused = false;
    }
    if (this.mayPause && this.asks.length > 0) {
      this.mayPause = false;
      this.paused = true;
    }
    return this.paused;
  }
}

const named = (ids: readonly string[], bot: string): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, bot]));
