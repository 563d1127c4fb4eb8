import { TokenBucket } from '../sockets/token-bucket.ts';
import { type JobOwner, PRIORITY } from './fair-queue.ts';

interface BudgetLimits {
  readonly thinkingPerSecond: number; // milliseconds of working time per second, sustained
  readonly thinkingBurst: number; // and milliseconds in a burst
}

const MANY = 1000; // addresses; above this, those with a full budget are dropped

/** Bot working time per address. An address that has used up its time waits until no other address has jobs. */
export class ThinkingBudget {
  private readonly limits: BudgetLimits;
  private readonly elapsed: () => number;
  private readonly addresses = new Map<string, TokenBucket>();

  constructor(limits: BudgetLimits, elapsed: () => number) {
    this.limits = limits;
    this.elapsed = elapsed;
  }

  use(address: string, milliseconds: number): void {
    const now = this.elapsed();
    if (this.addresses.size >= MANY)
      for (const [one, budget] of this.addresses) if (budget.isFull(now)) this.addresses.delete(one);
    const { thinkingPerSecond, thinkingBurst } = this.limits;
    const budget = this.addresses.get(address) ?? new TokenBucket(thinkingPerSecond, thinkingBurst, now);
    this.addresses.set(address, budget);
    budget.take(now, milliseconds);
  }

  /** The owner with the priority that its budget allows. */
  priorityOf(owner: JobOwner): JobOwner {
    const left = this.addresses.get(owner.address)?.take(this.elapsed(), 0) ?? 0;
    return left < 0 ? { ...owner, priority: PRIORITY.overBudget } : owner;
  }
}
