import type { PairSummary } from '../../store/experiments.ts';
import { NO_PAIRS, type Pentanomial } from '../stats/pairs.ts';
import { judge, type Standing } from '../stats/sprt.ts';
import { type Plan, pairingOf } from './plan.ts';
import { addToTotals, emptyTotals, type Totals } from './totals.ts';

/** `H1` or `H0` is the test's verdict, `full` means a fixed number of pairs was reached, `open` means neither. */
export type Decided = 'H1' | 'H0' | 'full' | 'open';

/**
 * Counts pairs in schedule order, whatever order they arrive in. Only the unbroken run from the first pair counts,
 * up to the pair where the test crosses a bound, so the verdict depends only on the plan.
 */
export class Judge {
  readonly totals: Totals;
  decided: Decided = 'open';
  private readonly plan: Plan;
  private readonly ahead = new Map<number, PairSummary>(); // arrived early
  private readonly behind = new Set<number>(); // arrived after the verdict

  constructor(plan: Plan) {
    this.plan = plan;
    this.totals = emptyTotals(plan);
  }

  /** Whether no more pairs are needed. */
  get isOver(): boolean {
    return this.decided !== 'open' || this.totals.pairs >= this.plan.most;
  }

  /** All pairs received, including those that do not count. */
  get recorded(): number {
    return this.totals.pairs + this.ahead.size + this.behind.size;
  }

  knows(n: number): boolean {
    return n < this.totals.pairs || this.ahead.has(n) || this.behind.has(n);
  }

  /** State of the test; undefined if there is none. */
  get standing(): Standing | undefined {
    return standingOf(this.plan, this.totals.cells[0]?.pairs ?? NO_PAIRS);
  }

  /** Ignores duplicates and pairs that are not in the plan. */
  add(pair: PairSummary): void {
    if (this.knows(pair.n) || !isOfPlan(this.plan, pair)) return;
    if (this.isOver) {
      this.behind.add(pair.n);
      return;
    }
    this.ahead.set(pair.n, pair);
    for (let next = this.ahead.get(this.totals.pairs); next; next = this.ahead.get(this.totals.pairs)) {
      this.ahead.delete(next.n);
      this.count(next);
      if (!this.isOver) continue;
      for (const n of this.ahead.keys()) this.behind.add(n);
      this.ahead.clear();
    }
  }

  private count(pair: PairSummary): void {
    addToTotals(this.totals, pair);
    const verdict = this.standing?.verdict;
    if (verdict !== undefined) this.decided = verdict;
    else if (this.totals.pairs >= this.plan.most) this.decided = 'full';
  }
}

const standingOf = ({ test }: Plan, pairs: Pentanomial): Standing | undefined =>
  test ? judge(test, pairs) : undefined;

const isOfPlan = (plan: Plan, { n, a, b }: PairSummary): boolean => {
  if (!Number.isInteger(n) || n < 0 || n >= plan.most) return false;
  const [x, y] = pairingOf(plan, n);
  return a === x && b === y;
};

/** Judges all recorded pairs of an experiment. */
export function judged(plan: Plan, pairs: Iterable<PairSummary>): Judge {
  const judge = new Judge(plan);
  for (const pair of pairs) judge.add(pair);
  return judge;
}
