import { lineupFor } from '../arena/lineup.ts';
import { rulesFor } from '../arena/play.ts';
import { type Series, seedOf } from '../arena/series.ts';
import { type EloEstimate, estimateElo } from '../arena/stats/elo.ts';
import type { Sum } from '../arena/sum.ts';
import { playSeries, workersFor } from '../arena/workers.ts';
import type { Game } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';

export { type ResolvedBot, resolveBot } from '../arena/lineup.ts';
export { type MatchSpec, type Played, type PlayOptions, playMatch } from '../arena/play.ts';
export { type SelfPlaySpec, selfPlay } from '../arena/self-play.ts';
export { type Series, type Summary, summaryOf } from '../arena/series.ts';
export { type EloEstimate, eloOf, estimateElo, estimateNelo, scoreOf } from '../arena/stats/elo.ts';
export type { Pentanomial, Results, WinDrawLoss } from '../arena/stats/pairs.ts';
export { judge, type Sprt, type Standing, type Verdict } from '../arena/stats/sprt.ts';
export { type Interval, wilson } from '../arena/stats/wilson.ts';
export type { Sum } from '../arena/sum.ts';
export { playSeries, workersFor } from '../arena/workers.ts';

/** Two bots or programs to compare. */
export interface Comparison {
  readonly bots: readonly [string, string]; // such as `crew@3`, or `exec:python3 bot.py` for a program
  readonly games: number; // rounded up to whole pairs: every seed is played twice, with sides swapped
  readonly seed: string;
  readonly setup?: unknown; // default: the game's default set-up
  readonly workers?: number; // threads. Default: one per core from 20 games on
  readonly signal?: AbortSignal; // stops early; finished games count
}

/** The result of a comparison. */
export interface Compared {
  readonly sum: Sum;
  readonly elo: EloEstimate; // of the first bot
  readonly series: Series; // for `summaryOf`
}

/** Plays pairs of games between two bots, and estimates how much stronger the first one is. The game needs two sides. */
export async function compareBots(game: Game, comparison: Comparison): Promise<Result<Compared>> {
  const { bots, seed, setup, signal } = comparison;
  const rules = rulesFor(game, setup, seedOf(seed, 0));
  if (!rules.ok) return rules;
  const sides = game.sides(rules.value);
  if (sides.length !== 2) return no({ code: 'bots-for-sides', bots: 2, sides: sides.length });
  const lineup = lineupFor(game, rules.value, Object.fromEntries(sides.map((side, k) => [side, bots[k] as string])));
  if (!lineup.ok) return lineup;
  const games = 2 * Math.ceil(comparison.games / 2);
  const fixed = { swap: true, secret: false, ledger: false, save: null, seats: {} };
  const series: Series = { ...fixed, game: game.id, options: setup, seed, games, sides, bots };
  const sum = await playSeries(game, series, comparison.workers ?? workersFor(games), signal ? { signal } : {});
  return ok({ sum, elo: estimateElo(sum.pairs), series });
}
