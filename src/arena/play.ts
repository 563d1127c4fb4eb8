import type { ProgramSettings } from '../bots/external-player.ts';
import { isProgramName, withProtocolOptions } from '../integrations/list.ts';
import type { SeatFigures } from '../kernel/bot-turn.ts';
import { diceAt } from '../kernel/dice.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { type Seat, type Side, UMPIRE } from '../kernel/ids.ts';
import type { Kinds, Rules } from '../kernel/kinds.ts';
import { type Match, open, outcomeOf } from '../kernel/match.ts';
import { isMatchEvent } from '../kernel/match-status.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { type DecisionRecord, Runner } from '../kernel/runner.ts';
import { hashing } from '../store/hashing.ts';
import { type ExternalSeats, openExternalSeats } from './external-seats.ts';
import { lineupFor } from './lineup.ts';

/** One match between bots and programs. */
export interface MatchSpec {
  readonly game: Game;
  readonly options: unknown; // set-up; undefined = the game's default
  readonly seed: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly seats?: Readonly<Record<Seat, string>>;
}

/** The limits and the recorder are for external programs. */
export interface PlayOptions extends ProgramSettings {
  readonly ledger?: boolean;
  readonly keep?: boolean; // record decisions
  readonly iterations?: number; // search iterations per decision; default and 0: the bot's own
  readonly now?: () => number | undefined; // see decisionClock
}

/** A match with its built-in bots. */
interface BotMatch {
  readonly match: Match;
  readonly runner: Runner<Kinds>;
  readonly names: Readonly<Record<Seat, string>>;
}

/** A match with all seats filled. */
export interface SeatedMatch extends BotMatch {
  readonly external: ExternalSeats;
  readonly how: PlayOptions;
}

export interface Played {
  readonly outcome: Outcome | undefined; // undefined if it stopped early
  readonly turns: number;
  readonly figures: Readonly<Record<Seat, SeatFigures>>;
  readonly detail: Readonly<Record<string, number>>;
  readonly match: Match;
  readonly names: Readonly<Record<Seat, string>>;
  readonly decisions: readonly DecisionRecord<{ readonly type: string }>[];
}

/** Longer matches count as stuck. */
export const MOST_ENTRIES = 100_000;

/** Random parts of a set-up come from the match seed. */
export const rulesFor = (game: Game, options: unknown, seed: string): Result<Rules> =>
  game.setUp(options, diceAt(hashing, seed, 'setup', UMPIRE, 0));

/** The set-up for these players: adds what program adapters need, and lets spectators see everything. */
export function optionsFor(game: Game, options: unknown, names: Iterable<string>): unknown {
  const completed = withProtocolOptions(options, game, names);
  return game.watched?.(completed) ?? completed;
}

/** Starts a match and fills its seats. If there are programs, the caller must close `external`. */
export function seatMatch(
  { game, options, seed, sides, seats }: MatchSpec,
  how: PlayOptions = {},
): Result<SeatedMatch> {
  const names = [...Object.values(sides), ...Object.values(seats ?? {})];
  const rules = rulesFor(game, optionsFor(game, options, names), seed);
  if (!rules.ok) return rules;
  const lineup = lineupFor(game, rules.value, sides, seats);
  if (!lineup.ok) return lineup;
  const match = open(game, rules.value, seed, hashing);
  const { ledger = false, keep = false, iterations = 0, now } = how;
  const external = openExternalSeats(lineup.value.programs, match, how);
  const runner = new Runner(match, lineup.value.bots, { budget: { iterations, ledger }, keep, ...(now && { now }) });
  return ok({ match, runner, external, how, names: lineup.value.names });
}

/**
 * Plays one command of a built-in bot. False if a program must be asked first, or the match is over, stuck or too
 * long.
 */
export const botPlaysOn = ({ match, runner, external }: BotMatch & Partial<SeatedMatch>): boolean =>
  match.log.length < MOST_ENTRIES && !external?.wanted(match) && runner.turn();

/** Asks a program instead. */
export const externalPlaysOn = async ({ match, runner, external, how }: SeatedMatch): Promise<boolean> =>
  match.log.length < MOST_ENTRIES &&
  external.turn(match, how.keep ? runner.decisions : null, how.now && (() => performance.now())); // never sampled

/** Plays a whole match between built-in bots. */
export function playMatch(fixture: MatchSpec, how: PlayOptions = {}): Result<Played> {
  const seatedMatch = seatMatch(fixture, how);
  if (!seatedMatch.ok) return seatedMatch;
  const program = Object.values(seatedMatch.value.names).find(isProgramName);
  if (program !== undefined) return no({ code: 'program-for-matches', name: program });
  while (botPlaysOn(seatedMatch.value));
  return ok(playedOf(seatedMatch.value));
}

export function playedOf({ match, runner, external, names }: BotMatch & Partial<SeatedMatch>): Played {
  const { game, state } = match;
  const figures: Record<Seat, SeatFigures> = {};
  for (const seat of game.seats(match.rules)) {
    const own = runner.figures(seat) ?? external?.figures(seat);
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

/** The game's events, without the kernel's. */
export function eventsOf({ log }: Match): { readonly type: string }[] {
  const list: { readonly type: string }[] = []; // quicker than a generator
  for (const { events } of log) for (const event of events) if (!isMatchEvent(event)) list.push(event);
  return list;
}
