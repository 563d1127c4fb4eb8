import { sameJson } from '../../decide/same-json.ts';
import type { Weights } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { digestOf, type WeightTable } from '../../store/weights.ts';
import type { ExecutorPool } from '../experiment/executor-pool.ts';
import type { Judge } from '../experiment/judge.ts';
import { type Plan, planOf, seedOfPair } from '../experiment/plan.ts';
import { type Progress, runExperiment } from '../experiment/run.ts';
import { startExperiment } from '../experiment/start.ts';
import { tableOf } from './dimensions.ts';
import { drawnSides, drawOf } from './draws.ts';
import { bestDraw, type Fit, fitted, type Sample } from './fit.ts';
import { gatePlan, passedTable } from './gate.ts';
import { dimensionsIn, pointsOfSteps, type SelfPlan, selfPlanOf } from './self-plan.ts';
import { type Points, playSelf } from './self-play.ts';
import { valuesAfter } from './spsa.ts';

export interface TuningOptions {
  readonly pool: ExecutorPool; // plays the search and then the test
  readonly signal: AbortSignal;
  readonly refit: boolean; // use the recorded pairs and play no more
  readonly now: () => number;
  readonly save: (table: WeightTable) => Result<string>; // saves a table that passed
  readonly onPair?: (done: number, points: Points) => void;
  readonly onFound?: (candidate: Candidate, test: string) => void; // called when the test starts
  readonly onTest?: (progress: Progress) => void;
}

export interface Tuned {
  readonly pairs: number; // in the search
  readonly candidate: Candidate | null; // null if the search was interrupted
  readonly test: { readonly experiment: string; readonly plan: Plan; readonly judge: Judge } | null; // null if there was nothing to test
  readonly table: WeightTable | null; // null if it did not pass
  readonly file: string | null; // path of the saved table
}

/** Stored in the record of a search, also to continue it later. */
interface Outcome {
  readonly found: string; // digest of the found table
  readonly test: string | null; // id of the test
  readonly passed: boolean | null; // null while the test is running
}

/** Searches, tests, then saves. Each step continues from where it was interrupted. */
export async function tuning(
  game: Game,
  record: ExperimentRecord,
  experiments: Experiments,
  how: TuningOptions,
): Promise<Result<Tuned>> {
  const { signal, now } = how;
  const plan = selfPlanOf(record);
  const { points, isWhole } = how.refit
    ? await stored(record, experiments)
    : await playSelf(record, experiments, how.pool, { signal, now, ...(how.onPair && { onPair: how.onPair }) });
  const nothing = { pairs: points.length, candidate: null, test: null, table: null, file: null };
  if (!isWhole || points.length === 0) return ok(nothing);
  const candidate = candidateOf(plan, points);
  const { weights } = candidate;
  const found = digestOf(weights);
  const told = async (outcome: Outcome): Promise<void> =>
    experiments.change(record.id, { verdict: { ...outcome }, updated: now() });
  if (found === digestOf(plan.search.own)) {
    await told({ found, test: null, passed: false });
    return ok({ ...nothing, candidate });
  }
  const entered = await testOf(game, record, candidate, experiments, now());
  if (!entered.ok) return entered;
  const test = entered.value;
  await told({ found, test: test.id, passed: null });
  how.onFound?.(candidate, test.id);

  const executor = how.pool.executor(test.id, planOf(test));
  const progress = await runExperiment(test, experiments, executor, {
    signal,
    now,
    ...(how.onTest && { onPair: how.onTest }),
  });
  const { judge } = progress;
  const done = { ...nothing, candidate, test: { experiment: test.id, plan: progress.plan, judge } };
  if (!judge.isOver) return ok(done);
  await told({ found, test: test.id, passed: judge.decided === 'H1' });
  if (judge.decided !== 'H1') return ok(done);
  const made = new Date(now()).toISOString().slice(0, 10);
  const { spsa, opponent } = plan.search;
  const source = {
    made,
    how: spsa ? 'spsa' : 'fit',
    source: record.id,
    seed: plan.seed,
    ...(opponent !== undefined && { opponent }),
  } as const;
  const table = passedTable(game, plan, weights, { ...source, games: 2 * points.length }, done.test);
  const file = how.save(table);
  return file.ok ? ok({ ...done, table, file: file.value }) : file;
}

/** The recorded pairs up to the first missing one. */
async function stored({ id }: ExperimentRecord, experiments: Experiments): Promise<{ points: Points; isWhole: true }> {
  const pairs = await experiments.pairs(id);
  const end = pairs.findIndex(({ n }, i) => n !== i);
  return { points: (end < 0 ? pairs : pairs.slice(0, end)).map(({ points }) => points), isWhole: true };
}

/** The test already started for this table, or a new one. */
async function testOf(
  game: Game,
  { id, kind, verdict, plan }: ExperimentRecord,
  { weights }: Candidate,
  experiments: Experiments,
  now: number,
): Promise<Result<ExperimentRecord>> {
  const before = verdict as Outcome | null;
  const known = before?.test ? await experiments.experiment(before.test) : undefined;
  const { gate: wanted } = selfPlanOf({ plan });
  const isSame = (stored: Plan): boolean => sameJson(stored.test, wanted.test) && stored.most === wanted.most;
  if (known && before?.found === digestOf(weights) && isSame(planOf(known))) return ok(known);
  const gate = gatePlan(game, selfPlanOf({ plan }), weights, `${kind} ${id}`);
  return gate.ok ? ok(await startExperiment(experiments, game, gate.value, { now })) : gate;
}

/** Result of a search: a table to be tested. */
interface Candidate {
  readonly weights: Weights;
  readonly fit: Fit | null; // estimated effects by dimension
}

/** Depends only on the plan and the points of its pairs. */
function candidateOf(plan: SelfPlan, points: Points): Candidate {
  const { search } = plan;
  const { start, spsa, drawing } = search;
  const dimensions = dimensionsIn(search);
  const steps = pointsOfSteps(search, points);
  if (spsa) return { weights: tableOf(start, dimensions, valuesAfter(spsa, steps)), fit: null };
  if (!drawing || steps.length === 0) return { weights: start, fit: null };
  const samples = steps.flatMap((one, step): Sample[] =>
    one === null ? [] : [{ draw: drawOf(drawing, seedOfPair(plan, step)), share: one / 2 }],
  );
  const fit = fitted(samples);
  return { weights: tableOf(start, dimensions, drawnSides(drawing, bestDraw(fit)).plus), fit };
}
