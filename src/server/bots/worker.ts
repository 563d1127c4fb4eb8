import { parentPort, workerData } from 'node:worker_threads';
import { no, type Result } from '../../kernel/result.ts';
import type { AskErrand, Birth, Errand, LabErrand, LadderErrand, Progress, StoredGameErrand } from './job.ts';
import { checkLog } from './jobs/check-log.ts';
import { flip } from './jobs/flip.ts';
import { miniature } from './jobs/miniature.ts';
import { sensitivityOf, whatIf } from './jobs/what-if.ts';
import { type Catalog, failed, gameNamed, mindsOf } from './worker-bots.ts';

// Runs in a thread of its own; dist/bots.js is this file.

const elsewhere = (workerData as Birth).catalog;
const { catalog }: { readonly catalog: Catalog } = await (elsewhere === undefined
  ? import('../../games/catalog.ts')
  : import(elsewhere));
const ABOUT_BOTS: readonly Errand['kind'][] = ['decide', 'flip', 'what-if', 'sensitivity'];
const minds = mindsOf(catalog, () => performance.now());

parentPort?.on('message', (errand: Errand) => {
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
  errand: Exclude<Errand, { readonly kind: 'decide' | 'forget' | 'lab' | 'stored-game' | 'ladder' }>,
): Result<unknown> {
  if (errand.kind === 'flip') return flip(catalog, errand);
  if (errand.kind === 'what-if') return whatIf(catalog, errand);
  if (errand.kind === 'sensitivity') return sensitivityOf(catalog, errand, timer(errand.within));
  if (errand.kind === 'ask') return ask(errand);
  if (errand.kind === 'check') return checkLog(catalog, errand.log);
  const game = gameNamed(catalog, errand.game);
  return game.ok ? miniature(game.value, errand.seed) : game;
}

/** True once so many milliseconds are over. */
function timer(within: number): () => boolean {
  const until = performance.now() + within;
  return () => performance.now() > until;
}

/** The laboratory comes when it is asked for: it brings every game with it. */
async function labour(errand: LabErrand): Promise<Result<unknown>> {
  try {
    const { labour: work } = await import('./jobs/lab-job.ts');
    return work(catalog, errand, { now: () => performance.now(), tell });
  } catch (error) {
    return no(faultOf(error, 'ask-failed'));
  }
}

/** So does the arena. */
async function arena(errand: StoredGameErrand | LadderErrand): Promise<Result<unknown>> {
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

function ask({ game: id, query, question }: AskErrand): Result<unknown> {
  const game = gameNamed(catalog, id);
  if (!game.ok) return game;
  const { queries } = game.value;
  const asked = Object.hasOwn(queries, query) ? queries[query] : undefined;
  return asked ? asked.answer(question) : no({ code: 'unknown-query', game: id, query, known: Object.keys(queries) });
}
