import type { Game } from '../../kernel/game.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { labourFor } from '../experiment/hands.ts';
import type { Plan } from '../experiment/plan.ts';
import { type Progress, runExperiment } from '../experiment/run.ts';
import { startExperiment } from '../experiment/start.ts';
import { climberOf } from './entrants.ts';
import { type GrowingLadder, growingLadder, type Rung } from './ladder.ts';
import { pairingsFor } from './matching.ts';
import { NEWCOMER } from './rating.ts';

export interface ClimbHow {
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onPair?: (done: number, progress: Progress) => void;
}

const EVERYBODY = 1_000_000;

/** The ladder of a game as it stands. */
export const ladderIn = async (experiments: Experiments, game: string): Promise<readonly Rung[]> =>
  (await growingIn(experiments, game)).rungs();

async function growingIn(experiments: Experiments, game: string): Promise<GrowingLadder> {
  const [pairs, all] = await Promise.all([experiments.played(game), experiments.experiments({ game }, EVERYBODY)]);
  return growingLadder(pairs, all);
}

/**
 * Plays so many pairs among the bots of a plan, in rounds: before each, the ladder says which pairings tell most. All of
 * it is one experiment, whose list of pairings grows. The answer is how many pairs it has.
 */
export async function climb(
  game: Game,
  plan: Omit<Plan, 'pairings' | 'most' | 'test'>,
  pairs: number,
  experiments: Experiments,
  { workers, signal, now, onPair }: ClimbHow,
): Promise<{ readonly record: ExperimentRecord; readonly pairs: number }> {
  const round = Math.max(16, 4 * plan.bots.length);
  let whole: Plan = { ...plan, pairings: [], most: 0, test: null };
  let record: ExperimentRecord | undefined;
  let done = 0;
  const ladder = await growingIn(experiments, game.id); // it is read once, and grows by what is played here
  do {
    const more = chosen(game, plan, Math.min(round, pairs - done), ladder);
    const pairings = [...whole.pairings, ...more];
    whole = { ...whole, pairings, most: pairings.length };
    const stored = whole as unknown as ExperimentRecord['plan'];
    if (record) await experiments.change(record.id, { plan: stored, updated: now() });
    record = record
      ? { ...record, plan: stored }
      : await startExperiment(experiments, game, whole, { kind: 'ladder', now: now() });
    const labour = labourFor(game, whole, workers);
    try {
      const told = (progress: Progress): void => onPair?.(progress.before + progress.played, progress);
      const { judge } = await runExperiment(record, experiments, labour, { signal, now, onPair: told });
      const counted = judge.account.pairs;
      const played = await experiments.pairs(record.id, done);
      ladder.add(
        record,
        played.filter(({ n }) => n < counted),
      );
      done = counted;
    } finally {
      await labour.close();
    }
  } while (done < pairs && !signal.aborted);
  return { record, pairs: done };
}

function chosen(game: Game, { bots }: Pick<Plan, 'bots'>, count: number, ladder: GrowingLadder) {
  const rungs = new Map(ladder.rungs().map((rung) => [rung.key, rung]));
  return pairingsFor(
    bots.map((bot) => rungs.get(climberOf(bot, game).key) ?? NEWCOMER),
    count,
  );
}
