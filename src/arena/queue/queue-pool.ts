import type { Experiments, PairSummary } from '../../store/experiments.ts';
import type { ExecutorPool } from '../experiment/executor-pool.ts';
import type { Jobs } from './jobs.ts';
import { sleep } from './jobs.ts';

const LOOKS_AFTER = 200; // milliseconds
const AIM = 3000; // target milliseconds per job
const LEAST = 10; // minimum seconds before a job expires
const SLACK = 5; // multiple of the slowest pair so far, because machines differ in speed
const PATIENCE = 60_000; // milliseconds to retry while the database is unreachable

/** Plays through a job queue: workers, here or on other machines, record the pairs they play. */
export function queuePool(jobs: Jobs, experiments: Experiments, concurrency: number, least = LEAST): ExecutorPool {
  const lookouts = new Map<string, PairPoller>();
  let slowest = 0; // seconds of the slowest pair so far
  return {
    executor(id, { bots }) {
      const lookout = lookouts.get(id) ?? pairPoller(experiments, id);
      lookouts.set(id, lookout);
      return {
        concurrency,
        targetMs: AIM,
        async play(pairs, onPair, signal) {
          const found: PairSummary[] = [];
          for (const n of pairs) lookout.awaited.set(n, (pair) => found.push(pair));
          const within = Math.max(slowest === 0 ? 2 * least : least, SLACK * slowest * pairs.length);
          const job = await withRetries(signal, () => jobs.send({ experiment: id, pairs, bots }, within));
          let told = 0;
          for (let looks = 1; told < pairs.length && !signal.aborted; looks++) {
            await sleep(LOOKS_AFTER, signal);
            await withRetries(signal, lookout.look);
            for (const pair of found.splice(0)) {
              told++;
              slowest = Math.max(slowest, secondsOf(pair));
              await onPair(pair);
            }
            const isOver =
              looks % 20 === 0 && told < pairs.length && !(await withRetries(signal, () => jobs.isOpen(job)));
            if (isOver) break; // every worker gave up on it
          }
          for (const n of pairs) lookout.awaited.delete(n);
          if (signal.aborted) await jobs.cancel([job]).catch(() => {}); // otherwise the worker notices that the run is over
        },
      };
    },
    close: async () => {},
  };
}

/** Waits for pairs of an experiment to be recorded. */
interface PairPoller {
  readonly awaited: Map<number, (pair: PairSummary) => void>;
  look(): Promise<void>;
}

/** Concurrent waiters share one query. */
function pairPoller(experiments: Experiments, id: string): PairPoller {
  const awaited: PairPoller['awaited'] = new Map();
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    if (awaited.size === 0) return; // another query found them all
    looking ??= experiments
      .pairs(id, Math.min(...awaited.keys()))
      .then((pairs) => {
        for (const pair of pairs) {
          const tell = awaited.get(pair.n);
          awaited.delete(pair.n);
          tell?.(pair);
        }
      })
      .finally(() => {
        looking = undefined;
      });
    await looking;
  };
  return { awaited, look };
}

const secondsOf = ({ games }: PairSummary): number => games.reduce((sum, { millis }) => sum + millis, 0) / 1000;

/** Retries while the database is unreachable. Only for idempotent work. */
async function withRetries<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || performance.now() > until) throw error;
      await sleep(500, signal);
    }
  }
}
