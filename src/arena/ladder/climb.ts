import type { Game } from '../../kernel/game.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { judged } from '../experiment/judge.ts';
import type { Plan } from '../experiment/plan.ts';
import { type Progress, runExperiment } from '../experiment/run.ts';
import type { Staff } from '../experiment/staff.ts';
import { startExperiment } from '../experiment/start.ts';
import { climberOf } from './entrants.ts';
import { type GrowingLadder, growingLadder } from './ladder.ts';
import { pairingsFor } from './matching.ts';
import { NEWCOMER } from './rating.ts';

/** A ladder as it is ordered; its list of pairings grows until there are as many as are wanted. Plain data. */
export interface LadderPlan extends Plan {
  readonly wanted: number; // pairs
}

/** Those of before it was kept were wanted as far as they go. */
export function ladderPlanOf({ plan: stored }: Pick<ExperimentRecord, 'plan'>): LadderPlan {
  const plan = stored as unknown as Plan & Partial<LadderPlan>;
  return { ...plan, wanted: plan.wanted ?? plan.most };
}

export interface ClimbHow {
  readonly staff: Staff;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onPair?: (done: number, progress: Progress) => void;
}

const EVERYBODY = 1_000_000;

/** The ladder of a game as it stands. */
async function growingIn(experiments: Experiments, game: string): Promise<GrowingLadder> {
  const [pairs, all] = await Promise.all([experiments.played(game), experiments.experiments({ game }, EVERYBODY)]);
  return growingLadder(pairs, all);
}

/** Keeps a new climb of so many pairs among the bots of a plan; nothing of it is played. */
export function startClimb(
  experiments: Experiments,
  game: Game,
  plan: Omit<LadderPlan, 'pairings' | 'most' | 'test'>,
  now: number,
): Promise<ExperimentRecord> {
  const whole: LadderPlan = { ...plan, pairings: [], most: 0, test: null };
  return startExperiment(experiments, game, whole, { kind: 'ladder', now });
}

/**
 * Plays what is missing of a climb, in rounds: before each, the ladder says which pairings tell most. All of it is one
 * experiment, whose list of pairings grows. The answer is how many pairs it has.
 */
export async function climb(
  game: Game,
  begun: ExperimentRecord,
  experiments: Experiments,
  { staff, signal, now, onPair }: ClimbHow,
): Promise<number> {
  const { id } = begun;
  const { wanted, bots } = ladderPlanOf(begun);
  const round = Math.max(16, 4 * bots.length);
  let plan = ladderPlanOf(begun);
  let done = judged(plan, await experiments.pairs(id)).account.pairs;
  const ladder = await growingIn(experiments, game.id); // it is read once, and grows by what is played here
  while (done < wanted && !signal.aborted) {
    if (done >= plan.most) {
      const pairings = [...plan.pairings, ...chosen(game, plan, Math.min(round, wanted - done), ladder)];
      plan = { ...plan, pairings, most: pairings.length };
    }
    const record: ExperimentRecord = { ...begun, plan: plan as unknown as ExperimentRecord['plan'] };
    await experiments.change(id, { status: 'running', plan: record.plan, updated: now() });
    const labour = staff.labour(id, plan);
    const told = (progress: Progress): void => onPair?.(progress.before + progress.played, progress);
    const goesOn = plan.most < wanted;
    const { judge } = await runExperiment(record, experiments, labour, { signal, now, onPair: told, goesOn });
    const counted = judge.account.pairs;
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
    bots.map((bot) => rungs.get(climberOf(bot, game).key) ?? NEWCOMER),
    count,
  );
}
