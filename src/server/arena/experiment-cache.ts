import { Judge } from '../../arena/experiment/judge.ts';
import { type Plan, planOf } from '../../arena/experiment/plan.ts';
import type { ExperimentRecord, Experiments, PairSummary } from '../../store/experiments.ts';
import { pausing } from './yielding.ts';

/** An experiment as it is remembered: what is recorded of it, counted as far as it counts. */
export interface Tale {
  readonly record: ExperimentRecord;
  readonly plan: Plan;
  readonly judge: Judge;
  readonly pairs: Map<number, PairSummary>; // by place in the schedule
  readonly llrs: Map<number, number>; // of the curve, by how many pairs
}

/** A tale that somebody asked for, and what the record said then. */
interface Asked {
  readonly record: ExperimentRecord;
  readonly tale: Promise<Tale>;
  isRead: boolean;
}

const MOST = 60; // experiments in memory

/** Experiments in memory, so that of a long one only the new pairs are read again. */
export class Tales {
  private readonly known = new Map<string, Asked>(); // the one looked at last stands last

  /** Who asks while it is being read waits for the same reading; what could not be read is read by the next who asks. */
  of(experiments: Experiments, record: ExperimentRecord): Promise<Tale> {
    const before = this.known.get(record.id);
    const isFresh = before && isSame(before.record, record) && (!before.isRead || record.status === 'done');
    const asked = isFresh ? before : this.ask(experiments, record, before);
    this.known.delete(record.id);
    this.known.set(record.id, asked);
    for (const id of this.known.keys()) if (this.known.size > MOST) this.known.delete(id);
    return asked.tale;
  }

  private ask(experiments: Experiments, record: ExperimentRecord, before: Asked | undefined): Asked {
    const asked: Asked = { record, tale: toldOn(experiments, record, before?.tale), isRead: false };
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

/** The plan of a ladder grows from round to round. */
const isAsLong = (one: ExperimentRecord, other: ExperimentRecord): boolean => planOf(one).most === planOf(other).most;

/** Goes on from what is known: all pairs before the first gap. Counting is slow where a test is asked after every pair. */
async function toldOn(
  experiments: Experiments,
  record: ExperimentRecord,
  before: Promise<Tale> | undefined,
): Promise<Tale> {
  const last = await before?.catch(() => undefined);
  const old = last?.record.created === record.created ? last : undefined;
  const pairs = await experiments.pairs(record.id, old?.judge.totals.pairs ?? 0);
  if (old && isAsLong(old.record, record)) return added({ ...old, record }, pairs);
  const plan = planOf(record);
  const empty: Tale = { record, plan, judge: new Judge(plan), pairs: new Map(), llrs: new Map() };
  return added(empty, [...(old?.pairs.values() ?? []), ...pairs]);
}

async function added(tale: Tale, more: readonly PairSummary[]): Promise<Tale> {
  const pause = pausing();
  for (const pair of more) {
    if (tale.judge.knows(pair.n)) continue;
    tale.pairs.set(pair.n, pair);
    tale.judge.add(pair);
    await pause();
  }
  return tale;
}

/** The first so many pairs that count, in their order. */
export function* counted({ pairs }: Tale, count: number): Generator<PairSummary> {
  for (let n = 0; n < count; n++) {
    const pair = pairs.get(n);
    if (pair) yield pair;
  }
}
