/** Counts of values in buckets of 1/32 octave, so memory stays bounded. */
export type Histogram = Map<number, number>;

const PER_OCTAVE = 32;
const SMALLEST = 2 ** -14; // milliseconds (61 ns); smaller values count as this
const LARGEST = 2 ** 30;

export function count(histogram: Histogram, value: number): void {
  const size = Math.min(LARGEST, Math.max(SMALLEST, value));
  const bucket = Math.round(Math.log2(size) * PER_OCTAVE);
  histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
}

export function merge<T>(into: Map<T, number>, from: ReadonlyMap<T, number>): void {
  for (const [key, times] of from) into.set(key, (into.get(key) ?? 0) + times);
}

/** The value at this quantile, to within 1.1%; 0 if empty. */
export function percentile(histogram: Histogram, share: number): number {
  const bucket = rank(histogram, share);
  return bucket === undefined ? 0 : 2 ** (bucket / PER_OCTAVE);
}

/** Nearest-rank quantile over exact counts. */
export function rank(counts: ReadonlyMap<number, number>, share: number): number | undefined {
  let total = 0;
  for (const times of counts.values()) total += times;
  let left = Math.max(1, Math.ceil(share * total));
  for (const [value, times] of [...counts].sort(([a], [b]) => a - b)) {
    left -= times;
    if (left <= 0) return value;
  }
  return undefined;
}
