import type { Experiments, PairSummary } from '../../store/experiments.ts';
import type { Labour } from '../experiment/labour.ts';
import type { Jobs } from './jobs.ts';
import { pause } from './pause.ts';

const LOOKS_AFTER = 200; // milliseconds
const AIM = 3000; // milliseconds that one job should take
const FIRST = 0.6; // of the least: what a pair may take before anybody has seen one
const LEAST = 10; // seconds until whoever took a job counts as gone

/** Other machines, and this one: jobs in a queue, whose pairs are recorded by whoever plays them. */
export function labourOfQueue(jobs: Jobs, experiments: Experiments, id: string, hands: number, least = LEAST): Labour {
  const awaited = new Map<number, (pair: PairSummary) => void>();
  let looking: Promise<void> | undefined;
  let slowest = least * FIRST; // seconds a pair, as last seen

  /** Everybody who waits looks at once. */
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

  return {
    hands,
    aim: AIM,
    async play(pairs, onPair, signal) {
      const found: PairSummary[] = [];
      for (const n of pairs) awaited.set(n, (pair) => found.push(pair));
      const job = await jobs.send({ experiment: id, pairs }, Math.max(least, 10 * slowest * pairs.length));
      const begun = performance.now();
      let told = 0;
      for (let looks = 1; told < pairs.length && !signal.aborted; looks++) {
        await pause(LOOKS_AFTER, signal);
        await look();
        for (const pair of found.splice(0)) {
          told++;
          await onPair(pair);
        }
        if (looks % 20 === 0 && told < pairs.length && !(await jobs.isOpen(job))) break; // given up, by everybody
      }
      for (const n of pairs) awaited.delete(n);
      if (signal.aborted) await jobs.cancel([job]);
      else slowest = (performance.now() - begun) / 1000 / pairs.length;
    },
    close: async () => {},
  };
}
