import type { Budget } from '../../../kernel/bot.ts';
import type { Config } from '../files/config.ts';

/** Share of a call's time for the decision; the rest is for writing the answer. */
const THINKING = 0.8;

/** A budget that ends before the simulator kills the program; `elapsed` is the milliseconds since the call. */
export const inTime = (budget: Budget, { limited, seconds }: Config, elapsed: () => number): Budget =>
  limited && seconds >= 0
    ? { ...budget, stop: () => elapsed() > THINKING * 1000 * seconds || (budget.stop?.() ?? false) }
    : budget;
