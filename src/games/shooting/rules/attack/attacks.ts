import type { Amount } from '../../../../parts/odds/amount.ts';

/** Whether the dice of one weapon's attacks are re-rolled: their sum is below the average. */
export const attacksAgain =
  ({ dice, sides }: Amount) =>
  (sum: number): boolean =>
    sum < (dice * (sides + 1)) / 2;
