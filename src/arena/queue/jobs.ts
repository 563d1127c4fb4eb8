import PgBoss from 'pg-boss';
import type { Entrant } from '../experiment/plan.ts';

/** Pairs of one experiment, to be played by whoever takes them. */
export interface PairsJob {
  readonly experiment: string;
  readonly pairs: readonly number[];
  readonly bots: readonly Entrant[]; // in these pairs: in a search they change from pair to pair
}

export interface TakenJob extends PairsJob {
  readonly id: string;
}

/** The job queue of a PostgreSQL. A job that is taken and not done in time is given to another: it may be done twice. */
export interface Jobs {
  /** `within`: seconds until whoever took it counts as gone. */
  send(job: PairsJob, within: number): Promise<string>;
  take(): Promise<TakenJob | undefined>;
  done(id: string): Promise<void>;
  failed(id: string, why: object): Promise<void>; // another may try
  isOpen(id: string): Promise<boolean>; // somebody will do it, or does
  cancel(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const SCHEMA = 'umpire_jobs';
const LOOKED_AFTER = 2; // seconds between looks for jobs whose taker has gone
const TRIES = 100;
const AGAIN = 3; // seconds until a job that failed is given out again: whoever cannot play it has time for others
const KEPT_FOR = { archiveCompletedAfterSeconds: 600, deleteAfterHours: 24 };

/** Programs of another version would play other games, so each version has a queue of its own. */
export async function openJobs(url: string, version: string): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'umpire-jobs',
    schema: SCHEMA,
    max: 3, // connections
    schedule: false,
    maintenanceIntervalSeconds: LOOKED_AFTER,
    ...KEPT_FOR,
  });
  boss.on('error', () => {}); // a lost connection: whoever asked is told, and asks again
  const queue = `pairs-${version}`;
  try {
    await boss.start();
    await boss.createQueue(queue);
  } catch (error) {
    await boss.stop({ graceful: false, wait: false }).catch(() => {});
    throw error;
  }
  return {
    async send(job, within) {
      const id = await boss.send(queue, job, {
        expireInSeconds: Math.ceil(within),
        retryLimit: TRIES,
        retryDelay: AGAIN,
      });
      if (id === null) throw new Error('the queue took no job');
      return id;
    },
    async take() {
      const [job] = await boss.fetch<PairsJob>(queue);
      return job && { ...job.data, id: job.id };
    },
    done: async (id) => void (await boss.complete(queue, id)),
    failed: async (id, why) => void (await boss.fail(queue, id, why)),
    async isOpen(id) {
      const job = await boss.getJobById(queue, id);
      return job !== null && ['created', 'retry', 'active'].includes(job.state);
    },
    cancel: async (ids) => void (ids.length > 0 && (await boss.cancel(queue, [...ids]))),
    close: () => boss.stop({ graceful: false, wait: true }),
  };
}
