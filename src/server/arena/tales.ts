import { Judge } from '../../arena/experiment/judge.ts';
import { type Plan, planOf } from '../../arena/experiment/plan.ts';
import type { ExperimentRecord, Experiments, PairSummary } from '../../store/experiments.ts';
import { pausing } from './pause.ts';

/** An experiment as it is remembered: what is recorded of it, counted as far as it counts. */
export interface Tale {
  record: ExperimentRecord;
  readonly plan: Plan;
  readonly judge: Judge;
  readonly pairs: Map<number, PairSummary>; // by place in the schedule
  readonly llrs: Map<number, number>; // of the curve, by how many pairs
}

const MOST = 60; // experiments in memory

/** Experiments in memory, so that of a long one only the new pairs are read again. */
export class Tales {
  private readonly known = new Map<string, Tale>(); // the one looked at last stands last

  async of(experiments: Experiments, record: ExperimentRecord): Promise<Tale> {
    const old = this.known.get(record.id);
    const tale = old && old.record.created === record.created ? old : emptyTale(record);
    this.known.delete(record.id);
    this.known.set(record.id, tale);
    const isSame = tale === old && old.record.status === 'done' && old.record.updated === record.updated;
    tale.record = record;
    if (!isSame) await this.read(experiments, tale);
    for (const id of this.known.keys()) if (this.known.size > MOST) this.known.delete(id);
    return tale;
  }

  /** All from the first gap on: those before it are known. Counting is slow where a test is asked after every pair. */
  private async read(experiments: Experiments, { record, judge, pairs }: Tale): Promise<void> {
    const pause = pausing();
    for (const pair of await experiments.pairs(record.id, judge.account.pairs)) {
      if (judge.knows(pair.n)) continue;
      pairs.set(pair.n, pair);
      judge.add(pair);
      await pause();
    }
  }
}

function emptyTale(record: ExperimentRecord): Tale {
  const plan = planOf(record);
  return { record, plan, judge: new Judge(plan), pairs: new Map(), llrs: new Map() };
}

/** Pairs that count, in their order. */
export function* counted({ pairs, judge }: Tale): Generator<PairSummary> {
  for (let n = 0; n < judge.account.pairs; n++) {
    const pair = pairs.get(n);
    if (pair) yield pair;
  }
}
