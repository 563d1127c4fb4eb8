import type { Budget } from '../../../kernel/bot.ts';
import type { Config } from '../files/config.ts';

/** How much of the time for a call may be spent on thinking; the rest is for what follows it. */
const THINKING = 0.8;

/** A budget that ends early where the simulator would end the program; `elapsed` is the milliseconds since it was called. */
export const inTime = (budget: Budget, { limited, seconds }: Config, elapsed: () => number): Budget =>
  limited && seconds >= 0
    ? { ...budget, stop: () => elapsed() > THINKING * 1000 * seconds || (budget.stop?.() ?? false) }
    : budget;
