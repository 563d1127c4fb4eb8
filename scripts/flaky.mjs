// Runs tests several times beside busy loops, with the files in random order, and prints how often each test failed:
//   npm run flaky                                         the whole suite, 5 times, beside 4 busy loops
//   npm run flaky -- --runs 20 --busy 2 src/server/abuse.test.ts
// UMPIRE_SHUFFLE=N repeats the order of a run.

import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { flakyTable } from './flaky-table.mjs';
import { runStage, STAGES } from './test-stages.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    busy: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) }, // file order of the first run; each later run adds 1
  },
});
const [runs, busy, seed] = [Number(values.runs), Number(values.busy), Number(values.seed)];
if (![runs, busy, seed].every(Number.isInteger) || runs < 1 || busy < 0) {
  console.error('--runs, --busy and --seed must be whole numbers, for example: npm run flaky -- --runs 3 --busy 2');
  process.exit(2);
}

const A_DAY = 24 * 3_600_000; // milliseconds
const isBrowserTest = (/** @type {string} */ file) => file.includes('test/browser/');
const given = [
  { stage: { name: 'tests', vitest: [] }, files: files.filter((file) => !isBrowserTest(file)) },
  { stage: STAGES.browser, files: files.filter(isBrowserTest) },
].filter((part) => part.files.length > 0);
const all = Object.values(STAGES).flatMap((stage) => (stage.vitest ? [{ stage, files: [] }] : []));

/** Uses a core until its parent is gone, even if that was killed. */
const LOOP = 'const { ppid } = process; while (process.ppid === ppid) for (let i = 0; i < 1e8; i++);';
const loops = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stop.abort();
    process.exit(1);
  });

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
    const result = await runStage(stage, performance.now() + A_DAY, {
      files: only,
      stdio: 'ignore',
      environment,
      signal: stop.signal,
    });
    failures.push(...result.failures);
    if (result.problem) failures.push({ file: '', test: stage.name, error: result.problem, isTest: false });
  }
  done.push({ order, failures });
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`run ${run + 1} of ${runs} (UMPIRE_SHUFFLE=${order}): ${failures.length} failed, ${minutes} min`);
}
console.log(flakyTable(done).join('\n'));
process.exit(done.some(({ failures }) => failures.length > 0) ? 1 : 0);
