import { parentPort, workerData } from 'node:worker_threads';
import { rulesFor } from '../../arena/play.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { LabStep } from '../../wire/lab.ts';
import type {
  BotJob,
  LabJob,
  LadderJob,
  PictureJob,
  Progress,
  QueryJob,
  SelfPlayJob,
  SetUpJob,
  StoredGameJob,
  WorkerOptions,
} from './job.ts';
import { checkLog } from './jobs/check-log.ts';
import { miniature } from './jobs/miniature.ts';
import { flip, sensitivityOf, whatIf } from './jobs/what-if.ts';
import { lowerPriority } from './lower-priority.ts';
import { failed, type GameCatalog, gameNamed, workerBots } from './worker-bots.ts';

// Entry point of the bot workers, bundled as dist/bots.js.

const { catalog: elsewhere, background } = workerData as WorkerOptions;
if (background) lowerPriority();
const { catalog }: { readonly catalog: GameCatalog } = await (elsewhere === undefined
  ? import('../../games/catalog.ts')
  : import(elsewhere));
const ABOUT_BOTS: readonly BotJob['kind'][] = ['decide', 'flip', 'what-if', 'sensitivity'];
const bots = workerBots(catalog, () => performance.now());

parentPort?.on('message', (job: BotJob) => {
  if (job.kind === 'forget') return bots.forget(job.match);
  if (job.kind === 'lab') return void runLab(job).then((found) => parentPort?.postMessage(found));
  if (job.kind === 'stored-game' || job.kind === 'ladder')
    return void runArena(job).then((found) => parentPort?.postMessage(found));
  if (job.kind === 'self-play') return void runSelfPlay(job).then((found) => parentPort?.postMessage(found));
  if (job.kind === 'picture') return void runPicture(job).then((found) => parentPort?.postMessage(found));
  try {
    parentPort?.postMessage(job.kind === 'decide' ? bots.decide(job) : answer(job));
  } catch (error) {
    const fault = faultOf(error, ABOUT_BOTS.includes(job.kind) ? 'bot-threw' : 'ask-failed');
    parentPort?.postMessage(job.kind === 'decide' ? failed(fault) : no(fault));
  }
});
parentPort?.postMessage('ready');

function answer(
  job: Exclude<
    BotJob,
    { readonly kind: 'decide' | 'forget' | 'lab' | 'self-play' | 'stored-game' | 'ladder' | 'picture' }
  >,
): Result<unknown> {
  if (job.kind === 'flip') return flip(catalog, job);
  if (job.kind === 'what-if') return whatIf(catalog, job);
  if (job.kind === 'sensitivity') return sensitivityOf(catalog, job, timer(job.within));
  if (job.kind === 'ask') return ask(job);
  if (job.kind === 'check') return checkLog(catalog, job.log);
  const game = gameNamed(catalog, job.game);
  if (!game.ok) return game;
  return job.kind === 'set-up' ? setUp(game.value, job) : miniature(game.value, job.seed);
}

function setUp(game: Game, { options, seed }: SetUpJob): Result<unknown> {
  const rules = rulesFor(game, options, seed);
  return rules.ok ? ok(rules.value.setup) : rules;
}

/** Returns true once `within` milliseconds have passed. */
function timer(within: number): () => boolean {
  const until = performance.now() + within;
  return () => performance.now() > until;
}

/** Imported on demand: the laboratory loads every game. */
async function runLab(job: LabJob): Promise<Result<unknown>> {
  try {
    const monitor = { now: () => performance.now(), onProgress: reportProgress };
    if (job.work.kind === 'predictions')
      return await (await import('./jobs/prediction-job.ts')).runPredictionJob(
        catalog,
        { ...job, work: job.work },
        monitor,
      );
    return (await import('./jobs/lab-job.ts')).runLabJob(catalog, { ...job, work: job.work }, monitor);
  } catch (error) {
    return no(faultOf(error, 'ask-failed'));
  }
}

/** Imported on demand, like the laboratory. */
async function runSelfPlay(job: SelfPlayJob): Promise<Result<unknown>> {
  try {
    return await (await import('./jobs/self-play.ts')).playPart(catalog, job, timer(job.within));
  } catch (error) {
    return no(faultOf(error, 'ask-failed'));
  }
}

/** Imported on demand, like the laboratory. */
async function runArena(job: StoredGameJob | LadderJob): Promise<Result<unknown>> {
  try {
    if (job.kind === 'ladder') return (await import('./jobs/ladder.ts')).ladder(job);
    const { storedGame } = await import('./jobs/stored-game.ts');
    return storedGame(catalog, job, timer(job.within));
  } catch (error) {
    return no(faultOf(error, 'ask-failed'));
  }
}

/** Imported on demand, with the library that draws PNG. */
async function runPicture(job: PictureJob): Promise<Result<unknown>> {
  try {
    return await (await import('./jobs/picture.ts')).drawPicture(catalog, job);
  } catch (error) {
    return no(faultOf(error, 'ask-failed'));
  }
}

const faultOf = (error: unknown, code: string) => ({
  code,
  error: error instanceof Error ? error.message : String(error),
});

const reportProgress = (done: number, of: number, step: LabStep): void =>
  parentPort?.postMessage({ progress: { done, of, step } } satisfies Progress);

function ask({ game: id, query, question }: QueryJob): Result<unknown> {
  const game = gameNamed(catalog, id);
  if (!game.ok) return game;
  const { queries } = game.value;
  const asked = Object.hasOwn(queries, query) ? queries[query] : undefined;
  return asked ? asked.answer(question) : no({ code: 'unknown-query', game: id, query, known: Object.keys(queries) });
}
