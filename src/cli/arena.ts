import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { changedSince, planOf } from '../arena/experiment/plan.ts';
import { forfeiters, resultOf } from '../arena/experiment/result.ts';
import { type Progress, runExperiment } from '../arena/experiment/run.ts';
import { startExperiment } from '../arena/experiment/start.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../store/experiments.ts';
import { asJson } from './arena/json.ts';
import { live } from './arena/live.ts';
import { type ArenaOptions, type ArenaPlan, planFrom } from './arena/plan-options.ts';
import { headLines, reportLines } from './arena/report.ts';
import { arenaCommand, experimentToResume } from './arena/resume.ts';
import { sharedPool } from './arena/shared-pool.ts';
import { resumeHint } from './arena/stopped.ts';
import { withExperiments } from './arena/stored.ts';
import { addStoredCommands } from './arena/stored-commands.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { gameNamed, wholeNumber } from './input.ts';
import { addProgramFlags } from './program-flags.ts';
import { inWords } from './say.ts';
import { stopSignal } from './stop-signal.ts';
import { print, printJson, tell } from './terminal.ts';

const MOST_WORKERS = 256;

export function addArena(program: Command): void {
  const command = addProgramFlags(
    addCommand(
      program,
      'arena [bots...]',
      'find out whether one bot is stronger than another by playing pairs of games',
      [
        'arena crew@5 crew@3 --game radar --sprt 0,20',
        'arena crew+hunter crew --game radar --games 400 --json',
        'arena crew@1 crew@3 crew@5 --game radar --games 100',
        'arena crew --pool levels --gauntlet --game radar',
        'arena --resume',
        'arena replay k3v9qd 1 2 --save game.jsonl',
      ],
    )
      .option('--game <GAME>', 'the game')
      .option('--sprt <ELO0,ELO1>', 'stop automatically: is the first bot ELO1 stronger (H1), or only ELO0 (H0)?')
      .option('--normalised', 'the bounds of --sprt are in normalised Elo')
      .option('--alpha <CHANCE>', 'probability that a bot only ELO0 stronger passes (default: 0.05)')
      .option('--beta <CHANCE>', 'probability that a bot ELO1 stronger fails (default: 0.05)')
      .option('--games <N>', 'number of games per pairing; with --sprt the maximum')
      .option(
        '--pool <NAME, FILE or LIST>',
        'more bots: levels, bots, personas, a JSON file or names separated by commas',
      )
      .option('--gauntlet', 'the first bot against all others, instead of a round robin')
      .option('--setup <FILE or JSON>', 'the set-up; omitted fields use the game’s defaults')
      .option('--seed <N>', 'random seed (default: a random one)')
      .option('--iterations <N>', 'search iterations per decision (default: set by the bot)')
      .option('--workers <N>', 'worker threads (default: one per core)'),
  )
    .option('--resume [ID]', 'continue a stopped experiment (default: the newest)')
    .option('--note <TEXT>', 'a note to save with the experiment')
    .option('--data <DIR>', 'folder for experiments (default: umpire in your data folder)')
    .option('--json', 'print JSON')
    .action(answering(arena));
  addStoredCommands(command);
  command.addHelpText(
    'after',
    '\nExit code 0 = H1, or all games of a fixed number were played; 1 = H0, undecided, stopped, or a bot forfeited every game; 2 = bad input.',
  );
}

async function arena(names: readonly string[], options: ArenaOptions): Promise<Answer> {
  const workers = wholeNumber('--workers', options.workers ?? String(availableParallelism()), 1, MOST_WORKERS);
  if (!workers.ok) return workers;
  return withExperiments(options.data, async (experiments) => {
    const begun =
      options.resume === undefined
        ? await start(experiments, names, options)
        : await experimentToResume(experiments, names, options);
    return begun.ok ? play(experiments, begun.value, workers.value, options) : begun;
  });
}

async function start(
  experiments: Experiments,
  names: readonly string[],
  options: ArenaOptions,
): Promise<Result<ExperimentRecord>> {
  const order = planFrom(names, options);
  if (!order.ok) return order;
  const { game, plan, isDefaultLength: usual } = order.value;
  if (usual && !options.json) print(defaultLengthLine(order.value));
  return ok(await startExperiment(experiments, game, plan));
}

const defaultLengthLine = ({ plan }: ArenaPlan): string =>
  plan.test
    ? `using the default, --sprt 0,20 with at most ${(2 * plan.most).toLocaleString('en')} games`
    : `using the default, ${(2 * plan.most) / plan.pairings.length} games per pairing`;

async function play(
  experiments: Experiments,
  record: ExperimentRecord,
  workers: number,
  options: ArenaOptions,
): Promise<Answer> {
  const plan = planOf(record);
  const game = gameNamed(record.game);
  if (!game.ok) return game;
  const changed = changedSince(game.value, plan, record.rulesVersion);
  if (changed) return { ok: false, error: inWords(game.value, changed) };

  const stop = stopSignal();
  if (!options.json) print(headLines(record).join('\n'));
  const begun = performance.now();
  const pool = await sharedPool(experiments, plan, { data: options.data, workers });
  const executor = pool.executor(record.id, plan);
  const screen = live(options.json ?? false, begun);
  let done: Progress;
  try {
    done = await runExperiment(record, experiments, executor, { signal: stop.signal, onPair: screen.at });
  } finally {
    screen.done();
    await pool.close();
    stop.done();
  }
  const { judge, played, spans } = done;
  const seconds = (performance.now() - begun) / 1000;
  if (options.json) printJson(asJson(record, judge, { seconds, played, spans }));
  else print(reportLines(record, judge, { seconds, pairs: played }).join('\n'));
  const names = plan.bots.map(({ name }) => name);
  if (!judge.isOver) tell(`umpire: stopped; ${resumeHint(arenaCommand(names), record, options.data)}`);
  const broken = forfeiters(resultOf(plan, judge));
  for (const bot of broken) tell(`umpire: ${bot} forfeited every game`);
  return ok(broken.length === 0 && (judge.decided === 'H1' || judge.decided === 'full') ? 0 : 1);
}
