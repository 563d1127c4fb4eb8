import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { livingOn } from '../experiment/life.ts';
import type { Hands } from './hands.ts';
import { planOfPair, type SelfPlan, selfPlanOf } from './self-plan.ts';

export interface SelfPlayHow {
  readonly signal?: AbortSignal;
  readonly onPair?: (done: number, points: readonly (number | null)[]) => void; // the unbroken run from the first pair on
  readonly now?: () => number;
}

/** Points of the pairs from the first on, up to the first that is missing. */
export type Points = readonly (number | null)[];

/**
 * Plays what is missing of an experiment of self-play. Pairs of a round know only the rounds before it, so a round is
 * played by all hands at once and the next begins when it is whole: the outcome is the same for any number of them, and
 * one that was interrupted goes on as if it had not been.
 */
export async function playSelf(
  record: Pick<ExperimentRecord, 'id' | 'plan'>,
  experiments: Experiments,
  hands: Hands,
  { signal, onPair, now = Date.now }: SelfPlayHow = {},
): Promise<{ readonly points: Points; readonly isWhole: boolean }> {
  const { id } = record;
  const plan = selfPlanOf(record);
  const known = new Map<number, number | null>();
  for (const { n, points } of await experiments.pairs(id)) known.set(n, points);
  await experiments.change(id, { status: 'running', updated: now() });
  const lastBeat = livingOn(record, experiments, () => ({ updated: now() }));

  const isStopped = (): boolean => signal?.aborted ?? false;
  try {
    for (let from = 0; from < plan.most && !isStopped(); from += roundIn(plan)) {
      const to = Math.min(plan.most, from + roundIn(plan));
      const before = runOf(known, from);
      const missing = range(from, to).filter((n) => !known.has(n));
      const lane = async (): Promise<void> => {
        for (let n = missing.shift(); n !== undefined && !isStopped(); n = missing.shift()) {
          const pair = await hands.play(planOfPair(plan, n, before), n);
          if (!pair) return;
          const { spans: _, ...played } = pair;
          await experiments.record({ ...played, experiment: id, at: now() });
          known.set(n, pair.points);
          onPair?.(known.size, runOf(known, plan.most));
        }
      };
      await Promise.all(Array.from({ length: hands.count }, lane));
    }
  } finally {
    await lastBeat();
    const points = runOf(known, plan.most);
    const isWhole = points.length >= plan.most;
    await experiments.change(id, { status: isWhole ? 'done' : 'stopped', updated: now() });
  }
  const points = runOf(known, plan.most);
  return { points, isWhole: points.length >= plan.most };
}

const CHUNK = 256;
const roundIn = ({ search }: SelfPlan): number => search.spsa?.round ?? CHUNK;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function runOf(known: ReadonlyMap<number, number | null>, most: number): Points {
  const points: (number | null)[] = [];
  for (let n = 0; n < most && known.has(n); n++) points.push(known.get(n) ?? null);
  return points;
}
