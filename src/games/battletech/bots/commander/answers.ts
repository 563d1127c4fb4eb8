import { type Exchange, noExchange } from './exchange.ts';

const MOST = 400;
const UNLIKELY = -40; // less than the precision of the sum

/** The expected exchange over an enemy's responses. */
export interface Expected extends Exchange {
  out: number; // odds that the enemy comes into sight
}

/**
 * An enemy's possible responses to a move. Among those with an exchange, one that the enemy likes less by `doubt`
 * points is about a third as likely. It may also stay out of sight, which it likes neither more nor less than 0.
 */
export class Answers {
  private readonly doubt: number;
  private readonly likes = new Float64Array(MOST);
  private readonly sums = new Float64Array(4 * MOST);
  private readonly mean: Expected = { ...noExchange(), out: 0 };
  private count = 0;
  private hidden = false;
  private most = Number.NEGATIVE_INFINITY;

  constructor(doubt: number) {
    this.doubt = Math.max(0.01, doubt);
  }

  clear(): void {
    this.count = 0;
    this.hidden = false;
    this.most = Number.NEGATIVE_INFINITY;
  }

  /** A response in which neither can damage the other. */
  hide(): void {
    this.hidden = true;
  }

  add({ dealt, taken, strikes, struck }: Exchange, likes: number): void {
    if (this.count === MOST) return;
    this.likes[this.count] = likes;
    const { sums } = this;
    const at = 4 * this.count;
    sums[at] = dealt;
    sums[at + 1] = taken;
    sums[at + 2] = strikes;
    sums[at + 3] = struck;
    this.count++;
    if (likes > this.most) this.most = likes;
  }

  /** The expected value over all responses. `failed`: how many times over it stayed hidden when it was expected. */
  expected(failed = 0): Expected {
    const { mean, sums } = this;
    mean.dealt = mean.taken = mean.strikes = mean.struck = mean.out = 0;
    let all = 0;
    for (let i = 0; i < this.count; i++) {
      const less = ((this.likes[i] as number) - this.most) / this.doubt;
      if (less < UNLIKELY) continue;
      const odds = Math.exp(less);
      all += odds;
      mean.dealt += odds * (sums[4 * i] as number);
      mean.taken += odds * (sums[4 * i + 1] as number);
      mean.strikes += odds * (sums[4 * i + 2] as number);
      mean.struck += odds * (sums[4 * i + 3] as number);
    }
    if (all === 0) return mean;
    mean.out = this.hidden ? comesOut(this.most / this.doubt, failed) : 1;
    const share = mean.out / all;
    mean.dealt *= share;
    mean.taken *= share;
    mean.strikes *= share;
    mean.struck *= share;
    return mean;
  }
}

/**
 * Odds that an enemy comes into sight for a gain, in units of `doubt`: even if it gains nothing. Failed expectations
 * lower the odds, and make its gain as this bot sees it count less.
 */
const comesOut = (gain: number, failed: number): number => 1 / (1 + (1 + failed) * Math.exp(-gain / (1 + failed)));
