import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { startExperiment } from '../../arena/experiment/start.ts';
import { dimensionsOf } from '../../arena/tune/dimensions.ts';
import {
  type dimensionsIn,
  pairsPerStep,
  type SelfPlan,
  type SelfPlanOptions,
  selfPlan,
  selfPlanOf,
  subjectNamed,
} from '../../arena/tune/self-plan.ts';
import { type Tuned, tuning } from '../../arena/tune/tuning.ts';
import { workersFor } from '../../arena/workers.ts';
import { withChangedWeights } from '../../decide/lab/reweighed.ts';
import { isProgramName } from '../../integrations/list.ts';
import type { Weights } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { writeWeightTable } from '../../store/weights.ts';
import { sharedPool } from '../arena/shared-pool.ts';
import { resumeHint } from '../arena/stopped.ts';
import { withExperiments } from '../arena/stored.ts';
import type { Answer } from '../command.ts';
import { useData } from '../data-folder.ts';
import { weightsOfFile } from '../decider.ts';
import { gameNamed, iterationsFrom, readSetup, seedFrom, wholeNumber } from '../input.ts';
import { inWords } from '../say.ts';
import { stopSignal } from '../stop-signal.ts';
import { print, printJson, tell } from '../terminal.ts';
import { liveLine, paceOf } from './live.ts';
import { type GateOptions, gateFrom, pairsFrom, planFault } from './options.ts';
import { tunedJson, verdictReport, weightsReport } from './report.ts';
import { type Kind, tuningToResume } from './resume.ts';

export interface TuningOptions extends GateOptions {
  readonly game?: string;
  readonly games?: string;
  readonly against?: string;
  readonly only?: string;
  readonly weights?: string;
  readonly setup?: string;
  readonly seed?: string;
  readonly iterations?: string;
  readonly workers?: string;
  readonly resume?: string | true;
  readonly from?: string;
  readonly data?: string;
  readonly json?: boolean;
}

/** Options that `tune` and `train` share. */
export const withTuningOptions = (command: Command): Command =>
  command
    .option('--game <GAME>', 'the game of the bot')
    .option('--games <N>', 'number of self-play games (default: 4000)')
    .option('--against <BOT>', 'play these games against another bot, for example search (default: the bot itself)')
    .option('--only <WEIGHTS>', 'only these weights, for example room,tells')
    .option('--weights <FILE>', 'start from this weight table instead of the bot’s current one')
    .option('--setup <FILE or JSON>', 'the set-up of the games; omitted fields use the game’s defaults')
    .option('--seed <N>', 'random seed')
    .option('--iterations <N>', 'search iterations per decision (default: set by the bot)')
    .option('--sprt <A,B>', 'bounds of the final test: accept at B Elo stronger, reject at A (default: 0,10)')
    .option('--test-games <N>', 'maximum number of test games (default: 20000)')
    .option('--workers <N>', 'worker threads (default: one per core)')
    .option('--resume [ID]', 'continue a stopped experiment (default: the newest)')
    .option('--data <DIR>', 'folder for experiments and weight tables (default: umpire in your data folder)')
    .option('--json', 'print JSON');

/** The search settings specific to one of the two commands. */
export type Searching = (
  planFrom: Omit<SelfPlanOptions, 'spsa' | 'drawing'> & { readonly steps: number },
  dimensions: ReturnType<typeof dimensionsIn>,
) => Result<Pick<SelfPlanOptions, 'spsa' | 'drawing'>>;

export async function runTuning(
  kind: Kind,
  bot: string | undefined,
  options: TuningOptions,
  searching: Searching,
): Promise<Answer> {
  const data = useData(options.data);
  if (!data.ok) return data;
  const workers =
    options.workers === undefined ? ok(workersFor(1000)) : wholeNumber('--workers', options.workers, 1, 256);
  if (!workers.ok) return workers;
  const isStored = options.resume !== undefined || options.from !== undefined;
  const wanted = !isStored ? planFrom(kind, bot, options, searching) : ok(undefined);
  if (!wanted.ok) return wanted;
  return withExperiments(options.data, async (experiments): Promise<Answer> => {
    const begun = wanted.value
      ? ok({
          game: wanted.value.game,
          record: await startExperiment(experiments, wanted.value.game, wanted.value.plan, { kind }),
        })
      : await tuningToResume(kind, bot, options, experiments);
    if (!begun.ok) return begun;
    const { game, record } = begun.value;
    return playTuning(game, record, experiments, { ...options, count: workers.value });
  });
}

/** Checks all options before anything is played. */
function planFrom(
  kind: Kind,
  bot: string | undefined,
  options: TuningOptions,
  searching: Searching,
): Result<{ readonly game: Game; readonly plan: SelfPlan }> {
  if (bot === undefined) return no({ code: 'no-bot-given', verb: kind });
  if (options.game === undefined) return no({ code: 'no-game-given', verb: kind, bot });
  const game = gameNamed(options.game);
  if (!game.ok) return game;
  if (isProgramName(bot))
    return no({ code: 'program-has-no-weights', bot, game: game.value.id, known: tunableOf(game.value) });
  const subject = subjectNamed(game.value, bot);
  if (!subject.ok) return no(inWords(game.value, subject.error));
  const start = startFrom(options.weights, bot, subject.value.own);
  if (!start.ok) return start;
  const only = options.only?.split(',').map((weight) => weight.trim());
  const dimensions = dimensionsOf(bot, start.value, only);
  if (!dimensions.ok) return dimensions;
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const seed = options.seed === undefined ? ok({ text: String(randomInt(2 ** 31)) }) : seedFrom(options.seed);
  if (!seed.ok) return seed;
  const pairs = pairsFrom('--games', options.games ?? '4000');
  if (!pairs.ok) return pairs;
  const iterations = iterationsFrom(options.iterations);
  if (!iterations.ok) return iterations;
  const gate = gateFrom(options);
  if (!gate.ok) return gate;
  const opponent = options.against;
  if (opponent !== undefined && isProgramName(opponent)) return no({ code: 'tune-against-program', bot: opponent });
  const steps = pairs.value / pairsPerStep({ ...(opponent !== undefined && { opponent }) });
  if (!Number.isInteger(steps)) return no({ code: 'against-needs-fours', given: 2 * pairs.value });
  const common = {
    ...(opponent !== undefined && { opponent }),
    options: setup.value,
    seed: seed.value.text,
    pairs: pairs.value,
    iterations: iterations.value,
    gate: gate.value,
    start: start.value,
  };
  const search = searching({ ...common, steps }, dimensions.value);
  if (!search.ok) return search;
  const plan = selfPlan(game.value, subject.value, { ...common, ...search.value });
  return plan.ok ? ok({ game: game.value, plan: plan.value }) : no(planFault(game.value, plan.error));
}

const against = ({ search }: SelfPlan): string => (search.opponent === undefined ? '' : ` against ${search.opponent}`);

/** The bots of a game that have weights. */
const tunableOf = (game: Game): string[] => Object.keys(game.bots).filter((id) => subjectNamed(game, id).ok);

function startFrom(file: string | undefined, bot: string, own: Weights): Result<Weights> {
  if (file === undefined) return ok(own);
  const given = weightsOfFile(file);
  return given.ok ? withChangedWeights(bot, own, given.value) : given;
}

async function playTuning(
  game: Game,
  record: ExperimentRecord,
  experiments: Experiments,
  options: TuningOptions & { readonly count: number },
): Promise<Answer> {
  const plan = selfPlanOf(record);
  const stop = stopSignal();
  const live = liveLine();
  const { id, kind } = record;
  if (!options.json)
    print(`${kind} ${id}: ${plan.search.base}${against(plan)}, ${2 * plan.most} games, seed ${plan.seed}`);
  const before = (await experiments.pairs(id)).length;
  const begun = performance.now();
  let testing = begun;
  const pool = await sharedPool(experiments, plan, { data: options.data, workers: options.count });
  const tuned = await tuning(game, record, experiments, {
    pool,
    signal: stop.signal,
    refit: options.from !== undefined,
    now: Date.now,
    save: (table) => writeWeightTable(table),
    onPair: (done) => live.say(() => `${kind} ${id}: ${paceOf(done, plan.most, before, begun)}`),
    onFound: () => {
      testing = performance.now();
    },
    onTest: ({ judge, before: known, played }) =>
      live.say(() => {
        const { llr = 0, lower = 0, upper = 0 } = judge.standing ?? {};
        const bounds = `LLR ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)})`;
        return `test: ${bounds}, ${paceOf(known + played, plan.gate.most, known, testing)} at most`;
      }),
  }).finally(async () => {
    live.done();
    await pool.close();
    stop.done();
  });
  if (!tuned.ok) return tuned;
  const isInterrupted = stop.signal.aborted && isOpen(tuned.value);
  const report = [...weightsReport(plan, tuned.value), ...verdictReport(record, plan, tuned.value)];
  if (options.json) printJson(tunedJson(record, plan, tuned.value, isInterrupted));
  else if (report.length > 0) print(report.join('\n'));
  if (isInterrupted) {
    const { candidate, pairs } = tuned.value;
    const where = candidate ? 'during the final test' : `after ${pairs} of ${plan.most} pairs`;
    tell(`umpire: interrupted ${where}; ${resumeHint(kind, record, options.data)}`);
  }
  return ok(tuned.value.table ? 0 : 1);
}

const isOpen = ({ candidate, test }: Tuned): boolean => candidate === null || (test !== null && !test.judge.isOver);
