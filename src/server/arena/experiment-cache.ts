import { Judge } from '../../arena/experiment/judge.ts';
import { type Plan, planOf } from '../../arena/experiment/plan.ts';
import type { ExperimentRecord, Experiments, PairSummary } from '../../store/experiments.ts';
import { yielder } from './yielding.ts';

/** An experiment in memory: its recorded pairs, and the judge that has counted them. */
export interface LoadedExperiment {
  readonly record: ExperimentRecord;
  readonly plan: Plan;
  readonly judge: Judge;
  readonly pairs: Map<number, PairSummary>; // by position in the schedule
  readonly llrs: Map<number, number>; // points of the curve, by number of pairs
}

/** A load in progress or finished, and the record it started from. */
interface Asked {
  readonly record: ExperimentRecord;
  readonly tale: Promise<LoadedExperiment>;
  isRead: boolean;
}

const MOST = 60; // experiments in memory

/** Caches experiments, so that only the new pairs of a long one are read. */
export class ExperimentCache {
  private readonly known = new Map<string, Asked>(); // most recently used last

  /** Concurrent callers share one load; after a failed load the next caller tries again. */
  of(experiments: Experiments, record: ExperimentRecord): Promise<LoadedExperiment> {
    const before = this.known.get(record.id);
    const isFresh = before && isSame(before.record, record) && (!before.isRead || record.status === 'done');
    const asked = isFresh ? before : this.ask(experiments, record, before);
    this.known.delete(record.id);
    this.known.set(record.id, asked);
    for (const id of this.known.keys()) if (this.known.size > MOST) this.known.delete(id);
    return asked.tale;
  }

  private ask(experiments: Experiments, record: ExperimentRecord, before: Asked | undefined): Asked {
    const asked: Asked = { record, tale: loadNewPairs(experiments, record, before?.tale), isRead: false };
    asked.tale.then(
      () => {
        asked.isRead = true;
      },
      () => {
        if (this.known.get(record.id) === asked) this.known.delete(record.id);
      },
    );
    return asked;
  }
}

const isSame = (one: ExperimentRecord, other: ExperimentRecord): boolean =>
  one.created === other.created && one.updated === other.updated && one.status === other.status && isAsLong(one, other);

/** A ladder's plan grows with every round. */
const isAsLong = (one: ExperimentRecord, other: ExperimentRecord): boolean => planOf(one).most === planOf(other).most;

/** Continues after the last pair before the first gap. Counting is slow when a test is evaluated after every pair. */
async function loadNewPairs(
  experiments: Experiments,
  record: ExperimentRecord,
  before: Promise<LoadedExperiment> | undefined,
): Promise<LoadedExperiment> {
  const last = await before?.catch(() => undefined);
  const old = last?.record.created === record.created ? last : undefined;
  const pairs = await experiments.pairs(record.id, old?.judge.totals.pairs ?? 0);
  if (old && isAsLong(old.record, record)) return withPairs({ ...old, record }, pairs);
  const plan = planOf(record);
  const empty: LoadedExperiment = { record, plan, judge: new Judge(plan), pairs: new Map(), llrs: new Map() };
  return withPairs(empty, [...(old?.pairs.values() ?? []), ...pairs]);
}

async function withPairs(tale: LoadedExperiment, more: readonly PairSummary[]): Promise<LoadedExperiment> {
  const pause = yielder();
  for (const pair of more) {
    if (tale.judge.knows(pair.n)) continue;
    tale.pairs.set(pair.n, pair);
    tale.judge.add(pair);
    await pause();
  }
  return tale;
}

/** The first `count` counted pairs, in order. */
export function* counted({ pairs }: LoadedExperiment, count: number): Generator<PairSummary> {
  for (let n = 0; n < count; n++) {
    const pair = pairs.get(n);
    if (pair) yield pair;
  }
}
