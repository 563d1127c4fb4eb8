import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import type { Labour } from '../experiment/labour.ts';
import { changedSince, type Plan, planOf } from '../experiment/plan.ts';
import type { Jobs, TakenJob } from './jobs.ts';
import { pause } from './pause.ts';

export interface WorkHow {
  readonly games: Readonly<Record<string, Game>>;
  readonly hands: number; // jobs at once
  readonly leave?: AbortSignal; // finishes what it has taken, and takes no more
  readonly signal: AbortSignal; // stops; a pair under way is dropped, and somebody else plays it
  labourFor(plan: Plan): Labour;
  onPair?(): void;
  onTrouble?(fact: Fact): void; // with a job, or with the database; it goes on
}

const IDLE = 300; // milliseconds between looks into an empty queue
const TROUBLED = 1000; // milliseconds until the database is asked again
const TRUSTED = 2000; // milliseconds that what was read of an experiment is good for

/** Takes jobs until it is told to stop. Every pair is recorded once, whoever else plays it too. */
export async function workOnJobs(jobs: Jobs, experiments: Experiments, how: WorkHow): Promise<void> {
  const { signal } = how;
  const known = new Map<string, { readonly record: ExperimentRecord | undefined; readonly at: number }>();
  const labours = new Map<string, Labour>();

  async function recordOf(id: string): Promise<ExperimentRecord | undefined> {
    const before = known.get(id);
    if (before && performance.now() - before.at < TRUSTED) return before.record;
    const record = await experiments.experiment(id);
    known.set(id, { record, at: performance.now() });
    return record;
  }

  /** Of one experiment at a time: whoever comes back to another finds it made anew. */
  async function labourOf(id: string, plan: Plan): Promise<Labour> {
    const made = labours.get(id) ?? how.labourFor(plan);
    for (const [other, labour] of labours) {
      if (other === id || labours.size < 4) continue;
      labours.delete(other);
      await labour.close();
    }
    labours.set(id, made);
    return made;
  }

  async function play({ id, experiment, pairs }: TakenJob): Promise<void> {
    const record = await recordOf(experiment);
    if (record?.status !== 'running') return jobs.done(id); // it has its verdict, or nobody waits for it
    const plan = planOf(record);
    const why = unfit(how.games, plan, record);
    if (why) {
      how.onTrouble?.(why);
      return jobs.failed(id, why);
    }
    const first = Math.min(...pairs);
    const recorded = new Set((await experiments.pairs(experiment, first)).map(({ n }) => n));
    const left = pairs.filter((n) => !recorded.has(n));
    const labour = await labourOf(experiment, plan);
    const note = async (pair: Parameters<Parameters<Labour['play']>[1]>[0]): Promise<void> => {
      if ('experiment' in pair) return;
      const { spans: _, ...played } = pair;
      await experiments.record({ ...played, experiment, at: Date.now() });
      how.onPair?.();
    };
    await labour.play(left, note, signal);
    if (!signal.aborted) await jobs.done(id);
  }

  async function lane(): Promise<void> {
    while (!signal.aborted && !how.leave?.aborted) {
      try {
        const job = await jobs.take();
        if (job) await play(job);
        else await pause(IDLE, signal);
      } catch (error) {
        how.onTrouble?.({ code: 'queue-trouble', problem: (error as Error).message });
        await pause(TROUBLED, signal);
      }
    }
  }

  await Promise.all(Array.from({ length: how.hands }, lane));
  await Promise.all([...labours.values()].map((labour) => labour.close()));
}

/** Why this program cannot play an experiment, if so; one with programs of others is played where it was begun. */
function unfit(games: WorkHow['games'], plan: Plan, { rulesVersion }: ExperimentRecord): Fact | undefined {
  const game = Object.hasOwn(games, plan.game) ? games[plan.game] : undefined;
  if (!game) return { code: 'unknown-game', game: plan.game, known: Object.keys(games) };
  if (plan.bots.some(({ version }) => version === '')) return { code: 'queue-programs' };
  return changedSince(game, plan, rulesVersion);
}
