import { parentPort, workerData } from 'node:worker_threads';
import { no, type Result } from '../../kernel/result.ts';
import { checkLog } from './check-log.ts';
import type { AskErrand, Birth, Errand } from './errands.ts';
import { flip } from './flip.ts';
import { type Catalog, failed, gameNamed, mindsOf } from './minds.ts';
import { miniature } from './miniature.ts';

// Runs in a thread of its own; dist/bots.js is this file.

const elsewhere = (workerData as Birth).catalog;
const { catalog }: { readonly catalog: Catalog } = await (elsewhere === undefined
  ? import('../../games/catalog.ts')
  : import(elsewhere));
const minds = mindsOf(catalog, () => performance.now());

parentPort?.on('message', (errand: Errand) => {
  if (errand.kind === 'forget') return minds.forget(errand.match);
  try {
    parentPort?.postMessage(errand.kind === 'decide' ? minds.decide(errand) : answer(errand));
  } catch (error) {
    const code = errand.kind === 'decide' || errand.kind === 'flip' ? 'bot-threw' : 'ask-failed';
    const fault = { code, error: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(errand.kind === 'decide' ? failed(fault) : no(fault));
  }
});
parentPort?.postMessage('ready');

function answer(errand: Exclude<Errand, { readonly kind: 'decide' | 'forget' }>): Result<unknown> {
  if (errand.kind === 'flip') return flip(catalog, errand);
  if (errand.kind === 'ask') return ask(errand);
  if (errand.kind === 'check') return checkLog(catalog, errand.log);
  const game = gameNamed(catalog, errand.game);
  return game.ok ? miniature(game.value, errand.seed) : game;
}

function ask({ game: id, query, question }: AskErrand): Result<unknown> {
  const game = gameNamed(catalog, id);
  if (!game.ok) return game;
  const { queries } = game.value;
  const asked = Object.hasOwn(queries, query) ? queries[query] : undefined;
  return asked ? asked.answer(question) : no({ code: 'unknown-query', game: id, query, known: Object.keys(queries) });
}
