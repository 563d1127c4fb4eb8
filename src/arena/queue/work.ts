import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import type { OnPair } from '../experiment/labour.ts';
import { changedSince, type Plan, planOf } from '../experiment/plan.ts';
import type { Staff } from '../experiment/staff.ts';
import type { Jobs, TakenJob } from './jobs.ts';
import { pause } from './pause.ts';

export interface WorkHow {
  readonly games: Readonly<Record<string, Game>>;
  readonly hands: number; // jobs at once
  readonly leave?: AbortSignal; // finishes what it has taken, and takes no more
  readonly signal: AbortSignal; // stops; a pair under way is dropped, and somebody else plays it
  readonly staff: Staff; // who plays here; closed by whoever opened it
  onPair?(): void;
  onTrouble?(fact: Fact): void; // with a job, or with the database; it goes on
}

const IDLE = 300; // milliseconds between looks into an empty queue
const UNFIT = 100; // milliseconds after a job that is for others
const TROUBLED = 1000; // milliseconds until the database is asked again
const TRUSTED = 2000; // milliseconds that what was read of an experiment is good for

/** Takes jobs until it is told to stop. Every pair is recorded once, whoever else plays it too. */
export async function workOnJobs(jobs: Jobs, experiments: Experiments, how: WorkHow): Promise<void> {
  const { signal } = how;
  const known = new Map<string, { readonly record: ExperimentRecord | undefined; readonly at: number }>();

  /** What is known of an experiment is read again where it is old, or where it was over, or too short, when it was read. */
  async function recordOf({ experiment: id, pairs }: TakenJob): Promise<ExperimentRecord | undefined> {
    const before = known.get(id);
    const isNew = before !== undefined && performance.now() - before.at < TRUSTED;
    if (isNew && before.record?.status === 'running' && planOf(before.record).most > Math.max(...pairs))
      return before.record;
    const record = await experiments.experiment(id);
    known.set(id, { record, at: performance.now() });
    return record;
  }

  /** The pairs of a job that nobody has recorded yet; false = it is for others to play. */
  async function play(job: TakenJob): Promise<boolean> {
    const { experiment, pairs, bots } = job;
    const record = await recordOf(job);
    if (record?.status !== 'running') return true; // it has its verdict, or nobody waits for it
    const plan = { ...planOf(record), bots };
    const why = unfit(how.games, plan, record);
    if (why) {
      how.onTrouble?.(why);
      return false;
    }
    const recorded = new Set((await experiments.pairs(experiment, Math.min(...pairs))).map(({ n }) => n));
    const note: OnPair = async (pair) => {
      if ('experiment' in pair) return;
      const { spans: _, ...played } = pair;
      await experiments.record({ ...played, experiment, at: Date.now() });
      how.onPair?.();
    };
    const left = pairs.filter((n) => !recorded.has(n));
    await how.staff.labour(experiment, plan).play(left, note, signal);
    return !signal.aborted;
  }

  async function lane(): Promise<void> {
    while (!signal.aborted && !how.leave?.aborted) {
      let job: TakenJob | undefined;
      try {
        job = await jobs.take();
        if (!job) await pause(IDLE, signal);
        else if (await play(job)) await jobs.done(job.id);
        else {
          await jobs.failed(job.id, { code: 'not-here' });
          await pause(UNFIT, signal);
        }
      } catch (error) {
        how.onTrouble?.({ code: 'queue-trouble', problem: (error as Error).message });
        if (job) await jobs.failed(job.id, { code: 'broken' }).catch(() => {}); // else it is given away when its time is over
        await pause(TROUBLED, signal);
      }
    }
  }

  await Promise.all(Array.from({ length: how.hands }, lane));
}

/** Why this program cannot play an experiment, if so; one with programs of others is played where it was begun. */
function unfit(games: WorkHow['games'], plan: Plan, { rulesVersion }: ExperimentRecord): Fact | undefined {
  const game = Object.hasOwn(games, plan.game) ? games[plan.game] : undefined;
  if (!game) return { code: 'unknown-game', game: plan.game, known: Object.keys(games) };
  if (plan.bots.some(({ version }) => version === '')) return { code: 'queue-programs' };
  return changedSince(game, plan, rulesVersion);
}
