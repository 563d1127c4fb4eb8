export const LEVELS = ['easy', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Shares of the best plan's value that the other plans lose. */
interface Spread {
  readonly units: number;
  readonly gap: readonly [least: number, most: number]; // of the second-best plan
  readonly worst: number;
  readonly step: number; // between any two plans
}

export const SPREAD: Readonly<Record<Level, Spread>> = {
  easy: { units: 3, gap: [0.12, 0.45], worst: 0.6, step: 0.03 },
  hard: { units: 4, gap: [0.025, 0.09], worst: 0.3, step: 0.01 },
};

/** Seeds of exercises are 32-bit numbers. */
export const MOST_SEED = 2 ** 32 - 1;
