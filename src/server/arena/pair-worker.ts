import { threadPool } from '../../arena/experiment/executor-pool.ts';
import type { Jobs } from '../../arena/queue/jobs.ts';
import { openExperiments } from '../../store/open-experiments.ts';
import { errorFacts } from '../log.ts';
import type { Service } from '../service.ts';

const PATIENCE = 5000; // milliseconds to finish current pairs on shutdown; unfinished ones are played by other workers
const AGAIN = 5000; // milliseconds before the database is tried again

/** Plays pairs of queued experiments on this node, in threads of their own. */
interface PairWorker {
  stop(): Promise<void>;
}

export function startPairWorker(url: string, threads: number, { games, log, metrics, version }: Service): PairWorker {
  const leave = new AbortController();
  const halt = new AbortController();

  async function work(): Promise<void> {
    const [{ openJobs }, { workOnJobs }] = await Promise.all([
      import('../../arena/queue/jobs.ts'),
      import('../../arena/queue/job-worker.ts'),
    ]); // loaded only by nodes that play experiments
    const experiments = await openExperiments({ url });
    try {
      await workWith(await openJobs(url, version));
    } finally {
      await experiments.close();
    }

    async function workWith(jobs: Jobs): Promise<void> {
      const pool = threadPool(threads);
      try {
        await workOnJobs(jobs, experiments, {
          games,
          concurrency: threads,
          leave: leave.signal,
          signal: halt.signal,
          pool,
          onPair: metrics.pairPlayed,
          onProblem: (fact) => log.warn({ fault: fact }, 'cannot play pairs of an experiment'),
        });
      } finally {
        await pool.close();
        await jobs.close();
      }
    }
  }

  async function keepOn(): Promise<void> {
    while (!leave.signal.aborted) {
      try {
        await work();
      } catch (error) {
        log.warn(errorFacts(error), 'cannot play pairs right now');
        await new Promise((then) => setTimeout(then, AGAIN).unref());
      }
    }
  }

  const done = keepOn();
  return {
    async stop() {
      leave.abort();
      const hurry = setTimeout(() => halt.abort(), PATIENCE);
      await done;
      clearTimeout(hurry);
    },
  };
}
