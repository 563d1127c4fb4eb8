import { catalog } from '../../games/catalog.ts';
import type { ExperimentRecord, PairSummary } from '../../store/experiments.ts';
import { judged } from '../experiment/judge.ts';
import { planOf } from '../experiment/plan.ts';
import { type Climber, climberOf } from './entrants.ts';
import { groupsOf } from './groups.ts';
import { NEWCOMER, ordinalOf, type Rating, rated } from './rating.ts';

/** A place on a ladder. */
export interface Rung extends Climber, Rating {
  readonly place: number; // 1 = the best
  readonly ordinal: number; // mu - 3 sigma
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly trend: number; // how far mu has moved in its last 20 games
  readonly last: number; // when it played last, in milliseconds since 1970
  readonly group: number; // bots of two groups never met, directly or by others; 1 = that of the best
}

/** A bot's rating after so many games of the ladder. */
export interface Point {
  readonly games: number; // of all bots
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
  readonly ordinal: number;
}

export interface History extends Climber {
  readonly points: readonly Point[];
}

/** One game as the ladder counts it. */
interface Bout {
  readonly a: Climber;
  readonly b: Climber;
  readonly points: number;
  readonly at: number;
}

interface Standing {
  readonly climber: Climber;
  rating: Rating;
  wins: number;
  draws: number;
  losses: number;
  last: number;
  readonly mus: number[]; // before each of its last games
  readonly met: Set<string>; // keys
}

const RECENT = 20;

/**
 * Folded from the stored pairs, never stored itself. Experiments come in the order in which they began, their pairs in the
 * order of their schedule, and only pairs that count there count here: so the ladder is the same however many workers
 * played them.
 */
export const ladderOf = (pairs: readonly PairSummary[], experiments: readonly ExperimentRecord[]): readonly Rung[] =>
  growingLadder(pairs, experiments).rungs();

/**
 * A ladder to which pairs that count can be added, as the last that were played. Where others began after their experiment,
 * `ladderOf` counts them before those: ratings then differ a little.
 */
export interface GrowingLadder {
  add(record: ExperimentRecord, pairs: readonly PairSummary[]): void;
  rungs(): readonly Rung[];
}

export function growingLadder(pairs: readonly PairSummary[], experiments: readonly ExperimentRecord[]): GrowingLadder {
  const standings = new Map<string, Standing>();
  for (const bout of boutsOf(pairs, experiments)) count(standings, bout);
  return {
    add(record, more) {
      for (const bout of boutsIn(record, more)) count(standings, bout);
    },
    rungs: () => rungsOf(standings),
  };
}

function rungsOf(standings: ReadonlyMap<string, Standing>): readonly Rung[] {
  const sorted = [...standings.values()]
    .map((standing) => ({ ...standing, ordinal: ordinalOf(standing.rating) }))
    .sort((one, other) => other.ordinal - one.ordinal || (one.climber.key < other.climber.key ? -1 : 1));
  const groups = groupsOf(sorted.map(({ climber, met }) => [climber.key, met]));
  return sorted.map(({ climber, rating: { mu, sigma }, ordinal, wins, draws, losses, last, mus }, i) => ({
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

/** How the ladder grew: a point for every bot that has played, after every so many games and at the end. */
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
  for (const bout of boutsOf(pairs, experiments)) {
    count(standings, bout);
    games++;
    at = bout.at;
    if (games % every === 0) note();
  }
  if (games % every !== 0) note();
  return [...standings.values()].map(({ climber }) => ({ ...climber, points: points.get(climber.key) ?? [] }));
}

/** Self-play of tables that are being tuned is not for the ladder, and nobody learns from playing himself. */
function* boutsOf(pairs: readonly PairSummary[], experiments: readonly ExperimentRecord[]): Generator<Bout> {
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
    const counted = judged(planOf(record), own).account.pairs;
    yield* boutsIn(
      record,
      own.filter(({ n }) => n < counted),
    );
  }
}

function* boutsIn(record: ExperimentRecord, pairs: readonly PairSummary[]): Generator<Bout> {
  const climbers = planOf(record).bots.map((bot) => climberOf(bot, catalog[record.game]));
  for (const { a, b, games, at } of pairs) {
    const [one, other] = [climbers[a], climbers[b]];
    if (!one || !other || one.key === other.key) continue;
    for (const { points } of games) if (points !== null) yield { a: one, b: other, points, at };
  }
}

function count(standings: Map<string, Standing>, { a, b, points, at }: Bout): void {
  const one = standingOf(standings, a);
  const other = standingOf(standings, b);
  const [first, second] = rated(one.rating, other.rating, points);
  one.met.add(b.key);
  other.met.add(a.key);
  add(one, first, points, at);
  add(other, second, 1 - points, at);
}

function standingOf(standings: Map<string, Standing>, climber: Climber): Standing {
  const known = standings.get(climber.key);
  if (known) return known;
  const fresh: Standing = { climber, rating: NEWCOMER, wins: 0, draws: 0, losses: 0, last: 0, mus: [], met: new Set() };
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
