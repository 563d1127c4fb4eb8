import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramLimits } from '../bots/external-player.ts';
import type { Game } from '../kernel/game.ts';
import { roleOf, type Seat, type Side, sideOf } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { makeLog } from '../kernel/log.ts';
import type { Match } from '../kernel/match.ts';
import { must } from '../kernel/result.ts';
import type { DecisionRecord } from '../kernel/runner.ts';
import { decisionClock } from './decision-clock.ts';
import {
  botPlaysOn,
  externalPlaysOn,
  type MatchSpec,
  type Played,
  playedOf,
  type SeatedMatch,
  seatMatch,
} from './play.ts';
import type { GameScore } from './stats/pairs.ts';
import { addGame, addSwapped, emptySum, perSecondOf, pointsOf, round, type Sum, spansOf, turnsOf } from './sum.ts';

/** Many games of one pairing. Plain data, sent to worker threads. */
export interface Series {
  readonly game: string;
  readonly options: unknown;
  readonly setups?: readonly unknown[]; // one set-up per seed, cycled; replaces `options`
  readonly seed: string;
  readonly secret: boolean; // logs contain a commitment instead of the seed
  readonly games: number;
  readonly swap: boolean;
  readonly sides: readonly Side[]; // in the order of `bots`
  readonly bots: readonly string[]; // one per side
  readonly seats: Readonly<Record<Seat, string>>;
  readonly iterations?: number; // search iterations per decision; default and 0: the bot's own
  readonly drawn?: string; // a game with this `detail` figure counts as a draw, whatever the rules say
  readonly ledger: boolean;
  readonly save: string | null; // a file, or a folder if there are several games
  readonly limits?: ProgramLimits; // limits for external programs; defaults come from their adapter
}

/** The seed of match i. A single match is game 0 of its series. */
export const seedOf = (seed: string, i: number): string => `${seed}:${i}`;

/**
 * Game i of a series and the side of each bot. With `swap`, every second game repeats the seed with sides exchanged.
 */
export function matchSpecOf(
  game: Game,
  series: Series,
  i: number,
): { readonly fixture: MatchSpec; readonly sides: Side[] } {
  const { swap, bots } = series;
  const exchanged = swap && i % 2 === 1;
  const sides = exchanged ? series.sides.toReversed() : [...series.sides];
  const sits = (seat: Seat): Seat => {
    const side = sides[series.sides.indexOf(sideOf(seat))] ?? sideOf(seat);
    return roleOf(seat) === '' ? side : `${side}.${roleOf(seat)}`;
  };
  const k = swap ? i >> 1 : i;
  const fixture: MatchSpec = {
    game,
    options: series.setups ? series.setups[k % series.setups.length] : series.options,
    seed: seedOf(series.seed, k),
    sides: Object.fromEntries(sides.map((side, k) => [side, bots[k] as string])),
    seats: Object.fromEntries(Object.entries(series.seats).map(([seat, bot]) => [sits(seat), bot])),
  };
  return { fixture, sides };
}

/** Games from `from` to `to`, exclusive. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Batches do not depend on the number of workers, so sums are byte-identical. Games of one seed stay together. */
export function batchesOf({ games, swap }: Series): Batch[] {
  const many = Math.min(50, Math.ceil(games / 64));
  const size = swap ? many + (many % 2) : many;
  return Array.from({ length: Math.ceil(games / size) }, (_, k) => ({
    from: k * size,
    to: Math.min(games, (k + 1) * size),
  }));
}

/** Callbacks between a batch and its caller. */
export interface BatchHooks {
  stopped(): boolean;
  played(): void; // called after each game
  started?(sum: Sum): void; // receives the totals of a batch, to which every finished game is added
  decided?(match: Match, record: DecisionRecord<Kinds['command']>): void; // called for every decision
  yieldThread?(): Promise<void>; // yields the thread from time to time
  readonly signal?: AbortSignal; // aborts at once, even while waiting for a program
}

/** Task for a worker thread, with memory shared with the main thread. */
export interface BatchTask {
  readonly series: Series;
  readonly batch: Batch;
  readonly shared: Int32Array; // see SHARED_SLOTS
}

/** Indexes into the shared memory. */
export const SHARED_SLOTS = { stop: 0, played: 1 } as const;

const YIELD_EVERY_MS = 40; // milliseconds
const CLOCK_EVERY = 8; // turns between two looks at the clock, which costs as much as a quick decision

/** Plays a batch. If stopped early, returns the finished games. */
export async function playBatch(game: Game, series: Series, { from, to }: Batch, pulse: BatchHooks): Promise<Sum> {
  const sum = emptySum(series.bots.length);
  pulse.started?.(sum);
  const how = {
    ledger: series.ledger || series.save !== null || pulse.decided !== undefined,
    keep: series.save !== null || pulse.decided !== undefined,
    iterations: series.iterations ?? 0,
    now: decisionClock(),
    ...series.limits,
  };
  let first: GameScore | undefined; // score of the first game of a swapped seed
  let yielded = performance.now();
  for (let i = from; i < to; i++) {
    const { fixture, sides } = matchSpecOf(game, series, i);
    const seatedMatch = must(seatMatch(fixture, how));
    const leave = closeOnAbort(seatedMatch, pulse.signal);
    let told = 0;
    let turns = 0;
    try {
      while (botPlaysOn(seatedMatch) || (await externalPlaysOn(seatedMatch))) {
        if (pulse.decided) told = reportDecisions(seatedMatch, told, pulse.decided);
        if (pulse.stopped()) return sum;
        if (pulse.yieldThread && ++turns % CLOCK_EVERY === 0 && performance.now() - yielded > YIELD_EVERY_MS) {
          await pulse.yieldThread();
          yielded = performance.now();
        }
      }
    } finally {
      await leave();
    }
    const played = playedOf(seatedMatch);
    const counted = countedAs(series, played);
    addGame(sum, sides, counted);
    const score = pointsOf(counted, sides[0] as Side);
    if (series.swap && i % 2 === 1) addSwapped(sum, first, score);
    first = score;
    if (series.save !== null) writeFileSync(fileOf(series, i), logOf(series, played));
    pulse.played();
  }
  return sum;
}

/** Reports new decisions and returns their total number. */
function reportDecisions(
  { match, runner }: SeatedMatch,
  told: number,
  tell: NonNullable<BatchHooks['decided']>,
): number {
  for (const record of runner.decisions.slice(told)) tell(match, record);
  return runner.decisions.length;
}

/** The game as counted: possibly a draw where the rules name a winner. */
const countedAs = ({ drawn, sides }: Series, played: Played): Played =>
  drawn !== undefined && played.outcome && played.detail[drawn]
    ? { ...played, outcome: { ...played.outcome, winners: sides } }
    : played;

/** Closes programs on abort. The returned function closes them at the end of a game and waits. */
function closeOnAbort({ external }: SeatedMatch, signal: AbortSignal | undefined): () => Promise<void> {
  const stop = (): void => void external.close();
  signal?.addEventListener('abort', stop, { once: true });
  return async () => {
    signal?.removeEventListener('abort', stop);
    await external.close();
  };
}

export const logOf = ({ secret }: Pick<Series, 'secret'>, { match, names, decisions }: Played): string =>
  makeLog(match, names, { decisions, secretSeed: secret });

/** File for the log of game i. */
export const fileOf = ({ save, games }: Series, i: number): string =>
  games === 1 ? String(save) : join(String(save), `game-${String(i + 1).padStart(4, '0')}.jsonl`);

/** The output of `match --json`, a stable format for scripts. */
export function summaryOf(series: Series, sum: Sum, seconds: number) {
  const { games, draws, unfinished, detail } = sum;
  const number = Number(series.seed);
  return {
    game: series.game,
    seed: String(number) === series.seed ? number : series.seed,
    games,
    draws,
    unfinished,
    turns: turnsOf(sum),
    seconds: round(seconds, 2),
    bots: sum.bots.map((bot, k) => {
      const { wins, losses, decisions, faults, faultKinds } = bot;
      const name = series.bots[k] as string;
      const others = Object.entries(series.seats).filter(
        ([seat, other]) => sideOf(seat) === series.sides[k] && other !== name,
      );
      return {
        bot: name,
        ...(others.length > 0 && { seats: Object.fromEntries(others) }),
        wins,
        losses,
        draws: bot.draws,
        decisions,
        decisionMs: spansOf(bot),
        decisionsPerSecond: perSecondOf(bot),
        faults,
        faultKinds,
      };
    }),
    detail,
  };
}

export type Summary = ReturnType<typeof summaryOf>;
