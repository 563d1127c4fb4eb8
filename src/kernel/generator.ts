import type { Side } from './ids.ts';

type Options = Readonly<Record<string, unknown>>;

/** A set-up made from a request. */
export interface GeneratedSetUp {
  readonly options: Options; // for `setUp`
  readonly request: Options; // complete, with everything that was chosen at random
  readonly seed: string; // of the matches that check it
}

/** What a bot's matches against itself say about a set-up. The first half of the matches balances it, the second checks it. */
export interface BalanceCheck {
  readonly sides: readonly Side[];
  readonly games: number; // checked
  readonly fitted: number; // matches that balanced it
  readonly wins: Readonly<Record<Side, number>>;
  readonly draws: number;
  readonly share: number; // of the first side: wins, and half of the draws
  readonly low: number; // the share's 95% interval
  readonly high: number;
  readonly balanced: boolean;
}

/** A generated set-up, balanced and checked. */
export interface CheckedSetUp extends GeneratedSetUp {
  readonly check: BalanceCheck;
}
