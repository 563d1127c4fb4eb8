/** The probability of each count. */
export type Counts = readonly number[];

const LIKELY = 0.8; // the share of results within the likely range

const SURE = 1e-9;

/** The range of the middle results, with the same share cut off at both ends. */
export function likelyRange(counts: Counts, share = LIKELY): readonly [low: number, high: number] {
  const below = (1 - share) / 2;
  let sum = 0;
  let low: number | undefined;
  for (const [count, odds] of counts.entries()) {
    sum += odds;
    if (low === undefined && sum >= below - SURE) low = count;
    if (sum >= 1 - below - SURE) return [low ?? count, count];
  }
  return [low ?? 0, Math.max(0, counts.length - 1)];
}

/** The probability of at least this many. */
export function atLeast(counts: Counts, count: number): number {
  let sum = 0;
  for (let n = counts.length - 1; n >= Math.max(0, count); n--) sum += counts[n] as number;
  return Math.min(1, sum);
}

const FAINT = 0.0005;
const NEAR_NOTHING = 6;
const LEAST = 6;

/** The counts worth drawing, for one choice or two: without very unlikely ends. */
export function drawnRange(...plots: readonly Counts[]): readonly [from: number, to: number] {
  const seen = plots.flatMap((counts) => counts.flatMap((odds, count) => (odds >= FAINT ? [count] : [])));
  const from = Math.min(...seen);
  const to = Math.max(...seen);
  if (from <= NEAR_NOTHING || from < (to - from) / 2) return [0, Math.max(to, 1)];
  const room = to - from < LEAST ? LEAST / 2 : 0; // avoids a few very wide bars
  return [from - room, to + room];
}

const ROUND = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Round counts for the axis, not too many. */
export function ticksIn([from, to]: readonly [number, number], most = 8): readonly number[] {
  const step = ROUND.find((size) => (to - from) / size < most) ?? 5000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}
