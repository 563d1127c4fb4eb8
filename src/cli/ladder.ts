import type { Command } from 'commander';
import { historyOf, ladderOf } from '../arena/ladder/ladder.ts';
import { ladderPlanOf, playLadder, startLadder } from '../arena/ladder/play-ladder.ts';
import { workersFor } from '../arena/workers.ts';
import type { Game } from '../kernel/game.ts';
import { ok } from '../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../store/experiments.ts';
import { sharedPool } from './arena/shared-pool.ts';
import { resumeHint } from './arena/stopped.ts';
import { withExperiments } from './arena/stored.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { useData } from './data-folder.ts';
import { gameNamed, wholeNumber } from './input.ts';
import { type LadderOptions, ladderPlanFrom } from './ladder/plan-options.ts';
import { historyReport, ladderNotes, ladderReport } from './ladder/report.ts';
import { ladderToResume } from './ladder/resume.ts';
import { ME } from './say.ts';
import { stopSignal } from './stop-signal.ts';
import { print, printJson, tell } from './terminal.ts';
import { liveLine, paceOf } from './tuning/live.ts';

export function addLadder(program: Command): void {
  addCommand(program, 'ladder <game>', 'rate all bots that have played in the arena, and let them play more', [
    'ladder radar',
    'ladder radar --games 200 --pool crew,crew+hunter,crew@3,seed',
    'ladder radar --resume',
    'ladder radar --history --json',
  ])
    .option('--games <N>', 'play N more games first, chosen where they add most information')
    .option('--pool <BOTS>', 'the bots: levels, bots, personas, a JSON file of names, or a list a,b,c (default: bots)')
    .option('--setup <FILE or JSON>', 'the set-up of these games; omitted fields use the game’s defaults')
    .option('--seed <N>', 'random seed of these games')
    .option('--iterations <N>', 'search iterations per decision (default: set by the bot)')
    .option('--workers <N>', 'worker threads (default: 1 for fewer than 20 games, else one per core)')
    .option('--resume [ID]', 'continue a stopped run (default: the newest)')
    .option('--history', 'show how the ratings developed')
    .option('--every <N>', 'games between two points of the history', '10')
    .option('--data <DIR>', 'folder for experiments (default: umpire in your data folder)')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nThe ladder is computed from the stored games; exit code 1 if there are none.')
    .action(answering(ladder));
}

async function ladder(id: string, options: LadderOptions): Promise<Answer> {
  const game = gameNamed(id);
  if (!game.ok) return game;
  const data = useData(options.data);
  if (!data.ok) return data;
  const every = wholeNumber('--every', options.every, 1, 1_000_000);
  if (!every.ok) return every;
  const workers = options.workers === undefined ? ok(undefined) : wholeNumber('--workers', options.workers, 1, 256);
  if (!workers.ok) return workers;
  const isResumed = options.resume !== undefined;
  const wanted =
    options.games === undefined || isResumed ? ok(undefined) : ladderPlanFrom(game.value, options.games, options);
  if (!wanted.ok) return wanted;
  return withExperiments(options.data, async (experiments): Promise<Answer> => {
    const started = isResumed
      ? await ladderToResume(experiments, game.value, options)
      : ok(wanted.value && (await startLadder(experiments, game.value, wanted.value, Date.now())));
    if (!started.ok) return started;
    const whole = !started.value || (await playOn(game.value, started.value, experiments, workers.value, options.data));
    const [pairs, all] = [await experiments.played(id), await experiments.experiments({ game: id }, 1_000_000)];
    const rungs = ladderOf(pairs, all);
    const history = options.history ? historyOf(pairs, all, every.value) : undefined;
    const played = started.value && { experiment: started.value.id, ...(!whole && { interrupted: true }) };
    if (options.json)
      printJson({ game: id, ...played, ladder: rungs, doubts: ladderNotes(rungs), ...(history && { history }) });
    else if (rungs.length === 0)
      print(`no games of ${id} are stored yet; play some with ${ME} ladder ${id} --games 100`);
    else print(history ? historyReport(history) : ladderReport(rungs));
    return ok(rungs.length > 0 && whole ? 0 : 1);
  });
}

/** Plays it; returns whether it was finished. */
async function playOn(
  game: Game,
  record: ExperimentRecord,
  experiments: Experiments,
  threads: number | undefined,
  data: string | undefined,
): Promise<boolean> {
  const plan = ladderPlanOf(record);
  const { wanted } = plan;
  const before = (await experiments.counts([record.id])).get(record.id) ?? 0;
  const workers = threads ?? workersFor(2 * (wanted - before));
  const stop = stopSignal();
  const pool = await sharedPool(experiments, plan, { data, workers });
  const live = liveLine();
  const started = performance.now();
  const onPair = (done: number): void => live.say(() => `ladder: ${paceOf(done, wanted, before, started)}`);
  let done: number;
  try {
    done = await playLadder(game, record, experiments, { pool, signal: stop.signal, now: Date.now, onPair });
  } finally {
    live.done();
    await pool.close();
    stop.done();
  }
  if (done < wanted)
    tell(`umpire: stopped after ${done} of ${wanted} pairs; ${resumeHint(`ladder ${game.id}`, record, data)}`);
  return done >= wanted;
}
