import type { ProgramSettings } from '../bots/external-player.ts';
import { isProgramName, withProtocolOptions } from '../integrations/list.ts';
import { diceAt } from '../kernel/dice.ts';
import type { Game, Kinds, Outcome, Rules } from '../kernel/game.ts';
import { type Seat, type Side, UMPIRE } from '../kernel/ids.ts';
import { type Match, open, outcomeOf } from '../kernel/match.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { type DecisionRecord, Runner, type SeatFigures } from '../kernel/runner.ts';
import { isTableEvent } from '../kernel/table.ts';
import { hashing } from '../store/hashing.ts';
import { botsFor } from './cast.ts';
import { type Visitors, visitorsOf } from './visitors.ts';

/** One match between bots and programs, as it is ordered. */
export interface Fixture {
  readonly game: Game;
  readonly options: unknown; // of the set-up; undefined = the game's own
  readonly seed: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly seats?: Readonly<Record<Seat, string>>;
}

/** The limits and the recorder are for programs of others. */
export interface How extends ProgramSettings {
  readonly ledger?: boolean;
  readonly keep?: boolean; // the decisions
  readonly iterations?: number; // a search's budget for one decision; 0 or left out = its maker's own
  readonly now?: () => number;
}

/** A match at the table, its bots seated. */
interface Seated {
  readonly match: Match;
  readonly runner: Runner<Kinds>;
  readonly names: Readonly<Record<Seat, string>>;
}

/** A match at the table, everybody seated. */
export interface Sitting extends Seated {
  readonly visitors: Visitors;
  readonly how: How;
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

/** The options of a match between these: programs bring their door's wishes, and nobody minds a spectator who sees all. */
export function optionsFor(game: Game, options: unknown, names: Iterable<string>): unknown {
  const completed = withProtocolOptions(options, game, names);
  return game.watched?.(completed) ?? completed;
}

/** Sits the bots down to a match that has begun. Whoever invites programs closes `visitors` in the end. */
export function sitDown({ game, options, seed, sides, seats }: Fixture, how: How = {}): Result<Sitting> {
  const names = [...Object.values(sides), ...Object.values(seats ?? {})];
  const rules = rulesFor(game, optionsFor(game, options, names), seed);
  if (!rules.ok) return rules;
  const cast = botsFor(game, rules.value, sides, seats);
  if (!cast.ok) return cast;
  const match = open(game, rules.value, seed, hashing);
  const { ledger = false, keep = false, iterations = 0, now } = how;
  const visitors = visitorsOf(cast.value.visitors, match, how);
  const runner = new Runner(match, cast.value.bots, { budget: { iterations, ledger }, keep, ...(now && { now }) });
  return ok({ match, runner, visitors, how, names: cast.value.names });
}

/** One command more of a bot's; false = a program is to be asked first, or the match is over, stuck or too long. */
export const playOn = ({ match, runner, visitors }: Seated & Partial<Sitting>): boolean =>
  match.log.length < MOST_ENTRIES && !visitors?.wanted(match) && runner.turn();

/** The same where a program is to be asked. */
export const visitorPlaysOn = async ({ match, runner, visitors, how }: Sitting): Promise<boolean> =>
  match.log.length < MOST_ENTRIES && visitors.turn(match, how.keep ? runner.decisions : null, how.now);

/** Plays a match of our own bots from its opening to its end. */
export function playMatch(fixture: Fixture, how: How = {}): Result<Played> {
  const sitting = sitDown(fixture, how);
  if (!sitting.ok) return sitting;
  const visitor = Object.values(sitting.value.names).find(isProgramName);
  if (visitor !== undefined) return no({ code: 'program-for-matches', name: visitor });
  while (playOn(sitting.value));
  return ok(playedOf(sitting.value));
}

export function playedOf({ match, runner, visitors, names }: Seated & Partial<Sitting>): Played {
  const { game, state } = match;
  const figures: Record<Seat, SeatFigures> = {};
  for (const seat of game.seats(match.rules)) {
    const own = runner.figures(seat) ?? visitors?.figures(seat);
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
