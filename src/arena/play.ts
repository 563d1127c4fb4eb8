import { diceAt } from '../kernel/dice.ts';
import type { Game, Kinds, Outcome, Rules } from '../kernel/game.ts';
import { type Seat, type Side, UMPIRE } from '../kernel/ids.ts';
import { type Match, open, outcomeOf } from '../kernel/match.ts';
import { ok, type Result } from '../kernel/result.ts';
import { type DecisionRecord, Runner, type SeatFigures } from '../kernel/runner.ts';
import { isTableEvent } from '../kernel/table.ts';
import { hashing } from '../store/hashing.ts';
import { botsFor } from './cast.ts';

/** One match between bots, as it is ordered. */
export interface Fixture {
  readonly game: Game;
  readonly options: unknown; // of the set-up; undefined = the game's own
  readonly seed: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly seats?: Readonly<Record<Seat, string>>;
}

export interface How {
  readonly ledger?: boolean;
  readonly keep?: boolean; // the decisions
  readonly now?: () => number;
}

/** A match at the table, everybody seated. */
export interface Sitting {
  readonly match: Match;
  readonly runner: Runner<Kinds>;
  readonly names: Readonly<Record<Seat, string>>;
}

export interface Played {
  readonly outcome: Outcome | undefined; // undefined = it stopped before its end
  readonly turns: number;
  readonly figures: Readonly<Record<Seat, SeatFigures>>;
  readonly detail: Readonly<Record<string, number>>;
  readonly match: Match;
  readonly names: Readonly<Record<Seat, string>>;
  readonly decisions: readonly DecisionRecord<{ readonly type: string }>[];
}

/** Where even the longest match counts as stuck. */
export const MOST_ENTRIES = 100_000;

/** What chance decides of a set-up comes from the seed of the match. */
export const rulesFor = (game: Game, options: unknown, seed: string): Result<Rules> =>
  game.setUp(options, diceAt(hashing, seed, 'setup', UMPIRE, 0));

/** Sits the bots down to a match that has begun. */
export function sitDown({ game, options, seed, sides, seats }: Fixture, how: How = {}): Result<Sitting> {
  const rules = rulesFor(game, game.watched?.(options) ?? options, seed);
  if (!rules.ok) return rules;
  const cast = botsFor(game, rules.value, sides, seats);
  if (!cast.ok) return cast;
  const match = open(game, rules.value, seed, hashing);
  const { ledger = false, keep = false, now } = how;
  const runner = new Runner(match, cast.value.bots, { budget: { iterations: 0, ledger }, keep, ...(now && { now }) });
  return ok({ match, runner, names: cast.value.names });
}

/** One command more; false = the match is over, stuck or too long. */
export const playOn = ({ match, runner }: Sitting): boolean => match.log.length < MOST_ENTRIES && runner.turn();

/** Plays a match from its opening to its end. */
export function playMatch(fixture: Fixture, how: How = {}): Result<Played> {
  const sitting = sitDown(fixture, how);
  if (!sitting.ok) return sitting;
  while (playOn(sitting.value));
  return ok(playedOf(sitting.value));
}

export function playedOf({ match, runner, names }: Sitting): Played {
  const { game, state } = match;
  const figures: Record<Seat, SeatFigures> = {};
  for (const seat of game.seats(match.rules)) {
    const own = runner.figures(seat);
    if (own) figures[seat] = own;
  }
  return {
    outcome: outcomeOf(match),
    turns: game.turns(state),
    figures,
    detail: game.detail(state, eventsOf(match)),
    match,
    names,
    decisions: runner.decisions,
  };
}

/** The game's own events, from the first. */
export function* eventsOf({ log }: Match): Generator<{ readonly type: string }> {
  for (const { events } of log) for (const event of events) if (!isTableEvent(event)) yield event;
}
