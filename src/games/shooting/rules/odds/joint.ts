import { convolve, NOTHING, type Pmf } from './pmf.ts';

/** The joint distribution of two counts: `odds[a * cols + b]`. */
export interface Joint {
  readonly rows: number;
  readonly cols: number;
  readonly odds: Float64Array;
}

export const joint = (rows: number, cols: number): Joint => ({ rows, cols, odds: new Float64Array(rows * cols) });

/** One trial that yields nothing, one of the first kind, or one of the second. */
export function either(first: number, second: number): Joint {
  return { rows: 2, cols: 2, odds: Float64Array.of(1 - first - second, second, first, 0) };
}

/** The sum of both. */
export function product(one: Joint, two: Joint): Joint {
  const out = joint(one.rows + two.rows - 1, one.cols + two.cols - 1);
  spread(one, two, out, one.rows, one.cols);
  return out;
}

export function add(to: Joint, one: Joint, weight: number): void {
  for (let a = 0; a < one.rows; a++)
    for (let b = 0; b < one.cols; b++) {
      const at = a * to.cols + b;
      to.odds[at] = (to.odds[at] as number) + weight * (one.odds[a * one.cols + b] as number);
    }
}

/** The sum of `count` draws of `each`; what exceeds the last row or column is added to it. */
export function compoundJoint(count: Pmf, each: Joint, rows: number, cols: number): Joint {
  let now = joint(rows, cols);
  let next = joint(rows, cols);
  let [deep, wide] = [1, 1]; // the part reachable so far
  for (let n = count.length - 1; n >= 0; n--) {
    if (n < count.length - 1) {
      next.odds.fill(0);
      spread(now, each, next, deep, wide);
      [now, next] = [next, now];
      deep = Math.min(rows, deep + each.rows - 1);
      wide = Math.min(cols, wide + each.cols - 1);
    }
    now.odds[0] = (now.odds[0] as number) + (count[n] as number);
  }
  return now;
}

/** Adds the product of two to a third, which may be smaller: the rest is added to its edges. */
function spread(one: Joint, two: Joint, out: Joint, deep: number, wide: number): void {
  const [lastRow, lastCol] = [out.rows - 1, out.cols - 1];
  for (let i = 0; i < two.rows; i++)
    for (let j = 0; j < two.cols; j++) {
      const weight = two.odds[i * two.cols + j] as number;
      if (weight < NOTHING) continue;
      const plain = Math.min(wide, out.cols - j); // columns that do not overflow
      for (let a = 0; a < deep; a++) {
        const from = a * one.cols;
        const to = Math.min(a + i, lastRow) * out.cols;
        for (let b = 0; b < plain; b++)
          out.odds[to + b + j] = (out.odds[to + b + j] as number) + weight * (one.odds[from + b] as number);
        for (let b = Math.max(0, plain); b < wide; b++)
          out.odds[to + lastCol] = (out.odds[to + lastCol] as number) + weight * (one.odds[from + b] as number);
      }
    }
}

/** A count split in two: each item is of the first kind with probability `share`. */
export function split(count: Pmf, share: number, rows: number, cols: number): Joint {
  const out = joint(rows, cols);
  const each = Float64Array.of(1 - share, share);
  let first: Pmf = Float64Array.of(1); // how many of n are of the first kind, capped at the last row
  count.forEach((odds, many) => {
    if (many > 0) first = convolve(first, each, rows - 1);
    for (let a = 0; a < first.length; a++) {
      const at = a * cols + Math.min(many - a, cols - 1);
      out.odds[at] = (out.odds[at] as number) + odds * (first[a] as number);
    }
  });
  return out;
}
