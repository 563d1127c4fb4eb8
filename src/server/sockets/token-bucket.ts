/** A bucket that fills by and by: so many a second in the long run, so many at once. */
export class Bucket {
  private readonly perSecond: number;
  private readonly most: number;
  private tokens: number;
  private at: number; // when it was last looked at, milliseconds

  constructor(perSecond: number, most: number, now: number) {
    this.perSecond = perSecond;
    this.most = most;
    this.tokens = most;
    this.at = now;
  }

  /** Takes one out and tells what is left; below zero = it was empty. */
  take(now: number): number {
    this.fill(now);
    this.tokens--;
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
