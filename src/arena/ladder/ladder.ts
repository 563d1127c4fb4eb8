import { catalog } from '../../games/catalog.ts';
import type { ExperimentRecord, PairSummary } from '../../store/experiments.ts';
import { judged } from '../experiment/judge.ts';
import { planOf } from '../experiment/plan.ts';
import { type RatedBot, ratedBot } from './rated-bot.ts';
import { INITIAL_RATING, ordinalOf, type Rating, rated } from './rating.ts';

/** A row of a ladder. */
export interface Rung extends RatedBot, Rating {
  readonly place: number; // 1 = the best
  readonly ordinal: number; // mu - 3 sigma
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly trend: number; // how far mu has moved in its last 20 games
  readonly last: number; // time of its last game, in milliseconds since 1970
  readonly group: number; // bots in different groups never met, not even through others; 1 = the best bot's group
}

/** A bot's rating after some number of ladder games. */
interface Point {
  readonly games: number; // of all bots
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
  readonly ordinal: number;
}

interface History extends RatedBot {
  readonly points: readonly Point[];
}

/** One game as rated by the ladder. */
interface RatedGame {
  readonly a: RatedBot;
  readonly b: RatedBot;
  readonly points: number;
  readonly at: number;
}

interface Standing {
  readonly bot: RatedBot;
  rating: Rating;
  wins: number;
  draws: number;
  losses: number;
  last: number;
  readonly mus: number[]; // before each of its most recent games
  readonly met: Set<string>; // keys
}

const RECENT = 20;

/**
 * Computed from the stored pairs, never stored. Experiments are ordered by start, pairs by schedule, and only
 * counted pairs are rated, so the ladder does not depend on the number of workers.
 */
export const ladderOf = (pairs: readonly PairSummary[], experiments: readonly ExperimentRecord[]): readonly Rung[] =>
  growingLadder(pairs, experiments).rungs();

/**
 * A ladder that can be extended with newly counted pairs. If other experiments started later, `ladderOf` rates these
 * pairs before them, so its ratings differ slightly.
 */
export interface GrowingLadder {
  add(record: ExperimentRecord, pairs: readonly PairSummary[]): void;
  rungs(): readonly Rung[];
}

export function growingLadder(pairs: readonly PairSummary[], experiments: readonly ExperimentRecord[]): GrowingLadder {
  const standings = new Map<string, Standing>();
  for (const bout of ratedGames(pairs, experiments)) count(standings, bout);
  return {
    add(record, more) {
      for (const bout of ratedGamesIn(record, more)) count(standings, bout);
    },
    rungs: () => rungsOf(standings),
  };
}

function rungsOf(standings: ReadonlyMap<string, Standing>): readonly Rung[] {
  const sorted = [...standings.values()]
    .map((standing) => ({ ...standing, ordinal: ordinalOf(standing.rating) }))
    .sort((one, other) => other.ordinal - one.ordinal || (one.bot.key < other.bot.key ? -1 : 1));
  const groups = groupsOf(sorted.map(({ bot: climber, met }) => [climber.key, met]));
  return sorted.map(({ bot: climber, rating: { mu, sigma }, ordinal, wins, draws, losses, last, mus }, i) => ({
    ...climber,
    place: i + 1,
    mu,
    sigma,
    ordinal,
    games: wins + draws + losses,
    wins,
    draws,
    losses,
    trend: mu - (mus[0] ?? mu),
    last,
    group: groups.get(climber.key) ?? 0,
  }));
}

/** Ladder history: a point per bot that has played, every n games and at the end. */
export function historyOf(
  pairs: readonly PairSummary[],
  experiments: readonly ExperimentRecord[],
  every = 10,
): readonly History[] {
  const standings = new Map<string, Standing>();
  const points = new Map<string, Point[]>();
  let games = 0;
  let at = 0;
  const note = (): void => {
    for (const [key, { rating }] of standings) {
      const own = points.get(key) ?? [];
      own.push({ games, at, ...rating, ordinal: ordinalOf(rating) });
      points.set(key, own);
    }
  };
  for (const bout of ratedGames(pairs, experiments)) {
    count(standings, bout);
    games++;
    at = bout.at;
    if (games % every === 0) note();
  }
  if (games % every !== 0) note();
  return [...standings.values()].map(({ bot: climber }) => ({ ...climber, points: points.get(climber.key) ?? [] }));
}

/** Skips tuning runs and games of a bot against itself. */
function* ratedGames(pairs: readonly PairSummary[], experiments: readonly ExperimentRecord[]): Generator<RatedGame> {
  const byExperiment = new Map<string, PairSummary[]>();
  for (const pair of pairs) {
    const own = byExperiment.get(pair.experiment);
    if (own) own.push(pair);
    else byExperiment.set(pair.experiment, [pair]);
  }
  const begun = experiments
    .filter(({ kind }) => kind !== 'tune' && kind !== 'train')
    .toSorted((one, other) => one.created - other.created || (one.id < other.id ? -1 : 1));
  for (const record of begun) {
    const own = (byExperiment.get(record.id) ?? []).toSorted((one, other) => one.n - other.n);
    const counted = judged(planOf(record), own).totals.pairs;
    yield* ratedGamesIn(
      record,
      own.filter(({ n }) => n < counted),
    );
  }
}

function* ratedGamesIn(record: ExperimentRecord, pairs: readonly PairSummary[]): Generator<RatedGame> {
  const climbers = planOf(record).bots.map((bot) => ratedBot(bot, catalog[record.game]));
  for (const { a, b, games, at } of pairs) {
    const [one, other] = [climbers[a], climbers[b]];
    if (!one || !other || one.key === other.key) continue;
    for (const { points } of games) if (points !== null) yield { a: one, b: other, points, at };
  }
}

function count(standings: Map<string, Standing>, { a, b, points, at }: RatedGame): void {
  const one = standingOf(standings, a);
  const other = standingOf(standings, b);
  const [first, second] = rated(one.rating, other.rating, points);
  one.met.add(b.key);
  other.met.add(a.key);
  add(one, first, points, at);
  add(other, second, 1 - points, at);
}

function standingOf(standings: Map<string, Standing>, climber: RatedBot): Standing {
  const known = standings.get(climber.key);
  if (known) return known;
  const fresh: Standing = {
    bot: climber,
    rating: INITIAL_RATING,
    wins: 0,
    draws: 0,
    losses: 0,
    last: 0,
    mus: [],
    met: new Set(),
  };
  standings.set(climber.key, fresh);
  return fresh;
}

function add(standing: Standing, rating: Rating, points: number, at: number): void {
  standing.mus.push(standing.rating.mu);
  if (standing.mus.length > RECENT) standing.mus.shift();
  standing.rating = rating;
  standing.last = Math.max(standing.last, at);
  if (points === 0.5) standing.draws++;
  else if (points > 0.5) standing.wins++;
  else standing.losses++;
}

/**
 * The group number of each key, from 1 in the given order. Two keys share a group if a chain of meetings connects
 * them.
 */
export function groupsOf(all: readonly (readonly [key: string, met: ReadonlySet<string>])[]): Map<string, number> {
  const met = new Map(all);
  const groups = new Map<string, number>();
  let group = 0;
  for (const [first] of all) {
    if (groups.has(first)) continue;
    group++;
    const next = [first];
    for (let key = next.pop(); key !== undefined; key = next.pop()) {
      if (groups.has(key)) continue;
      groups.set(key, group);
      next.push(...(met.get(key) ?? []));
    }
  }
  return groups;
}
