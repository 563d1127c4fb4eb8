import type { Experiments, PairSummary } from '../../store/experiments.ts';
import type { Staff } from '../experiment/staff.ts';
import type { Jobs } from './jobs.ts';
import { pause } from './pause.ts';

const LOOKS_AFTER = 200; // milliseconds
const AIM = 3000; // milliseconds that one job should take
const LEAST = 10; // seconds until whoever took a job counts as gone
const SLACK = 5; // times what the slowest pair so far has taken: machines differ
const PATIENCE = 60_000; // milliseconds for a database that is away

/** Other machines, and this one: jobs in a queue, whose pairs are recorded by whoever plays them. */
export function staffOfQueue(jobs: Jobs, experiments: Experiments, hands: number, least = LEAST): Staff {
  const lookouts = new Map<string, Lookout>();
  let slowest = 0; // seconds that a pair was played, at most
  return {
    labour(id, { bots }) {
      const lookout = lookouts.get(id) ?? lookoutFor(experiments, id);
      lookouts.set(id, lookout);
      return {
        hands,
        aim: AIM,
        async play(pairs, onPair, signal) {
          const found: PairSummary[] = [];
          for (const n of pairs) lookout.awaited.set(n, (pair) => found.push(pair));
          const within = Math.max(slowest === 0 ? 2 * least : least, SLACK * slowest * pairs.length);
          const job = await patiently(signal, () => jobs.send({ experiment: id, pairs, bots }, within));
          let told = 0;
          for (let looks = 1; told < pairs.length && !signal.aborted; looks++) {
            await pause(LOOKS_AFTER, signal);
            await patiently(signal, lookout.look);
            for (const pair of found.splice(0)) {
              told++;
              slowest = Math.max(slowest, secondsOf(pair));
              await onPair(pair);
            }
            const isOver =
              looks % 20 === 0 && told < pairs.length && !(await patiently(signal, () => jobs.isOpen(job)));
            if (isOver) break; // given up, by everybody
          }
          for (const n of pairs) lookout.awaited.delete(n);
          if (signal.aborted) await jobs.cancel([job]).catch(() => {}); // whoever takes it sees that it is over
        },
      };
    },
    close: async () => {},
  };
}

/** What pairs of an experiment are waited for, and who is told when one is recorded. */
interface Lookout {
  readonly awaited: Map<number, (pair: PairSummary) => void>;
  look(): Promise<void>;
}

/** Everybody who waits looks at once. */
function lookoutFor(experiments: Experiments, id: string): Lookout {
  const awaited: Lookout['awaited'] = new Map();
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    if (awaited.size === 0) return; // another has found them all
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

/** Asked again while the database is away; what is asked twice here does no harm. */
async function patiently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || performance.now() > until) throw error;
      await pause(500, signal);
    }
  }
}
