import packageJson from '../../../package.json' with { type: 'json' };
import { labourFor } from '../../arena/experiment/hands.ts';
import type { Labour } from '../../arena/experiment/labour.ts';
import type { Plan } from '../../arena/experiment/plan.ts';
import { isVisitor } from '../../bots/doors.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { Experiments } from '../../store/experiments.ts';

const AHEAD = 24; // jobs in the queue at a time: so many machines can work at once

/** Where a PostgreSQL is shared, its workers play along with our own threads; programs of others play here alone. */
export async function sharedLabour(
  url: string | undefined,
  experiments: Experiments,
  id: string,
  game: Game,
  plan: Plan,
  workers: number,
): Promise<Labour> {
  if (!url || plan.bots.some(({ name }) => isVisitor(name))) return labourFor(game, plan, workers);
  const [{ openJobs }, { labourOfQueue }, { workOnJobs }] = await Promise.all([
    import('../../arena/queue/jobs.ts'),
    import('../../arena/queue/labour.ts'),
    import('../../arena/queue/work.ts'),
  ]);
  const jobs = await openJobs(url, packageJson.version);
  const halt = new AbortController();
  const working = workOnJobs(jobs, experiments, {
    games: catalog,
    hands: workers,
    signal: halt.signal,
    labourFor: (own) => labourFor(game, own, workers),
  });
  return {
    ...labourOfQueue(jobs, experiments, id, AHEAD),
    async close() {
      halt.abort();
      await working;
      await jobs.close();
    },
  };
}
