import { never } from '../../../kernel/never.ts';

/** Missiles or pellets that hit, by salvo size; the entries are for rolls of 2 to 12. */
export const CLUSTER: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  3: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  15: [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
};

const [LOWEST, HIGHEST] = [2, 12] as const;

/** A modified roll below or above the table uses its first or last row. */
export const clusterHits = (size: number, roll: number): number =>
  (CLUSTER[size] ?? never(`no cluster table for ${size}`))[
    Math.min(HIGHEST, Math.max(LOWEST, roll)) - LOWEST
  ] as number;
