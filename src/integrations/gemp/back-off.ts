import type { Random } from '../../kernel/random.ts';

export interface Patience {
  readonly first: number; // milliseconds before the second try
  readonly most: number; // between two tries at most
  readonly tries: number; // failures in a row before giving up
}

export const PATIENCE: Patience = { first: 500, most: 30_000, tries: 10 };

/**
 * How long to wait after this many failures in a row. Doubles up to a limit, with a random factor of 0.5 to 1 so that
 * clients that failed together do not return together. Undefined = give up.
 */
export function waitAfter(failures: number, { first, most, tries }: Patience, random: Random): number | undefined {
  if (failures >= tries) return undefined;
  const whole = Math.min(most, first * 2 ** Math.max(0, failures - 1));
  return Math.round(whole * (0.5 + random.unit() / 2));
}
