import { setMaxListeners } from 'node:events';
import type { ExperimentRecord, Experiments, PairSummary } from '../../store/experiments.ts';
import { type Histogram, merge } from '../histogram.ts';
import { type Judge, judged } from './judge.ts';
import type { Labour, OnPair } from './labour.ts';
import { together } from './lanes.ts';
import { livingOn } from './life.ts';
import type { PlayedPair } from './pair.ts';
import { type Plan, planOf } from './plan.ts';
import { verdictOf } from './result.ts';

/** An experiment under way, as those see it who look on. */
export interface Progress {
  readonly plan: Plan;
  readonly judge: Judge;
  readonly before: number; // pairs that were recorded when this run began
  readonly played: number; // pairs that this run has recorded
  readonly spans: readonly Histogram[]; // milliseconds of decisions in this run, by bot
}

export interface RunHow {
  readonly signal?: AbortSignal; // stops it; what is finished is kept
  readonly onPair?: (progress: Progress) => void;
  readonly now?: () => number; // milliseconds since 1970
  readonly goesOn?: boolean; // its plan will grow: the last pair of today is not its end
}

/** Goes on from whatever is recorded, until the verdict or the last pair. Nobody plays a recorded pair again. */
export async function runExperiment(
  { id, plan: stored }: Pick<ExperimentRecord, 'id' | 'plan'>,
  experiments: Experiments,
  labour: Labour,
  { signal, onPair, now = Date.now, goesOn = false }: RunHow = {},
): Promise<Progress> {
  const plan = planOf({ plan: stored });
  const judge = judged(plan, await experiments.pairs(id));
  const progress = { plan, judge, before: judge.recorded, played: 0, spans: plan.bots.map((): Histogram => new Map()) };
  const told = () => ({ verdict: verdictOf(plan, judge), updated: now() });
  await experiments.change(id, { status: 'running', ...told() });

  const desk = new Desk(plan, judge);
  const halt = new AbortController(); // the verdict is there, or somebody said stop
  setMaxListeners(0, halt.signal);
  const stop = (): void => {
    halt.abort();
    desk.wake();
  };
  if (signal?.aborted || judge.isOver) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const lastBeat = livingOn({ id }, experiments, told);

  const record = async (pair: PlayedPair | PairSummary): Promise<void> => {
    judge.add('experiment' in pair ? pair : await recorded(experiments, id, pair, now()));
    progress.played++;
    for (const [k, spans] of ('spans' in pair ? (pair.spans ?? []) : []).entries())
      merge(progress.spans[k === 0 ? pair.a : pair.b] ?? new Map(), spans);
    onPair?.(progress);
    if (judge.isOver) stop();
    desk.wake();
  };
  try {
    await together(labour.hands, () => lane(desk, labour, record, halt.signal), stop);
  } finally {
    await lastBeat();
    signal?.removeEventListener('abort', stop);
    const over = goesOn ? 'running' : 'done';
    await experiments.change(id, { status: judge.isOver ? over : 'stopped', ...told() });
  }
  return progress;
}

/** The pair as it counts: where somebody else was quicker, as they have recorded it. */
export async function recorded(
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

const AIM = 200; // milliseconds between two words from a worker
const MOST_AT_ONCE = 50;

/** One pair of hands: takes pairs from the desk until there are none. */
async function lane(desk: Desk, labour: Labour, record: OnPair, signal: AbortSignal): Promise<void> {
  let size = 1;
  while (!signal.aborted) {
    const pairs = desk.take(size);
    if (pairs.length === 0) {
      if (desk.isEmpty) return;
      await desk.moved();
      continue;
    }
    const begun = performance.now();
    await labour.play(pairs, record, signal);
    if (!signal.aborted) desk.untold(pairs);
    const each = (performance.now() - begun) / pairs.length;
    size = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((labour.aim ?? AIM) / each)));
  }
}

const MOST_AHEAD = 2000; // pairs before one that is slow: what waits for its turn is kept in memory
const TRIES = 3;

/** Hands out pairs in the order of the schedule. */
class Desk {
  private readonly plan: Plan;
  private readonly judge: Judge;
  private next = 0;
  private readonly again: number[] = []; // nobody told of them
  private readonly tries = new Map<number, number>();
  private readonly waiting: (() => void)[] = [];

  constructor(plan: Plan, judge: Judge) {
    this.plan = plan;
    this.judge = judge;
  }

  /** Whether all pairs are handed out and told. */
  get isEmpty(): boolean {
    return this.judge.isOver || this.judge.recorded >= this.plan.most;
  }

  take(size: number): number[] {
    const { plan, judge, again } = this;
    const pairs = again.splice(0, size);
    const end = Math.min(plan.most, judge.account.pairs + MOST_AHEAD);
    while (pairs.length < size && this.next < end) {
      if (!judge.knows(this.next)) pairs.push(this.next);
      this.next++;
    }
    return pairs;
  }

  /** Those of the pairs that nobody told of are handed out again, a few times. */
  untold(pairs: readonly number[]): void {
    for (const n of pairs) {
      if (this.judge.knows(n)) continue;
      const tries = (this.tries.get(n) ?? 0) + 1;
      if (tries >= TRIES) throw new Error(`pair ${n} was handed out ${TRIES} times and never came back`);
      this.tries.set(n, tries);
      this.again.push(n);
    }
    this.wake();
  }

  wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** A pair was told, or it is time to stop. */
  moved(): Promise<void> {
    return new Promise((go) => void this.waiting.push(go));
  }
}
