// Runs tests several times beside busy loops, in a random order of files, and prints how often each failed:
//   npm run flaky                                         the whole suite, 5 times, beside 4 busy loops
//   npm run flaky -- --runs 20 --busy 2 src/server/abuse.test.ts
// The order of a run is repeated by UMPIRE_SHUFFLE=N.

import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { flakyTable } from './flaky-table.mjs';
import { runStage, STAGES } from './test-stages.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    busy: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) }, // of the first run's order
  },
});
const [runs, busy, seed] = [Number(values.runs), Number(values.busy), Number(values.seed)];
if (![runs, busy, seed].every(Number.isInteger) || runs < 1 || busy < 0) {
  console.error('--runs, --busy and --seed need whole numbers, for example: npm run flaky -- --runs 3 --busy 2');
  process.exit(2);
}

const A_DAY = 24 * 3_600_000; // milliseconds
const isOfBrowser = (/** @type {string} */ file) => file.includes('test/browser/');
const given = [
  { stage: { name: 'tests', vitest: [] }, files: files.filter((file) => !isOfBrowser(file)) },
  { stage: STAGES.browser, files: files.filter(isOfBrowser) },
].filter((part) => part.files.length > 0);
const all = Object.values(STAGES).flatMap((stage) => (stage.vitest ? [{ stage, files: [] }] : []));

const loops = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** @type {import('./flaky-table.mjs').Run[]} */
const done = [];
for (let run = 0; run < runs; run++) {
  const order = seed + run;
  const start = performance.now();
  /** @type {import('./test-reporter.mjs').Failure[]} */
  const failures = [];
  for (const { stage, files: only } of files.length > 0 ? given : all) {
    if (!stage) continue;
    const environment = { UMPIRE_SHUFFLE: String(order) };
    const result = await runStage(stage, performance.now() + A_DAY, { files: only, stdio: 'ignore', environment });
    failures.push(...result.failures);
    if (result.problem) failures.push({ file: '', test: stage.name, error: result.problem, isTest: false });
  }
  done.push({ order, failures });
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`run ${run + 1} of ${runs} (UMPIRE_SHUFFLE=${order}): ${failures.length} failed, ${minutes} min`);
}
console.log(flakyTable(done).join('\n'));
process.exit(done.some(({ failures }) => failures.length > 0) ? 1 : 0);
