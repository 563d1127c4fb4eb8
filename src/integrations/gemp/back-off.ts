import type { Random } from '../../kernel/random.ts';

export interface Patience {
  readonly first: number; // milliseconds before the second try
  readonly most: number; // between two tries
  readonly tries: number; // failures in a row after which it is given up
}

export const PATIENCE: Patience = { first: 500, most: 30_000, tries: 10 };

/**
 * How long to wait after so many failures in a row: twice as long each time up to a limit, and by chance between half of
 * that and all of it, so that two who were thrown out together do not come back together. Undefined = it is given up.
 */
export function waitAfter(failures: number, { first, most, tries }: Patience, random: Random): number | undefined {
  if (failures >= tries) return undefined;
  const whole = Math.min(most, first * 2 ** Math.max(0, failures - 1));
  return Math.round(whole * (0.5 + random.unit() / 2));
}
