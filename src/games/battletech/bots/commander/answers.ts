import { type Exchange, noExchange } from './exchange.ts';

const MOST = 400;

/**
 * An enemy's possible responses to a move. The more the enemy likes one, the likelier it is:
 * a response that is worse by `doubt` points is about a third as likely.
 */
export class Answers {
  private readonly doubt: number;
  private readonly likes = new Float64Array(MOST);
  private readonly sums = new Float64Array(4 * MOST);
  private readonly mean = noExchange();
  private count = 0;
  private most = Number.NEGATIVE_INFINITY;

  constructor(doubt: number) {
    this.doubt = Math.max(0.01, doubt);
  }

  clear(): void {
    this.count = 0;
    this.most = Number.NEGATIVE_INFINITY;
  }

  add({ dealt, taken, strikes, struck }: Exchange, likes: number): void {
    if (this.count === MOST) return;
    this.likes[this.count] = likes;
    this.sums.set([dealt, taken, strikes, struck], 4 * this.count);
    this.count++;
    if (likes > this.most) this.most = likes;
  }

  /** The expected value over all responses. */
  expected(): Exchange {
    const { mean, sums } = this;
    mean.dealt = mean.taken = mean.strikes = mean.struck = 0;
    let all = 0;
    for (let i = 0; i < this.count; i++) {
      const odds = Math.exp(((this.likes[i] as number) - this.most) / this.doubt);
      all += odds;
      mean.dealt += odds * (sums[4 * i] as number);
      mean.taken += odds * (sums[4 * i + 1] as number);
      mean.strikes += odds * (sums[4 * i + 2] as number);
      mean.struck += odds * (sums[4 * i + 3] as number);
    }
    if (all === 0) return mean;
    mean.dealt /= all;
    mean.taken /= all;
    mean.strikes /= all;
    mean.struck /= all;
    return mean;
  }
}
