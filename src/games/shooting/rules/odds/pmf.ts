import type { Amount } from '../../../../parts/odds/amount.ts';

/** The probability of each count; entries add up to 1. */
export type Pmf = Float64Array;

/** Smaller probabilities are dropped, since they only slow down the sums. */
export const NOTHING = 1e-300;

export const certain = (count: number): Pmf => {
  const pmf = new Float64Array(count + 1);
  pmf[count] = 1;
  return pmf;
};

/** The sum of both; counts above `most` are added to it. */
export function convolve(one: Pmf, two: Pmf, most = one.length + two.length - 2): Pmf {
  const sum = new Float64Array(Math.min(most + 1, one.length + two.length - 1));
  const last = sum.length - 1;
  for (let a = 0; a < one.length; a++) {
    const odds = one[a] as number;
    if (odds < NOTHING) continue;
    const plain = Math.min(two.length, last - a);
    for (let b = 0; b < plain; b++) sum[a + b] = (sum[a + b] as number) + odds * (two[b] as number);
    for (let b = Math.max(0, plain); b < two.length; b++) sum[last] = (sum[last] as number) + odds * (two[b] as number);
  }
  return sum;
}

/** The sum of `many` draws, by squaring; counts above `most` are added to it. */
export function times(each: Pmf, many: number, most = Number.POSITIVE_INFINITY): Pmf {
  let sum = certain(0);
  let power = each;
  for (let left = many; left > 0; left >>= 1) {
    if (left & 1) sum = convolve(sum, power, most);
    if (left > 1) power = convolve(power, power, most);
  }
  return sum;
}

/** The sum of `count` draws of `each`. */
export function compound(count: Pmf, each: Pmf, most = Number.POSITIVE_INFINITY): Pmf {
  let sum = certain(0);
  for (let n = count.length - 1; n >= 0; n--) {
    if (n < count.length - 1) sum = convolve(sum, each, most);
    else sum[0] = 0;
    sum[0] = (sum[0] as number) + (count[n] as number);
  }
  return sum;
}

/** The distribution of an amount, or of the sum of several; never below 0. */
export function amountOdds({ dice, sides, plus }: Amount, many = 1): Pmf {
  const die = new Float64Array(sides + 1).fill(1 / sides);
  die[0] = 0;
  const rolled = times(die, dice * many);
  const pmf = new Float64Array(Math.max(1, rolled.length + plus * many));
  for (let sum = 0; sum < rolled.length; sum++) {
    const count = Math.max(0, sum + plus * many);
    pmf[count] = (pmf[count] as number) + (rolled[sum] as number);
  }
  return pmf;
}

/** The distribution if these results are rolled again, once. */
export function reRolledOdds(once: Pmf, again: (count: number) => boolean): Pmf {
  let chance = 0;
  once.forEach((odds, count) => {
    if (again(count)) chance += odds;
  });
  return chance === 0 ? once : once.map((odds, count) => (again(count) ? 0 : odds) + chance * odds);
}

/** The number of successes in `many` trials. */
export const binomial = (many: number, chance: number): Pmf => times(Float64Array.of(1 - chance, chance), many);

/** How many of a count remain if each remains with the same probability. */
export const thinned = (count: Pmf, chance: number): Pmf =>
  chance === 1 ? count : compound(count, Float64Array.of(1 - chance, chance));

/** The same distribution with counts above `most` added to it. */
export const capped = (pmf: Pmf, most: number): Pmf => (pmf.length <= most + 1 ? pmf : convolve(pmf, certain(0), most));

export function mean(pmf: ArrayLike<number>): number {
  let sum = 0;
  for (let count = 1; count < pmf.length; count++) sum += count * (pmf[count] as number);
  return sum;
}
