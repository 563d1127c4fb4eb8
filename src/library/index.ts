import { lineupFor } from '../arena/lineup.ts';
import { type Played, type PlayOptions, playMatch as playSpec, rulesFor } from '../arena/play.ts';
import { catalog } from '../games/catalog.ts';
import { isProgramName } from '../integrations/list.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Awaited, Game, Outcome } from '../kernel/game.ts';
import type { Seat, Side, Watcher } from '../kernel/ids.ts';
import type { Kinds, Rules } from '../kernel/kinds.ts';
import { type Beside, type LogFile, makeLog, parseLog } from '../kernel/log.ts';
import { type Entry, type Match, open, outcomeOf, viewOf } from '../kernel/match.ts';
import { submitRaw } from '../kernel/raw-command.ts';
import { verify as replayCommands } from '../kernel/replay.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { Runner, type RunOptions } from '../kernel/runner.ts';
import { hashing } from '../store/hashing.ts';

export type { Played, PlayOptions } from '../arena/play.ts';
export type { Bot } from '../kernel/bot.ts';
export type { Fact } from '../kernel/fact.ts';
export type { Awaited, Game, Language, Outcome } from '../kernel/game.ts';
export type { Seat, Side, Watcher } from '../kernel/ids.ts';
export type { Kinds, Rules } from '../kernel/kinds.ts';
export type { Beside, LogFile } from '../kernel/log.ts';
export type { Entry, Match } from '../kernel/match.ts';
export { must, type Result } from '../kernel/result.ts';
export { type DecisionRecord, Runner, type RunOptions } from '../kernel/runner.ts';
export { hashing } from '../store/hashing.ts';
export { catalog };

/** How a match starts. */
export interface StartOptions {
  readonly setup?: unknown; // checked against the game's schema. Default: the game's default set-up
  readonly seed?: string; // equal seeds roll equal dice. Default: a random one
}

/** Who plays: a built-in bot such as `crew@3+hunter` per side, and exceptions for single seats. */
export interface BotNames {
  readonly sides?: Readonly<Record<Side, string>>;
  readonly seats?: Readonly<Record<Seat, string>>;
}

/** The same, with bots of your own. */
export interface Players<K extends Kinds = Kinds> {
  readonly sides?: Readonly<Record<Side, string>>;
  readonly seats?: Readonly<Record<Seat, string | Bot<K>>>;
}

/** Starts a match. */
export function begin<K extends Kinds>(game: Game<K>, { setup, seed }: StartOptions = {}): Result<Match<K>> {
  const own = seed ?? crypto.randomUUID();
  const rules = rulesFor(game as Game, setup, own);
  return rules.ok ? ok(open(game, rules.value as K['rules'], own, hashing)) : rules;
}

/** Plays a command. The shape of the input is checked first, then the rules; a refused command changes nothing. */
export const submit = <K extends Kinds>(match: Match<K>, seat: Seat, command: unknown): Result<Entry<K>> =>
  submitRaw(match, seat, command);

/** What a watcher sees: a seat, `spectator`, or `archive`. Once the match is over, every watcher sees everything. */
export const view = <K extends Kinds>(match: Match<K>, watcher: Watcher): K['view'] => viewOf(match, watcher);

/** The commands that the rules offer to a seat now. A game's `sampled` names the command types that may be incomplete. */
export const options = <K extends Kinds>(match: Match<K>, seat: Seat): readonly K['command'][] =>
  outcomeOf(match) ? [] : [...match.game.options(match.game.view(match.state, seat), seat)];

/** The seats that may act now, and those that must. Empty once the match is over. */
export const awaiting = <K extends Kinds>(match: Match<K>): readonly Awaited[] =>
  outcomeOf(match) ? [] : match.game.awaiting(match.state);

/** The result; undefined while the match lasts. */
export const outcome = <K extends Kinds>(match: Match<K>): Outcome | undefined => outcomeOf(match);

/**
 * Seats bots at a match. `run()` plays until the match is over or another seat must act, `turn()` plays one command;
 * submit the other seats' commands in between.
 */
export function seatBots<K extends Kinds>(
  match: Match<K>,
  players: Players<K>,
  how?: RunOptions<K>,
): Result<Runner<K>> {
  const { sides = {}, seats = {} } = players;
  const named = Object.entries(seats).filter((one): one is [Seat, string] => typeof one[1] === 'string');
  const own = Object.entries(seats).filter((one): one is [Seat, Bot<K>] => typeof one[1] !== 'string');
  const program = [...Object.values(sides), ...named.map(([, name]) => name)].find(isProgramName);
  if (program !== undefined) return no({ code: 'program-for-matches', name: program });
  const lineup = lineupFor(match.game as Game, match.rules as Rules, sides, Object.fromEntries(named));
  if (!lineup.ok) return lineup;
  const bots = lineup.value.bots as Readonly<Record<Seat, Bot<K>>>; // the game made them, so they are bots of its kinds
  return ok(new Runner(match, { ...bots, ...Object.fromEntries(own) }, how));
}

/** Plays a whole match between built-in bots. Default: the game's default bot for every side. */
export function playMatch<K extends Kinds>(
  game: Game<K>,
  { setup, seed = crypto.randomUUID(), sides, seats }: StartOptions & BotNames = {},
  how?: PlayOptions,
): Result<Played> {
  const rules = rulesFor(game as Game, setup, seed);
  if (!rules.ok) return rules;
  const everySide = game.sides(rules.value as K['rules']).map((side) => [side, game.defaults.bot]);
  const bots = { ...Object.fromEntries(everySide), ...sides };
  return playSpec({ game: game as Game, options: setup, seed, sides: bots, ...(seats && { seats }) }, how);
}

/** A match as a log (JSON lines). `names` says who held each seat. */
export const log = <K extends Kinds>(
  match: Match<K>,
  names: Readonly<Record<Seat, string>> = {},
  extras: Beside<K['command']> = {},
): string => makeLog(match, names, extras);

/** A log that was read, with its game. */
export interface ReadLog {
  readonly game: Game;
  readonly file: LogFile;
}

/** Reads a log, and checks its shape and its hash chain. `games` are the games it may belong to. */
export function readLog(text: string, games: Readonly<Record<string, Game>> = catalog): Result<ReadLog> {
  const file = parseLog(text, hashing);
  if (!file.ok) return file;
  const { game: id } = file.value.header;
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  return game ? ok({ game, file: file.value }) : no({ code: 'unknown-game', game: id });
}

/** Plays the commands of a log again and compares every event, the result and the seed. Returns the match. */
export function verify(text: string, games?: Readonly<Record<string, Game>>): Result<Match> {
  const log = readLog(text, games);
  return log.ok ? replayCommands(log.value.game, log.value.file, hashing) : log;
}
