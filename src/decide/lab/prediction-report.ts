import type { PredictionSample } from './prediction-samples.ts';

/** Predictions of similar size and what came of them, on average. */
interface PredictionBin {
  readonly count: number;
  readonly expected: number;
  readonly actual: number;
}

/** A bot's predictions of one kind. */
export interface PredictionRow {
  readonly prediction: string;
  readonly count: number;
  readonly matches: number;
  readonly expected: number; // means
  readonly actual: number;
  readonly interval: { readonly low: number; readonly high: number } | null; // 95%, of actual - expected; null = one match only
  readonly gap: number; // mean distance between expected and actual over the bins
  readonly bins: readonly PredictionBin[]; // smallest predictions first
}

export interface BotPredictions {
  readonly bot: string;
  readonly rows: readonly PredictionRow[]; // empty = it predicts nothing
}

const BINS = 10;

/** Compares predictions with outcomes, over the samples of each match. `chances` are binned by tenths, amounts by rank. */
export function predictionReport(
  matches: readonly (readonly PredictionSample[])[],
  chances: ReadonlySet<string>,
): readonly BotPredictions[] {
  const bots = new Map<string, Map<string, PredictionSample[][]>>();
  for (const samples of matches) {
    const inMatch = new Map<string, PredictionSample[]>();
    for (const sample of samples) {
      const predictions = bots.get(sample.bot) ?? new Map<string, PredictionSample[][]>();
      bots.set(sample.bot, predictions);
      const key = `${sample.prediction} ${sample.bot}`;
      let list = inMatch.get(key);
      if (!list) {
        list = [];
        inMatch.set(key, list);
        predictions.set(sample.prediction, [...(predictions.get(sample.prediction) ?? []), list]);
      }
      list.push(sample);
    }
  }
  return [...bots].map(([bot, predictions]) => ({
    bot,
    rows: [...predictions].map(([prediction, lists]) => rowOf(prediction, lists, chances.has(prediction))),
  }));
}

function rowOf(
  prediction: string,
  matches: readonly (readonly PredictionSample[])[],
  isChance: boolean,
): PredictionRow {
  const all = matches.flat();
  const { count, expected, actual } = meanOf(all);
  const bins = (isChance ? byTenth(all) : byRank(all)).map(meanOf);
  const error = errorOf(matches, actual - expected, count);
  return {
    prediction,
    count,
    matches: matches.length,
    expected,
    actual,
    interval: error === null ? null : { low: actual - expected - error, high: actual - expected + error },
    gap: bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.actual - bin.expected), 0) / count,
    bins,
  };
}

function meanOf(samples: readonly PredictionSample[]): PredictionBin {
  const count = samples.length;
  const mean = (of: 'expected' | 'actual'): number =>
    samples.reduce((sum, sample) => sum + sample[of], 0) / Math.max(1, count);
  return { count, expected: mean('expected'), actual: mean('actual') };
}

/** Half a 95% interval of the mean difference. Matches are independent; predictions of one match are not. */
function errorOf(matches: readonly (readonly PredictionSample[])[], mean: number, count: number): number | null {
  if (matches.length < 2) return null;
  let squares = 0;
  for (const samples of matches) {
    const excess = samples.reduce((sum, { expected, actual }) => sum + actual - expected - mean, 0);
    squares += excess ** 2;
  }
  return (1.96 * Math.sqrt((squares * matches.length) / (matches.length - 1))) / count;
}

function byTenth(samples: readonly PredictionSample[]): readonly (readonly PredictionSample[])[] {
  const bins: PredictionSample[][] = Array.from({ length: BINS }, () => []);
  for (const sample of samples) bins[Math.min(BINS - 1, Math.floor(sample.expected * BINS))]?.push(sample);
  return bins.filter(({ length }) => length > 0);
}

/** At most ten groups of about equal size; equal predictions stay together. */
function byRank(samples: readonly PredictionSample[]): readonly (readonly PredictionSample[])[] {
  const sorted = samples.toSorted((a, b) => a.expected - b.expected);
  const bins: PredictionSample[][] = [];
  const size = Math.ceil(sorted.length / BINS);
  for (const sample of sorted) {
    const last = bins.at(-1);
    if (last && (last.length < size || last.at(-1)?.expected === sample.expected)) last.push(sample);
    else bins.push([sample]);
  }
  return bins;
}
