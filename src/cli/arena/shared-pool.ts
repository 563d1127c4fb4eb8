import packageJson from '../../../package.json' with { type: 'json' };
import { type ExecutorPool, hasExternalBots, localPool } from '../../arena/experiment/executor-pool.ts';
import type { Plan } from '../../arena/experiment/plan.ts';
import { catalog } from '../../games/catalog.ts';
import type { Experiments } from '../../store/experiments.ts';

const JOBS_QUEUED = 24; // jobs queued at a time, so this many machines can work in parallel

export interface PoolOptions {
  readonly data: string | undefined; // --data: experiments in a folder are played locally
  readonly workers: number;
}

/** With a shared PostgreSQL, its workers play along with local threads; external programs run only locally. */
export async function sharedPool(
  experiments: Experiments,
  plan: Pick<Plan, 'bots'>,
  { data, workers }: PoolOptions,
): Promise<ExecutorPool> {
  const local = localPool(catalog, workers);
  const url = data === undefined ? process.env.DATABASE_URL : undefined;
  if (!url || hasExternalBots(plan)) return local;
  const [{ openJobs }, { queuePool }, { workOnJobs }] = await Promise.all([
    import('../../arena/queue/jobs.ts'),
    import('../../arena/queue/queue-pool.ts'),
    import('../../arena/queue/job-worker.ts'),
  ]);
  const jobs = await openJobs(url, packageJson.version);
  const halt = new AbortController();
  const { signal } = halt;
  const working = workOnJobs(jobs, experiments, { games: catalog, concurrency: workers, signal, pool: local });
  return {
    ...queuePool(jobs, experiments, JOBS_QUEUED),
    async close() {
      halt.abort();
      await working;
      await local.close();
      await jobs.close();
    },
  };
}
