/** A token bucket: `perSecond` sustained, `most` in a burst. */
export class TokenBucket {
  private readonly perSecond: number;
  private readonly most: number;
  private tokens: number;
  private at: number; // last refill, milliseconds

  constructor(perSecond: number, most: number, now: number) {
    this.perSecond = perSecond;
    this.most = most;
    this.tokens = most;
    this.at = now;
  }

  /** Takes tokens and returns how many are left; negative = there were not enough. */
  take(now: number, count = 1): number {
    this.fill(now);
    this.tokens = Math.max(-2 * this.most, this.tokens - count); // a debt of at most two bursts, so that it ends soon
    return this.tokens;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.most;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.most, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
