/** 97.5% quantile of the standard normal: half-width of a 95% interval in standard errors. */
export const Z95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson score interval for a proportion. Unlike the plain one, it is reliable near 0 and 1 and for few trials. */
export function wilson(successes: number, trials: number, z = Z95): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const failures = trials - successes;
  const centre = successes + z ** 2 / 2;
  const reach = z * Math.sqrt((successes * failures) / trials + z ** 2 / 4);
  // At 0 and all successes the formula is exactly 0 and 1, but rounding is not.
  return {
    low: successes === 0 ? 0 : (centre - reach) / (trials + z ** 2),
    high: failures === 0 ? 1 : (centre + reach) / (trials + z ** 2),
  };
}
