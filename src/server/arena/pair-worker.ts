import { threadPool } from '../../arena/experiment/executor-pool.ts';
import type { Jobs } from '../../arena/queue/jobs.ts';
import { openExperiments } from '../../store/experiments.ts';
import { errorFacts } from '../log.ts';
import type { Service } from '../service.ts';

const PATIENCE = 5000; // milliseconds for pairs under way when the node stops; others play them again
const AGAIN = 5000; // milliseconds until the database is asked again

/** A node that also plays pairs of experiments, on threads of their own. */
export interface ArenaWork {
  stop(): Promise<void>;
}

export function startArenaWork(url: string, threads: number, { games, log, meters, version }: Service): ArenaWork {
  const leave = new AbortController();
  const halt = new AbortController();

  async function work(): Promise<void> {
    const [{ openJobs }, { workOnJobs }] = await Promise.all([
      import('../../arena/queue/jobs.ts'),
      import('../../arena/queue/job-worker.ts'),
    ]); // a server without experiments never loads them
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
          onPair: meters.paired,
          onProblem: (fact) => log.warn({ fault: fact }, 'pairs of an experiment could not be played'),
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
        log.warn(errorFacts(error), 'no pairs can be played just now');
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
