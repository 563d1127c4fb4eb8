import packageJson from '../../../package.json' with { type: 'json' };
import type { Plan } from '../../arena/experiment/plan.ts';
import { hasVisitors, type Staff, staffHere } from '../../arena/experiment/staff.ts';
import { catalog } from '../../games/catalog.ts';
import type { Experiments } from '../../store/experiments.ts';

const AHEAD = 24; // jobs in the queue at a time: so many machines can work at once

export interface SharedHow {
  readonly data: string | undefined; // --data: what is kept in a folder is played here
  readonly workers: number;
}

/** Where a PostgreSQL is shared, its workers play along with our own threads; programs of others play here alone. */
export async function sharedStaff(
  experiments: Experiments,
  plan: Pick<Plan, 'bots'>,
  { data, workers }: SharedHow,
): Promise<Staff> {
  const here = staffHere(catalog, workers);
  const url = data === undefined ? process.env.DATABASE_URL : undefined;
  if (!url || hasVisitors(plan)) return here;
  const [{ openJobs }, { staffOfQueue }, { workOnJobs }] = await Promise.all([
    import('../../arena/queue/jobs.ts'),
    import('../../arena/queue/staff.ts'),
    import('../../arena/queue/work.ts'),
  ]);
  const jobs = await openJobs(url, packageJson.version);
  const halt = new AbortController();
  const { signal } = halt;
  const working = workOnJobs(jobs, experiments, { games: catalog, hands: workers, signal, staff: here });
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
