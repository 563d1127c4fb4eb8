import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramLimits } from '../bots/external-player.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { roleOf, type Seat, type Side, sideOf } from '../kernel/ids.ts';
import { makeLog } from '../kernel/log.ts';
import type { Match } from '../kernel/match.ts';
import { must } from '../kernel/result.ts';
import type { DecisionRecord } from '../kernel/runner.ts';
import { type Fixture, type Played, playedOf, playOn, type Sitting, sitDown, visitorPlaysOn } from './play.ts';
import type { GameScore } from './stats/pairs.ts';
import { addGame, addSwapped, emptySum, perSecondOf, pointsOf, round, type Sum, spansOf, turnsOf } from './sum.ts';

/** Many games of one pairing. Plain data: it travels to workers. */
export interface Series {
  readonly game: string;
  readonly options: unknown;
  readonly setups?: readonly unknown[]; // options of seed after seed, and from the first again; instead of `options`
  readonly seed: string;
  readonly secret: boolean; // the logs carry a commitment
  readonly games: number;
  readonly swap: boolean;
  readonly sides: readonly Side[]; // in the order in which the bots stand
  readonly bots: readonly string[]; // one for each of them
  readonly seats: Readonly<Record<Seat, string>>;
  readonly iterations?: number; // a search's budget for one decision; 0 or left out = its maker's own
  readonly drawn?: string; // a game whose `detail` has this figure is a draw, whoever its rules say has won
  readonly ledger: boolean;
  readonly save: string | null; // a file, or a folder for more than one game
  readonly limits?: ProgramLimits; // of programs; what is left out is their door's own
}

/** The seed of one match: one that is played alone is game 0 of its series. */
export const seedOf = (seed: string, i: number): string => `${seed}:${i}`;

/** Game i of a series and the side each bot has in it; with `swap` every second game repeats a seed, sides exchanged. */
export function fixtureOf(
  game: Game,
  series: Series,
  i: number,
): { readonly fixture: Fixture; readonly sides: Side[] } {
  const { swap, bots } = series;
  const exchanged = swap && i % 2 === 1;
  const sides = exchanged ? series.sides.toReversed() : [...series.sides];
  const sits = (seat: Seat): Seat => {
    const side = sides[series.sides.indexOf(sideOf(seat))] ?? sideOf(seat);
    return roleOf(seat) === '' ? side : `${side}.${roleOf(seat)}`;
  };
  const k = swap ? i >> 1 : i;
  const fixture: Fixture = {
    game,
    options: series.setups ? series.setups[k % series.setups.length] : series.options,
    seed: seedOf(series.seed, k),
    sides: Object.fromEntries(sides.map((side, k) => [side, bots[k] as string])),
    seats: Object.fromEntries(Object.entries(series.seats).map(([seat, bot]) => [sits(seat), bot])),
  };
  return { fixture, sides };
}

/** From `from` up to, not including, `to`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** The same parts for any number of workers, so that sums of them are the same bytes. Games of one seed stay together. */
export function batchesOf({ games, swap }: Series): Batch[] {
  const many = Math.min(50, Math.ceil(games / 64));
  const size = swap ? many + (many % 2) : many;
  return Array.from({ length: Math.ceil(games / size) }, (_, k) => ({
    from: k * size,
    to: Math.min(games, (k + 1) * size),
  }));
}

/** How a batch stays in touch with whoever ordered it. */
export interface Pulse {
  stopped(): boolean;
  played(): void; // one game more
  decided?(match: Match, record: DecisionRecord<Kinds['command']>): void; // somebody wants to hear of every decision
  rest?(): Promise<void>; // lets others have the thread, now and then
  readonly signal?: AbortSignal; // tells at once, where a program keeps us waiting
}

/** What a worker is handed: a batch, and a board it shares with the thread that waits for it. */
export interface Task {
  readonly series: Series;
  readonly batch: Batch;
  readonly shared: Int32Array; // see SHARED
}

/** Places on the shared board. */
export const SHARED = { stop: 0, played: 1 } as const;

const RESTS_AFTER = 40; // milliseconds

/** Plays a batch; stopped early, it gives the games that were finished. */
export async function playBatch(game: Game, series: Series, { from, to }: Batch, pulse: Pulse): Promise<Sum> {
  const sum = emptySum(series.bots.length);
  const how = {
    ledger: series.ledger || series.save !== null || pulse.decided !== undefined,
    keep: series.save !== null || pulse.decided !== undefined,
    iterations: series.iterations ?? 0,
    now: () => performance.now(),
    ...series.limits,
  };
  let first: GameScore | undefined; // of the seed that is being played for the second time
  let rested = performance.now();
  for (let i = from; i < to; i++) {
    const { fixture, sides } = fixtureOf(game, series, i);
    const sitting = must(sitDown(fixture, how));
    const leave = sendAway(sitting, pulse.signal);
    let told = 0;
    try {
      while (playOn(sitting) || (await visitorPlaysOn(sitting))) {
        if (pulse.decided) told = tellDecided(sitting, told, pulse.decided);
        if (pulse.stopped()) return sum;
        if (pulse.rest && performance.now() - rested > RESTS_AFTER) {
          await pulse.rest();
          rested = performance.now();
        }
      }
    } finally {
      await leave();
    }
    const played = playedOf(sitting);
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

/** Tells of the decisions that nobody has been told of yet, and how many there are now. */
function tellDecided({ match, runner }: Sitting, told: number, tell: NonNullable<Pulse['decided']>): number {
  for (const record of runner.decisions.slice(told)) tell(match, record);
  return runner.decisions.length;
}

/** A game as the series counts it, which may be a draw where the rules name a winner. */
const countedAs = ({ drawn, sides }: Series, played: Played): Played =>
  drawn !== undefined && played.outcome && played.detail[drawn]
    ? { ...played, outcome: { ...played.outcome, winners: sides } }
    : played;

/** Programs leave when the game does, or when everybody is told to stop; whoever calls waits until they have. */
function sendAway({ visitors }: Sitting, signal: AbortSignal | undefined): () => Promise<void> {
  const stop = (): void => void visitors.close();
  signal?.addEventListener('abort', stop, { once: true });
  return async () => {
    signal?.removeEventListener('abort', stop);
    await visitors.close();
  };
}

export const logOf = ({ secret }: Pick<Series, 'secret'>, { match, names, decisions }: Played): string =>
  makeLog(match, names, { decisions, secretSeed: secret });

/** Where the log of game i goes. */
export const fileOf = ({ save, games }: Series, i: number): string =>
  games === 1 ? String(save) : join(String(save), `game-${String(i + 1).padStart(4, '0')}.jsonl`);

/** What `match --json` prints, and scripts rely on. */
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
