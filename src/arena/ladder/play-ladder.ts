import type { Game } from '../../kernel/game.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import type { ExecutorPool } from '../experiment/executor-pool.ts';
import { judged } from '../experiment/judge.ts';
import type { Plan } from '../experiment/plan.ts';
import { type Progress, runExperiment } from '../experiment/run.ts';
import { startExperiment } from '../experiment/start.ts';
import { type GrowingLadder, growingLadder } from './ladder.ts';
import { pairingsFor } from './pairings.ts';
import { ratedBot } from './rated-bot.ts';
import { INITIAL_RATING } from './rating.ts';

/** A ladder plan. Its pairings grow until `wanted` is reached. Plain data. */
export interface LadderPlan extends Plan {
  readonly wanted: number; // pairs
}

/** Plans from before `wanted` existed are complete as they are. */
export function ladderPlanOf({ plan: stored }: Pick<ExperimentRecord, 'plan'>): LadderPlan {
  const plan = stored as unknown as Plan & Partial<LadderPlan>;
  return { ...plan, wanted: plan.wanted ?? plan.most };
}

export interface LadderOptions {
  readonly pool: ExecutorPool;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onPair?: (done: number, progress: Progress) => void;
}

const NO_LIMIT = 1_000_000;

/** The current ladder of a game. */
async function growingIn(experiments: Experiments, game: string): Promise<GrowingLadder> {
  const [pairs, all] = await Promise.all([experiments.played(game), experiments.experiments({ game }, NO_LIMIT)]);
  return growingLadder(pairs, all);
}

/** Stores a new ladder run among the plan's bots. Plays nothing. */
export function startLadder(
  experiments: Experiments,
  game: Game,
  plan: Omit<LadderPlan, 'pairings' | 'most' | 'test'>,
  now: number,
): Promise<ExperimentRecord> {
  const whole: LadderPlan = { ...plan, pairings: [], most: 0, test: null };
  return startExperiment(experiments, game, whole, { kind: 'ladder', now });
}

/**
 * Plays the missing pairs of a ladder run in rounds, picking the most informative pairings before each. The whole
 * run is one experiment. Returns its number of pairs.
 */
export async function playLadder(
  game: Game,
  experiment: ExperimentRecord,
  experiments: Experiments,
  { pool, signal, now, onPair }: LadderOptions,
): Promise<number> {
  const { id } = experiment;
  const { wanted, bots } = ladderPlanOf(experiment);
  const round = Math.max(16, 4 * bots.length);
  let plan = ladderPlanOf(experiment);
  let done = judged(plan, await experiments.pairs(id)).totals.pairs;
  const ladder = await growingIn(experiments, game.id); // read once, then extended by the pairs played here
  while (done < wanted && !signal.aborted) {
    if (done >= plan.most) {
      const pairings = [...plan.pairings, ...chosen(game, plan, Math.min(round, wanted - done), ladder)];
      plan = { ...plan, pairings, most: pairings.length };
    }
    const record: ExperimentRecord = { ...experiment, plan: plan as unknown as ExperimentRecord['plan'] };
    await experiments.change(id, { status: 'running', plan: record.plan, updated: now() });
    const executor = pool.executor(id, plan);
    const onPairDone = (progress: Progress): void => onPair?.(progress.before + progress.played, progress);
    const planGrows = plan.most < wanted;
    const { judge } = await runExperiment(record, experiments, executor, {
      signal,
      now,
      onPair: onPairDone,
      planGrows,
    });
    const counted = judge.totals.pairs;
    const played = await experiments.pairs(id, done);
    ladder.add(
      record,
      played.filter(({ n }) => n < counted),
    );
    done = counted;
  }
  if (done < wanted) await experiments.change(id, { status: 'stopped', updated: now() });
  return done;
}

function chosen(game: Game, { bots }: Pick<Plan, 'bots'>, count: number, ladder: GrowingLadder) {
  const rungs = new Map(ladder.rungs().map((rung) => [rung.key, rung]));
  return pairingsFor(
    bots.map((bot) => rungs.get(ratedBot(bot, game).key) ?? INITIAL_RATING),
    count,
  );
}
