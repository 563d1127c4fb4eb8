import type { Fact } from '../kernel/fact.ts';
import { addFaultKinds, type FaultKinds, noFaults } from '../kernel/faults.ts';
import type { Outcome } from '../kernel/game.ts';
import { type Side, sideOf } from '../kernel/ids.ts';
import { count, type Histogram, merge, percentile, rank } from './histogram.ts';
import type { Played } from './play.ts';
import { addPair, addPairs, type GameScore, NO_PAIRS, type Pentanomial } from './stats/pairs.ts';

/** Totals of many games. Plain data; merging the parts in order gives the whole. */
export interface Sum {
  games: number;
  draws: number;
  unfinished: number;
  turns: number; // total over finished games
  readonly lengths: Map<number, number>; // games by number of turns
  readonly endings: Map<string, number>; // games by reason for the end
  readonly detail: Record<string, number>;
  readonly bots: readonly BotSum[]; // in pairing order, whichever sides they played
  pairs: Pentanomial; // side-swapped pairs, from the first bot's point of view
  outcome: Outcome | null; // of the last game
}

export interface BotSum {
  wins: number;
  draws: number;
  losses: number;
  decisions: number;
  faults: number;
  fault: Fact | null; // the first of them
  readonly faultKinds: FaultKinds; // by kind
  millis: number; // of the timed decisions
  readonly spans: Histogram; // milliseconds per decision
}

export const emptySum = (bots: number): Sum => ({
  games: 0,
  draws: 0,
  unfinished: 0,
  turns: 0,
  lengths: new Map(),
  endings: new Map(),
  detail: {},
  bots: Array.from({ length: bots }, () => ({
    wins: 0,
    draws: 0,
    losses: 0,
    decisions: 0,
    faults: 0,
    fault: null,
    faultKinds: noFaults(),
    millis: 0,
    spans: new Map(),
  })),
  pairs: NO_PAIRS,
  outcome: null,
});

/** Adds one game; `sides[k]` is the side of bot k. */
export function addGame(sum: Sum, sides: readonly Side[], { outcome, turns, detail, figures }: Played): void {
  sum.games++;
  sum.outcome = outcome ?? null;
  if (outcome) {
    const shared = outcome.winners.length !== 1;
    if (shared) sum.draws++;
    for (const [k, bot] of sum.bots.entries()) {
      if (!outcome.winners.includes(sides[k] as Side)) bot.losses++;
      else if (shared) bot.draws++;
      else bot.wins++;
    }
    sum.turns += turns;
    increment(sum.lengths, turns);
    increment(sum.endings, outcome.reason.code);
  } else sum.unfinished++;
  addDetail(sum.detail, detail);
  for (const [seat, { decisions, faults, fault, faultKinds, millis }] of Object.entries(figures)) {
    const bot = sum.bots[sides.indexOf(sideOf(seat))];
    if (!bot) continue;
    bot.decisions += decisions;
    bot.faults += faults;
    bot.fault ??= fault ?? null;
    if (faultKinds) addFaultKinds(bot.faultKinds, faultKinds);
    for (const span of millis) {
      bot.millis += span;
      count(bot.spans, span);
    }
  }
}

/** The side's points in a game; undefined if unfinished. */
export function pointsOf({ outcome }: Pick<Played, 'outcome'>, side: Side): GameScore | undefined {
  if (!outcome) return undefined;
  if (!outcome.winners.includes(side)) return 0;
  return outcome.winners.length === 1 ? 1 : 0.5;
}

/** Counts a swapped pair if both games finished. */
export function addSwapped(sum: Sum, one: GameScore | undefined, other: GameScore | undefined): void {
  if (one !== undefined && other !== undefined) sum.pairs = addPair(sum.pairs, one, other);
}

export function mergeSum(into: Sum, from: Sum): void {
  into.games += from.games;
  into.draws += from.draws;
  into.unfinished += from.unfinished;
  into.turns += from.turns;
  into.outcome = from.outcome ?? into.outcome;
  into.pairs = addPairs(into.pairs, from.pairs);
  merge(into.lengths, from.lengths);
  merge(into.endings, from.endings);
  addDetail(into.detail, from.detail);
  for (const [k, bot] of into.bots.entries()) {
    const other = from.bots[k] as BotSum;
    for (const key of ['wins', 'draws', 'losses', 'decisions', 'faults', 'millis'] as const) bot[key] += other[key];
    bot.fault ??= other.fault;
    addFaultKinds(bot.faultKinds, other.faultKinds);
    merge(bot.spans, other.spans);
  }
}

const increment = <T>(counts: Map<T, number>, key: T): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

function addDetail(into: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, value] of Object.entries(from)) into[key] = (into[key] ?? 0) + value;
}

export const turnsOf = ({ games, unfinished, turns, lengths }: Sum): { mean: number; p95: number } => ({
  mean: games > unfinished ? round(turns / (games - unfinished), 2) : 0,
  p95: rank(lengths, 0.95) ?? 0,
});

export const spansOf = ({ spans }: BotSum): { p50: number; p99: number } => ({
  p50: Number(percentile(spans, 0.5).toPrecision(3)),
  p99: Number(percentile(spans, 0.99).toPrecision(3)),
});

/** Per second of decision time, not match time; null if no time was measured. */
export function perSecondOf({ spans, millis }: BotSum): number | null {
  let timed = 0;
  for (const count of spans.values()) timed += count;
  return millis > 0 ? Math.round((1000 * timed) / millis) : null;
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
