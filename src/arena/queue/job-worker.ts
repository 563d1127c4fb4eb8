import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import type { OnPair } from '../experiment/executor.ts';
import type { ExecutorPool } from '../experiment/executor-pool.ts';
import { changedSince, type Plan, planOf } from '../experiment/plan.ts';
import type { Jobs, TakenJob } from './jobs.ts';
import { sleep } from './jobs.ts';

export interface JobWorkerOptions {
  readonly games: Readonly<Record<string, Game>>;
  readonly concurrency: number; // concurrent jobs
  readonly leave?: AbortSignal; // finishes current jobs, takes no more
  readonly signal: AbortSignal; // stops now; unfinished pairs are left to other workers
  readonly pool: ExecutorPool; // closed by the caller
  onPair?(): void;
  onProblem?(fact: Fact): void; // with a job or the database; work continues
}

const IDLE = 300; // milliseconds between polls of an empty queue
const UNFIT = 100; // milliseconds to wait after a job this worker cannot play
const TROUBLED = 1000; // milliseconds before retrying the database
const TRUSTED = 2000; // milliseconds for which a cached experiment is valid

/** Processes jobs until stopped. Every pair is recorded once, even if several workers play it. */
export async function workOnJobs(jobs: Jobs, experiments: Experiments, how: JobWorkerOptions): Promise<void> {
  const { signal } = how;
  const known = new Map<string, { readonly record: ExperimentRecord | undefined; readonly at: number }>();

  /** Reads the experiment again if the cached copy is old, was over, or was too short for these pairs. */
  async function recordOf({ experiment: id, pairs }: TakenJob): Promise<ExperimentRecord | undefined> {
    const before = known.get(id);
    const isNew = before !== undefined && performance.now() - before.at < TRUSTED;
    if (isNew && before.record?.status === 'running' && planOf(before.record).most > Math.max(...pairs))
      return before.record;
    const record = await experiments.experiment(id);
    known.set(id, { record, at: performance.now() });
    return record;
  }

  /** Plays the unrecorded pairs of a job; false if another worker must play it. */
  async function play(job: TakenJob): Promise<boolean> {
    const { experiment, pairs, bots } = job;
    const record = await recordOf(job);
    if (record?.status !== 'running') return true; // finished or stopped
    const plan = { ...planOf(record), bots };
    const why = unfit(how.games, plan, record);
    if (why) {
      how.onProblem?.(why);
      return false;
    }
    const recorded = new Set((await experiments.pairs(experiment, Math.min(...pairs))).map(({ n }) => n));
    const note: OnPair = async (pair) => {
      if ('experiment' in pair) return;
      const { spans: _, ...played } = pair;
      await experiments.record({ ...played, experiment, at: Date.now() });
      how.onPair?.();
    };
    const left = pairs.filter((n) => !recorded.has(n));
    await how.pool.executor(experiment, plan).play(left, note, signal);
    return !signal.aborted;
  }

  async function lane(): Promise<void> {
    while (!signal.aborted && !how.leave?.aborted) {
      let job: TakenJob | undefined;
      try {
        job = await jobs.take();
        if (!job) await sleep(IDLE, signal);
        else if (await play(job)) await jobs.done(job.id);
        else {
          await jobs.failed(job.id, { code: 'not-here' });
          await sleep(UNFIT, signal);
        }
      } catch (error) {
        how.onProblem?.({ code: 'queue-trouble', problem: (error as Error).message });
        if (job) await jobs.failed(job.id, { code: 'broken' }).catch(() => {}); // otherwise the job expires and is reassigned
        await sleep(TROUBLED, signal);
      }
    }
  }

  await Promise.all(Array.from({ length: how.concurrency }, lane));
}

/**
 * Why this process cannot play an experiment, or undefined. Experiments with external programs run only where they
 * were started.
 */
function unfit(games: JobWorkerOptions['games'], plan: Plan, { rulesVersion }: ExperimentRecord): Fact | undefined {
  const game = Object.hasOwn(games, plan.game) ? games[plan.game] : undefined;
  if (!game) return { code: 'unknown-game', game: plan.game, known: Object.keys(games) };
  if (plan.bots.some(({ version }) => version === '')) return { code: 'queue-programs' };
  return changedSince(game, plan, rulesVersion);
}
