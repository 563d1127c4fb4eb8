import PgBoss from 'pg-boss';
import type { Entrant } from '../experiment/plan.ts';

/** A batch of pairs of one experiment. */
interface PairsJob {
  readonly experiment: string;
  readonly pairs: readonly number[];
  readonly bots: readonly Entrant[]; // the bots of these pairs; tuning changes them from pair to pair
}

export interface TakenJob extends PairsJob {
  readonly id: string;
}

/** A job queue in PostgreSQL. A job that is not finished in time is reassigned, so it may run twice. */
export interface Jobs {
  /** `within`: seconds before the job expires. */
  send(job: PairsJob, within: number): Promise<string>;
  take(): Promise<TakenJob | undefined>;
  done(id: string): Promise<void>;
  failed(id: string, why: object): Promise<void>; // another worker may retry
  isOpen(id: string): Promise<boolean>; // waiting or active
  cancel(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const SCHEMA = 'umpire_jobs';
const LOOKED_AFTER = 2; // seconds between checks for expired jobs
const TRIES = 100;
const AGAIN = 3; // seconds before a failed job is retried, so a worker that cannot play it gets other jobs first
const KEPT_FOR = { archiveCompletedAfterSeconds: 600, deleteAfterHours: 24 };

/** One queue per version, because other versions play differently. */
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
  boss.on('error', () => {}); // a lost connection also fails the pending call, which is retried
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

/** Waits this long, or until aborted. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((then) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      then();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
