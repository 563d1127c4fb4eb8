import packageJson from '../../../package.json' with { type: 'json' };
import { type ExecutorPool, hasExternalBots, localPool } from '../../arena/experiment/executor-pool.ts';
import type { Plan } from '../../arena/experiment/plan.ts';
import { catalog } from '../../games/catalog.ts';
import type { Experiments } from '../../store/experiments.ts';

const AHEAD = 24; // jobs queued at a time, so this many machines can work in parallel

export interface SharedHow {
  readonly data: string | undefined; // --data: experiments in a folder are played locally
  readonly workers: number;
}

/** With a shared PostgreSQL, its workers play along with local threads; external programs run only locally. */
export async function sharedStaff(
  experiments: Experiments,
  plan: Pick<Plan, 'bots'>,
  { data, workers }: SharedHow,
): Promise<ExecutorPool> {
  const here = localPool(catalog, workers);
  const url = data === undefined ? process.env.DATABASE_URL : undefined;
  if (!url || hasExternalBots(plan)) return here;
  const [{ openJobs }, { queuePool: staffOfQueue }, { workOnJobs }] = await Promise.all([
    import('../../arena/queue/jobs.ts'),
    import('../../arena/queue/queue-pool.ts'),
    import('../../arena/queue/job-worker.ts'),
  ]);
  const jobs = await openJobs(url, packageJson.version);
  const halt = new AbortController();
  const { signal } = halt;
  const working = workOnJobs(jobs, experiments, { games: catalog, concurrency: workers, signal, pool: here });
  return {
    ...staffOfQueue(jobs, experiments, AHEAD),
    async close() {
      halt.abort();
      await working;
      await here.close();
      await jobs.close();
    },
  };
}
