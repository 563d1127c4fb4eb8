import { countOf, NO_FAULTS } from '../../arena/experiment/faults.ts';
import { type Entrant, type Plan, planOf } from '../../arena/experiment/plan.ts';
import {
  type BotResult,
  bestOf,
  type ExperimentResult,
  forfeiters,
  resultOf,
  type StoredVerdict,
  sweepOf,
} from '../../arena/experiment/result.ts';
import { splitInlineWeights } from '../../arena/inline-weights.ts';
import { isSearch } from '../../arena/tune/self-plan.ts';
import { isProgramName } from '../../integrations/list.ts';
import type { ExperimentRecord, GameSummary, PairSummary } from '../../store/experiments.ts';
import type {
  CellInfo,
  EloInfo,
  EntrantInfo,
  ExperimentDetail,
  ExperimentInfo,
  GameInfo,
  PairInfo,
  RowInfo,
  SearchInfo,
} from '../../wire/arena.ts';
import type { LoadedExperiment } from './experiment-cache.ts';
import { publicNames } from './public-names.ts';

/** The result so far, from the judge or from the record. */
type Standing = Pick<ExperimentInfo, 'decided' | 'pairs' | 'best' | 'updated'> &
  Pick<ExperimentResult, 'elo' | 'interval' | 'los' | 'biased'>;

/** An experiment as shown in lists. */
function infoOf(record: ExperimentRecord, plan: Plan, standing: Standing): ExperimentInfo {
  const { id, game, kind, status, created } = record;
  const { decided, pairs, best, updated } = standing;
  const search = searchOf(record);
  return {
    id,
    game,
    kind,
    status,
    bots: entrantsInfo(plan.bots),
    test: plan.test,
    decided,
    pairs,
    most: plan.most,
    elo: plan.bots.length > 2 || search ? null : eloOf(standing),
    search,
    best,
    created,
    updated,
  };
}

/** An experiment with all its figures. */
export function detailOf(tale: LoadedExperiment): ExperimentDetail {
  const { record, plan, judge } = tale;
  const result = resultOf(plan, judge);
  const { games, draws, unfinished, recorded, sides, nelo, turns, pentanomial, llr, bounds } = result;
  const counts = searchOf(record) ? null : pentanomial;
  return {
    ...infoOf(record, plan, { ...result, best: bestOf(result), updated: Math.max(record.updated, lastOf(tale)) }),
    rulesVersion: record.rulesVersion,
    seed: plan.seed,
    options: plan.options ?? null,
    recorded,
    unfinished,
    games,
    draws,
    sides,
    counts,
    sweep: counts && sweepOf(counts),
    nelo: searchOf(record) ? null : nelo,
    standing: llr === null || !bounds ? null : { llr, lower: bounds[0], upper: bounds[1] },
    rows: rowsOf(result),
    cells: cellsOf(result),
    turns: turns.mean,
    millis: games === 0 ? 0 : Math.round(judge.totals.millis / games),
    note: plan.note ?? '',
  };
}

/** In self-play the weights of both bots change from pair to pair, so no result of one against the other is shown. */
function searchOf(record: ExperimentRecord): SearchInfo | null {
  if (!isSearch(record)) return null;
  const { found, test, passed } = (record.verdict ?? {}) as Partial<SearchInfo>;
  return { found: found ?? null, test: test ?? null, passed: passed ?? null };
}

export function entrantsInfo(entrants: readonly Entrant[]): readonly EntrantInfo[] {
  const toldAs = publicNames(entrants.map(({ name }) => name));
  return entrants.map((entrant) => entrantInfo(entrant, toldAs));
}

/** Inline weights are shown by their digest, programs by their public name. */
function entrantInfo({ name, version, weights }: Entrant, toldAs: (name: string) => string): EntrantInfo {
  if (isProgramName(name)) return { name: toldAs(name), version, weights };
  const { name: base, changed } = splitInlineWeights(name);
  const short = changed && weights !== null ? `${base.replace(/#.*$/, '')}#${weights}` : name;
  return { name: short, version, weights };
}

const eloOf = ({ elo, interval, los, biased }: Standing): EloInfo | null =>
  elo === null || !interval ? null : { elo, low: interval[0], high: interval[1], los: los ?? 0.5, biased };

const lastOf = ({ pairs }: LoadedExperiment): number => {
  let last = 0;
  for (const { at } of pairs.values()) last = Math.max(last, at);
  return last;
};

/** Best first; equal scores keep the order of the plan. */
function rowsOf({ bots, faults }: ExperimentResult): RowInfo[] {
  const rows = bots.map((bot, place) => rowOf(bot, place, faults[place] ?? NO_FAULTS));
  const share = ({ points, games }: RowInfo): number => (games === 0 ? -1 : points / games);
  return rows.sort((a, b) => share(b) - share(a));
}

function rowOf(result: BotResult, bot: number, faults: RowInfo['faults']): RowInfo {
  const { wins, draws, losses, elo, interval } = result;
  const [low, high] = interval ?? [0, 0];
  return {
    bot,
    games: wins + draws + losses,
    points: wins + draws / 2,
    elo: elo ?? 0,
    low,
    high,
    faults,
    forfeited: forfeiters({ bots: [result], faults: [faults] }).length > 0,
  };
}

/** One cell for each ordered pair of bots that met. */
function cellsOf({ bots, cells }: ExperimentResult): (CellInfo | null)[][] {
  const table: (CellInfo | null)[][] = bots.map(() => bots.map(() => null));
  for (const { a, b, wins, draws, losses, elo, interval } of cells) {
    const games = wins + draws + losses;
    if (elo === null || !interval) continue;
    const [low, high] = interval;
    const row = table[a];
    const other = table[b];
    if (row) row[b] = { games, points: wins + draws / 2, elo, low, high };
    if (other) other[a] = { games, points: losses + draws / 2, elo: -elo, low: -high, high: -low };
  }
  return table;
}

export const pairInfo = ({ n, a, b, points, games: [one, two] }: PairSummary, countsUpTo: number): PairInfo => ({
  n,
  a,
  b,
  points,
  games: [gameInfo(one), gameInfo(two)],
  counts: n < countsUpTo,
});

const gameInfo = ({ points, ending, turns, millis, faults: [a, b] }: GameSummary): GameInfo => ({
  points,
  ending,
  turns,
  millis,
  faults: countOf(a) + countOf(b),
});

/** True if the record does not hold the number of pairs: the run goes on, was killed, or is a stopped search. */
export const isUncounted = (record: ExperimentRecord): boolean =>
  record.status === 'running' || (record.status === 'stopped' && keptOf(record).pairs === undefined);

/** An experiment from its record, and the number of recorded pairs if they were counted. */
export function listedOf(record: ExperimentRecord, recorded: number | undefined): ExperimentInfo {
  const plan = planOf(record);
  const { decided, pairs, elo, interval, los, biased, best } = keptOf(record);
  const isWhole = record.status === 'done' && isSearch(record);
  return infoOf(record, plan, {
    decided: decided ?? (isWhole ? 'full' : 'open'),
    pairs: recorded ?? pairs ?? (isWhole ? plan.most : 0),
    elo: elo ?? null,
    interval: interval ?? null,
    los: los ?? null,
    biased: biased ?? false,
    best: best ?? null,
    updated: record.updated,
  });
}

/** The verdict of a search has another shape: the weights it found. */
const keptOf = (record: ExperimentRecord): Partial<StoredVerdict> =>
  isSearch(record) ? {} : ((record.verdict ?? {}) as Partial<StoredVerdict>);
