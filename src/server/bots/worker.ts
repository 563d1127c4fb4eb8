import { parentPort, workerData } from 'node:worker_threads';
import { no, type Result } from '../../kernel/result.ts';
import type { BotJob, LabJob, LadderJob, Progress, QueryJob, StoredGameJob, WorkerOptions } from './job.ts';
import { checkLog } from './jobs/check-log.ts';
import { miniature } from './jobs/miniature.ts';
import { flip, sensitivityOf, whatIf } from './jobs/what-if.ts';
import { failed, type GameCatalog, gameNamed, workerBots } from './worker-bots.ts';

// Entry point of the bot workers, bundled as dist/bots.js.

const elsewhere = (workerData as WorkerOptions).catalog;
const { catalog }: { readonly catalog: GameCatalog } = await (elsewhere === undefined
  ? import('../../games/catalog.ts')
  : import(elsewhere));
const ABOUT_BOTS: readonly BotJob['kind'][] = ['decide', 'flip', 'what-if', 'sensitivity'];
const minds = workerBots(catalog, () => performance.now());

parentPort?.on('message', (errand: BotJob) => {
  if (errand.kind === 'forget') return minds.forget(errand.match);
  if (errand.kind === 'lab') return void labour(errand).then((found) => parentPort?.postMessage(found));
  if (errand.kind === 'stored-game' || errand.kind === 'ladder')
    return void arena(errand).then((found) => parentPort?.postMessage(found));
  try {
    parentPort?.postMessage(errand.kind === 'decide' ? minds.decide(errand) : answer(errand));
  } catch (error) {
    const fault = faultOf(error, ABOUT_BOTS.includes(errand.kind) ? 'bot-threw' : 'ask-failed');
    parentPort?.postMessage(errand.kind === 'decide' ? failed(fault) : no(fault));
  }
});
parentPort?.postMessage('ready');

function answer(
  errand: Exclude<BotJob, { readonly kind: 'decide' | 'forget' | 'lab' | 'stored-game' | 'ladder' }>,
): Result<unknown> {
  if (errand.kind === 'flip') return flip(catalog, errand);
  if (errand.kind === 'what-if') return whatIf(catalog, errand);
  if (errand.kind === 'sensitivity') return sensitivityOf(catalog, errand, timer(errand.within));
  if (errand.kind === 'ask') return ask(errand);
  if (errand.kind === 'check') return checkLog(catalog, errand.log);
  const game = gameNamed(catalog, errand.game);
  return game.ok ? miniature(game.value, errand.seed) : game;
}

/** Returns true once `within` milliseconds have passed. */
function timer(within: number): () => boolean {
  const until = performance.now() + within;
  return () => performance.now() > until;
}

/** Imported on demand: the laboratory loads every game. */
async function labour(errand: LabJob): Promise<Result<unknown>> {
  try {
    const { runLabJob: work } = await import('./jobs/lab-job.ts');
    return work(catalog, errand, { now: () => performance.now(), tell });
  } catch (error) {
    return no(faultOf(error, 'ask-failed'));
  }
}

/** Imported on demand, like the laboratory. */
async function arena(errand: StoredGameJob | LadderJob): Promise<Result<unknown>> {
  try {
    if (errand.kind === 'ladder') return (await import('./jobs/ladder.ts')).ladder(errand);
    const { storedGame } = await import('./jobs/stored-game.ts');
    return storedGame(catalog, errand, timer(errand.within));
  } catch (error) {
    return no(faultOf(error, 'ask-failed'));
  }
}

const faultOf = (error: unknown, code: string) => ({
  code,
  error: error instanceof Error ? error.message : String(error),
});

const tell = (done: number, of: number): void => parentPort?.postMessage({ progress: { done, of } } satisfies Progress);

function ask({ game: id, query, question }: QueryJob): Result<unknown> {
  const game = gameNamed(catalog, id);
  if (!game.ok) return game;
  const { queries } = game.value;
  const asked = Object.hasOwn(queries, query) ? queries[query] : undefined;
  return asked ? asked.answer(question) : no({ code: 'unknown-query', game: id, query, known: Object.keys(queries) });
}
