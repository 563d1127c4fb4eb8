import type { PairSummary } from '../../store/experiments.ts';
import { NO_PAIRS, type Pentanomial } from '../stats/pairs.ts';
import { judge, type Standing } from '../stats/sprt.ts';
import { type Account, addToAccount, emptyAccount } from './account.ts';
import { type Plan, pairingOf } from './plan.ts';

/** `H1` and `H0` by the test, `full` = all of a fixed number of pairs are counted, `open` = neither. */
export type Decided = 'H1' | 'H0' | 'full' | 'open';

/**
 * Counts pairs in the order of the schedule, in whatever order they arrive: only the unbroken run from the first pair on
 * counts, and the first pair at which the test crosses a bound is the last that does. So the verdict depends on the plan
 * alone, not on who played what when.
 */
export class Judge {
  readonly account: Account;
  decided: Decided = 'open';
  private readonly plan: Plan;
  private readonly ahead = new Map<number, PairSummary>(); // they came before their turn
  private readonly behind = new Set<number>(); // they came too late to count

  constructor(plan: Plan) {
    this.plan = plan;
    this.account = emptyAccount(plan);
  }

  /** Whether nothing more is to be played. */
  get isOver(): boolean {
    return this.decided !== 'open' || this.account.pairs >= this.plan.most;
  }

  /** All pairs that were told, with those that do not count. */
  get recorded(): number {
    return this.account.pairs + this.ahead.size + this.behind.size;
  }

  knows(n: number): boolean {
    return n < this.account.pairs || this.ahead.has(n) || this.behind.has(n);
  }

  /** Where the test stands; undefined = there is none. */
  get standing(): Standing | undefined {
    return standingOf(this.plan, this.account.cells[0]?.pairs ?? NO_PAIRS);
  }

  /** A pair that is told twice, or that is none of the plan, changes nothing. */
  add(pair: PairSummary): void {
    if (this.knows(pair.n) || !isOfPlan(this.plan, pair)) return;
    if (this.isOver) {
      this.behind.add(pair.n);
      return;
    }
    this.ahead.set(pair.n, pair);
    for (let next = this.ahead.get(this.account.pairs); next; next = this.ahead.get(this.account.pairs)) {
      this.ahead.delete(next.n);
      this.count(next);
      if (!this.isOver) continue;
      for (const n of this.ahead.keys()) this.behind.add(n);
      this.ahead.clear();
    }
  }

  private count(pair: PairSummary): void {
    addToAccount(this.account, pair);
    const verdict = this.standing?.verdict;
    if (verdict !== undefined) this.decided = verdict;
    else if (this.account.pairs >= this.plan.most) this.decided = 'full';
  }
}

const standingOf = ({ test }: Plan, pairs: Pentanomial): Standing | undefined =>
  test ? judge(test, pairs) : undefined;

const isOfPlan = (plan: Plan, { n, a, b }: PairSummary): boolean => {
  if (!Number.isInteger(n) || n < 0 || n >= plan.most) return false;
  const [x, y] = pairingOf(plan, n);
  return a === x && b === y;
};

/** All that was told of an experiment, judged. */
export function judged(plan: Plan, pairs: Iterable<PairSummary>): Judge {
  const judge = new Judge(plan);
  for (const pair of pairs) judge.add(pair);
  return judge;
}
