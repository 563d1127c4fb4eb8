import type { Fact } from '../../kernel/fact.ts';
import type { Side } from '../../kernel/ids.ts';
import type { FaultCounts } from '../../store/experiments.ts';
import { rank } from '../histogram.ts';
import { type EloEstimate, estimateElo, estimateNelo } from '../stats/elo.ts';
import { addPairs, NO_PAIRS, type Pentanomial } from '../stats/pairs.ts';
import { type Bounds, boundsOf, type Verdict } from '../stats/sprt.ts';
import { round } from '../sum.ts';
import { countOf } from './faults.ts';
import type { Decided, Judge } from './judge.ts';
import { kindOf, type Plan } from './plan.ts';
import type { Cell, Totals } from './totals.ts';

/** Elo against one opponent, or against all opponents, with its 95% interval. */
interface EloSummary {
  readonly elo: number | null; // null until a pair counts
  readonly interval: readonly [low: number, high: number] | null;
  readonly los: number | null; // likelihood of superiority
}

export interface BotResult extends EloSummary {
  readonly bot: string;
  readonly version: string;
  readonly weights: string | null;
  readonly wins: number; // games
  readonly losses: number;
  readonly draws: number;
  readonly score: number | null; // points per game
  readonly decisions: number;
  readonly decisionsPerSecond: number | null;
  readonly faults: number;
  readonly fault: Fact | null; // the first of them
}

/** A matchup of two bots, from the first one's point of view. */
interface CellResult extends EloSummary {
  readonly a: number; // indexes of the bots
  readonly b: number;
  readonly pairs: number;
  readonly pentanomial: Pentanomial;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Result of an experiment. Apart from timings, it does not depend on where the pairs were played. */
export interface ExperimentResult extends EloSummary {
  readonly game: string;
  readonly kind: string;
  readonly seed: number | string;
  readonly games: number;
  readonly draws: number;
  readonly unfinished: number;
  readonly turns: { readonly mean: number; readonly p95: number };
  readonly bots: readonly BotResult[];
  readonly detail: Readonly<Record<string, number>>;
  readonly pairs: number; // counted pairs
  readonly recorded: number; // including pairs after the verdict or after a gap
  readonly most: number; // maximum number of pairs
  readonly decided: Decided;
  readonly pentanomial: Pentanomial | null; // duels only, like Elo, LOS and nElo
  readonly nelo: { readonly nelo: number; readonly error: number } | null;
  readonly biased: boolean; // the test chose when to stop, so the interval is too narrow
  readonly llr: number | null;
  readonly bounds: readonly [lower: number, upper: number] | null;
  readonly verdict: Verdict | null; // null without a test
  readonly sides: readonly { readonly side: Side; readonly wins: number }[];
  readonly endings: Readonly<Record<string, number>>;
  readonly faults: readonly FaultCounts[]; // by bot
  readonly cells: readonly CellResult[]; // one per matchup
}

export function resultOf(plan: Plan, { totals: account, decided, recorded, standing }: Judge): ExperimentResult {
  const number = Number(plan.seed);
  const only = plan.bots.length === 2 ? account.cells[0] : undefined;
  const { games, draws, unfinished, pairs, detail, endings } = account;
  return {
    game: plan.game,
    kind: kindOf(plan),
    seed: String(number) === plan.seed ? number : plan.seed,
    games,
    draws,
    unfinished,
    turns: turnsOf(account),
    bots: plan.bots.map((_, k) => botResult(plan, account, k)),
    detail,
    pairs,
    recorded,
    most: plan.most,
    decided,
    pentanomial: only?.pairs ?? null,
    ...eloSummary(only?.pairs ?? NO_PAIRS),
    nelo: only && isPlayed(only.pairs) && sweepOf(only.pairs) === null ? neloSummary(only.pairs) : null,
    biased: decided === 'H1' || decided === 'H0',
    llr: standing ? round(standing.llr, 4) : null,
    bounds: plan.test ? roundedBounds(boundsOf(plan.test)) : null,
    verdict: standing?.verdict ?? null,
    sides: plan.sides.map((side, k) => ({ side, wins: account.sides[k] ?? 0 })),
    endings: Object.fromEntries([...endings].sort(([a], [b]) => (a < b ? -1 : 1))),
    faults: account.bots.map(({ faults }) => faults),
    cells: account.cells.map(cellResult),
  };
}

/** Bots that forfeited every game. Their strength was not tested. */
export const forfeiters = ({ bots, faults }: Pick<ExperimentResult, 'bots' | 'faults'>): readonly string[] =>
  bots.flatMap(({ bot, wins, draws, losses }, k) => {
    const games = wins + draws + losses;
    return games > 0 && (faults[k]?.forfeit ?? 0) >= games ? [bot] : [];
  });

/** The part of a result stored with the experiment, so that lists need not read the pairs. */
export type StoredVerdict = Pick<
  ExperimentResult,
  'decided' | 'pairs' | 'recorded' | 'pentanomial' | 'elo' | 'interval' | 'los' | 'biased' | 'llr'
> & { readonly best: number | null };

export function verdictOf(plan: Plan, judge: Judge): StoredVerdict {
  const result = resultOf(plan, judge);
  const { decided, pairs, recorded, pentanomial, elo, interval, los, biased, llr } = result;
  return { decided, pairs, recorded, pentanomial, elo, interval, los, biased, llr, best: bestOf(result) };
}

/** Index of the bot with the best score among three or more; the first one of equals. */
export function bestOf({ bots }: Pick<ExperimentResult, 'bots'>): number | null {
  if (bots.length <= 2) return null;
  const scores = bots.map(({ score }) => score ?? -1);
  const best = Math.max(...scores);
  return best < 0 ? null : scores.indexOf(best);
}

/** All pairs of a bot, from its point of view. */
const fieldOf = ({ cells }: Totals, place: number): Pentanomial =>
  cells.reduce((sum, { a, b, pairs }) => {
    if (a === place) return addPairs(sum, pairs);
    return b === place ? addPairs(sum, mirrored(pairs)) : sum;
  }, NO_PAIRS);

const mirrored = ([LL, LD, even, DW, WW]: Pentanomial): Pentanomial => [WW, DW, even, LD, LL];

/** Whether every game was won or lost. Such a result says nothing about how far apart the bots are. */
export function sweepOf(pairs: Pentanomial): 'won' | 'lost' | null {
  if (!isPlayed(pairs)) return null;
  const [LL, LD, even, DW, WW] = pairs;
  if (LL + LD + even + DW === 0) return 'won';
  return LD + even + DW + WW === 0 ? 'lost' : null;
}

const isPlayed = (pairs: Pentanomial): boolean => pairs.some((some) => some > 0);

function botResult({ bots }: Plan, account: Totals, place: number): BotResult {
  const { name = '', version = '', weights = null } = bots[place] ?? {};
  const own = account.cells.map((cell) => seenBy(cell, place));
  const sum = (key: 'wins' | 'draws' | 'losses'): number => own.reduce((all, games) => all + games[key], 0);
  const [wins, draws, losses] = [sum('wins'), sum('draws'), sum('losses')];
  const games = wins + draws + losses;
  const { decisions = 0, thought = 0, faults, fault = null } = account.bots[place] ?? {};
  return {
    bot: name,
    version,
    weights,
    wins,
    losses,
    draws,
    score: games > 0 ? round((wins + draws / 2) / games, 4) : null,
    ...eloSummary(fieldOf(account, place)),
    decisions,
    decisionsPerSecond: thought > 0 ? Math.round((1000 * decisions) / thought) : null,
    faults: faults ? countOf(faults) : 0,
    fault,
  };
}

function seenBy({ a, b, games }: Cell, place: number): Cell['games'] {
  if (a === place) return games;
  const { wins, draws, losses } = games;
  return b === place ? { wins: losses, draws, losses: wins } : { wins: 0, draws: 0, losses: 0 };
}

const cellResult = ({ a, b, played, pairs, games }: Cell): CellResult => ({
  a,
  b,
  pairs: played,
  pentanomial: pairs,
  ...games,
  ...eloSummary(pairs),
});

function eloSummary(pairs: Pentanomial): EloSummary {
  if (!isPlayed(pairs)) return { elo: null, interval: null, los: null };
  const { elo, low, high, los }: EloEstimate = estimateElo(pairs);
  return { elo: round(elo, 2), interval: [round(low, 2), round(high, 2)], los: round(los, 4) };
}

function neloSummary(pairs: Pentanomial): { nelo: number; error: number } {
  const { nelo, error } = estimateNelo(pairs);
  return { nelo: round(nelo, 2), error: round(error, 2) };
}

const roundedBounds = ({ lower, upper }: Bounds): readonly [number, number] => [round(lower, 4), round(upper, 4)];

const turnsOf = ({ games, unfinished, turns, lengths }: Totals): { mean: number; p95: number } => ({
  mean: games > unfinished ? round(turns / (games - unfinished), 2) : 0,
  p95: rank(lengths, 0.95) ?? 0,
});
