import { setMaxListeners } from 'node:events';
import type { ExperimentRecord, Experiments, PairSummary } from '../../store/experiments.ts';
import { type Histogram, merge } from '../histogram.ts';
import type { OnPair, PairExecutor } from './executor.ts';
import { runConcurrently } from './executor.ts';
import { startHeartbeat } from './heartbeat.ts';
import { type Judge, judged } from './judge.ts';
import type { PlayedPair } from './pair.ts';
import { type Plan, planOf } from './plan.ts';
import { verdictOf } from './result.ts';

/** Progress of a running experiment. */
export interface Progress {
  readonly plan: Plan;
  readonly judge: Judge;
  readonly before: number; // pairs recorded before this run
  readonly played: number; // pairs recorded by this run
  readonly spans: readonly Histogram[]; // milliseconds of decisions in this run, by bot
}

interface RunOptions {
  readonly signal?: AbortSignal; // stops the run; finished pairs stay recorded
  readonly onPair?: (progress: Progress) => void;
  readonly now?: () => number; // milliseconds since 1970
  readonly planGrows?: boolean; // the plan will grow, so its last pair does not end the experiment
}

/** Continues from the recorded pairs until the verdict or the last pair. Never replays a recorded pair. */
export async function runExperiment(
  { id, plan: stored }: Pick<ExperimentRecord, 'id' | 'plan'>,
  experiments: Experiments,
  executor: PairExecutor,
  { signal, onPair, now = Date.now, planGrows = false }: RunOptions = {},
): Promise<Progress> {
  const plan = planOf({ plan: stored });
  const judge = judged(plan, await experiments.pairs(id));
  const progress = { plan, judge, before: judge.recorded, played: 0, spans: plan.bots.map((): Histogram => new Map()) };
  const told = () => ({ verdict: verdictOf(plan, judge), updated: now() });
  await experiments.change(id, { status: 'running', ...told() });

  const queue = new PairQueue(plan, judge);
  const halt = new AbortController(); // aborted by the verdict or by the caller
  setMaxListeners(0, halt.signal);
  const stop = (): void => {
    halt.abort();
    queue.wake();
  };
  if (signal?.aborted || judge.isOver) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const lastBeat = startHeartbeat({ id }, experiments, told);

  const record = async (pair: PlayedPair | PairSummary): Promise<void> => {
    judge.add('experiment' in pair ? pair : await recordPair(experiments, id, pair, now()));
    progress.played++;
    for (const [k, spans] of ('spans' in pair ? (pair.spans ?? []) : []).entries())
      merge(progress.spans[k === 0 ? pair.a : pair.b] ?? new Map(), spans);
    onPair?.(progress);
    if (judge.isOver) stop();
    queue.wake();
  };
  try {
    await runConcurrently(executor.concurrency, () => runWorker(queue, executor, record, halt.signal), stop);
  } finally {
    await lastBeat();
    signal?.removeEventListener('abort', stop);
    const over = planGrows ? 'running' : 'done';
    await experiments.change(id, { status: judge.isOver ? over : 'stopped', ...told() });
  }
  return progress;
}

/** Records a pair. If another worker recorded it first, returns that one. */
export async function recordPair(
  experiments: Experiments,
  id: string,
  pair: PlayedPair,
  at: number,
): Promise<PairSummary> {
  const { spans: _, ...played } = pair;
  const written = await experiments.record({ ...played, experiment: id, at });
  const other = written === 'taken' ? (await experiments.pairs(id, pair.n)).find(({ n }) => n === pair.n) : undefined;
  if (other) return other;
  const [one, two] = played.games.map(({ commands: _, ...summary }) => summary) as unknown as PairSummary['games'];
  return { ...played, experiment: id, at, games: [one, two] };
}

const TARGET_MS = 200; // target milliseconds between two reports of a worker
const MOST_AT_ONCE = 50;

/** Takes batches from the queue until it is empty. */
async function runWorker(queue: PairQueue, executor: PairExecutor, record: OnPair, signal: AbortSignal): Promise<void> {
  let size = 1;
  while (!signal.aborted) {
    const pairs = queue.take(size);
    if (pairs.length === 0) {
      if (queue.isEmpty) return;
      await queue.changed();
      continue;
    }
    const begun = performance.now();
    await executor.play(pairs, record, signal);
    if (!signal.aborted) queue.requeueMissing(pairs);
    const each = (performance.now() - begun) / pairs.length;
    size = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((executor.targetMs ?? TARGET_MS) / each)));
  }
}

const MOST_AHEAD = 2000; // how far workers may run ahead of a slow pair; early results stay in memory
const TRIES = 3;

/** Gives out pairs in schedule order. */
class PairQueue {
  private readonly plan: Plan;
  private readonly judge: Judge;
  private next = 0;
  private readonly requeued: number[] = []; // assigned, but no result came back
  private readonly tries = new Map<number, number>();
  private readonly waiting: (() => void)[] = [];

  constructor(plan: Plan, judge: Judge) {
    this.plan = plan;
    this.judge = judge;
  }

  /** Whether all pairs have been assigned and reported. */
  get isEmpty(): boolean {
    return this.judge.isOver || this.judge.recorded >= this.plan.most;
  }

  take(size: number): number[] {
    const { plan, judge, requeued: again } = this;
    const pairs = again.splice(0, size);
    const end = Math.min(plan.most, judge.totals.pairs + MOST_AHEAD);
    while (pairs.length < size && this.next < end) {
      if (!judge.knows(this.next)) pairs.push(this.next);
      this.next++;
    }
    return pairs;
  }

  /** Requeues pairs without a result, a few times. */
  requeueMissing(pairs: readonly number[]): void {
    for (const n of pairs) {
      if (this.judge.knows(n)) continue;
      const tries = (this.tries.get(n) ?? 0) + 1;
      if (tries >= TRIES) throw new Error(`pair ${n} was handed out ${TRIES} times and never came back`);
      this.tries.set(n, tries);
      this.requeued.push(n);
    }
    this.wake();
  }

  wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** Resolves when a pair is reported or the run stops. */
  changed(): Promise<void> {
    return new Promise((go) => void this.waiting.push(go));
  }
}
