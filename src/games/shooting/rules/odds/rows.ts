/** Sparse rows of odds: only entries between `low` and `high` are stored. */
export interface Rows {
  readonly width: number;
  readonly odds: Float64Array;
  readonly low: Int32Array; // index into the row
  readonly high: Int32Array; // below `low` if the row is empty
}

const FAINT = 1e-40; // smaller values at the ends of a row are dropped

export const rowsOf = (many: number, width: number): Rows => ({
  width,
  odds: new Float64Array(many * width),
  low: new Int32Array(many).fill(width),
  high: new Int32Array(many).fill(-1),
});

export function clear({ odds, low, high, width }: Rows): void {
  for (let row = 0; row < low.length; row++) {
    const from = low[row] as number;
    const to = high[row] as number;
    if (to >= from) odds.fill(0, row * width + from, row * width + to + 1);
    low[row] = width;
    high[row] = -1;
  }
}

/** Adds a range of one row of `from` to a row, shifted by `shift`. */
export function addStretch(to: Rows, row: number, shift: number, from: Rows, source: number, weight: number): void {
  if (weight === 0) return;
  let first = from.low[source] as number;
  let last = from.high[source] as number;
  const base = source * from.width;
  while (first <= last && (from.odds[base + first] as number) * weight < FAINT) first++;
  while (last >= first && (from.odds[base + last] as number) * weight < FAINT) last--;
  if (last < first) return;
  const begin = row * to.width + shift;
  for (let at = first; at <= last; at++)
    to.odds[begin + at] = (to.odds[begin + at] as number) + weight * (from.odds[base + at] as number);
  to.low[row] = Math.min(to.low[row] as number, first + shift);
  to.high[row] = Math.max(to.high[row] as number, last + shift);
}

export function addRows(to: Rows, from: Rows, weight: number): void {
  for (let row = 0; row < from.low.length; row++) addStretch(to, row, 0, from, row, weight);
}
