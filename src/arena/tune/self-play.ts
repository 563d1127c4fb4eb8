import { setMaxListeners } from 'node:events';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import type { OnPair } from '../experiment/executor.ts';
import { runConcurrently } from '../experiment/executor.ts';
import type { ExecutorPool } from '../experiment/executor-pool.ts';
import { startHeartbeat } from '../experiment/heartbeat.ts';
import { recordPair } from '../experiment/run.ts';
import { pairsPerStep, planOfPair, type SelfPlan, selfPlanOf } from './self-plan.ts';

interface SelfPlayOptions {
  readonly signal: AbortSignal;
  readonly onPair?: (done: number, points: readonly (number | null)[]) => void; // points of the unbroken run from the first pair
  readonly now?: () => number;
}

/** Points of the pairs from the first up to the first missing one. */
export type Points = readonly (number | null)[];

/**
 * Plays the missing pairs of a self-play experiment. Each round depends only on earlier rounds and finishes before
 * the next starts, so the result does not depend on concurrency or interruptions.
 */
export async function playSelf(
  record: Pick<ExperimentRecord, 'id' | 'plan'>,
  experiments: Experiments,
  pool: ExecutorPool,
  { signal, onPair, now = Date.now }: SelfPlayOptions,
): Promise<{ readonly points: Points; readonly isWhole: boolean }> {
  const { id } = record;
  const plan = selfPlanOf(record);
  const known = new Map<number, number | null>();
  for (const { n, points } of await experiments.pairs(id)) known.set(n, points);
  await experiments.change(id, { status: 'running', updated: now() });
  const lastBeat = startHeartbeat(record, experiments, () => ({ updated: now() }));

  const halt = new AbortController(); // aborted by the caller or by a failed worker
  setMaxListeners(0, halt.signal); // every worker adds a listener
  const stop = (): void => halt.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  const note: OnPair = async (pair) => {
    const { n, points } = 'experiment' in pair ? pair : await recordPair(experiments, id, pair, now());
    known.set(n, points);
    onPair?.(known.size, runOf(known, plan.most));
  };
  try {
    for (let from = 0; from < plan.most && !halt.signal.aborted; from += roundIn(plan)) {
      const to = Math.min(plan.most, from + roundIn(plan));
      const before = runOf(known, from);
      const missing = range(from, to).filter((n) => !known.has(n));
      const lane = async (): Promise<void> => {
        for (let n = missing.shift(); n !== undefined && !halt.signal.aborted; n = missing.shift()) {
          const executor = pool.executor(id, planOfPair(plan, n, before));
          for (let tries = 0; !known.has(n) && !halt.signal.aborted; tries++) {
            if (tries === TRIES) throw new Error(`pair ${n} was handed out ${TRIES} times and never came back`);
            await executor.play([n], note, halt.signal);
          }
        }
      };
      await runConcurrently(pool.executor(id, plan).concurrency, lane, stop);
    }
  } finally {
    await lastBeat();
    signal.removeEventListener('abort', stop);
    const points = runOf(known, plan.most);
    const isWhole = points.length >= plan.most;
    await experiments.change(id, { status: isWhole ? 'done' : 'stopped', updated: now() });
  }
  const points = runOf(known, plan.most);
  return { points, isWhole: points.length >= plan.most };
}

const TRIES = 3;
const CHUNK = 256;
const roundIn = ({ search }: SelfPlan): number => (search.spsa?.round ?? CHUNK) * pairsPerStep(search);

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function runOf(known: ReadonlyMap<number, number | null>, most: number): Points {
  const points: (number | null)[] = [];
  for (let n = 0; n < most && known.has(n); n++) points.push(known.get(n) ?? null);
  return points;
}
