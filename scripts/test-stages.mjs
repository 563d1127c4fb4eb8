// The stages of `npm test`, and how one is run.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FAILED = 'exited with 1';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const REPORTER = join(ROOT, 'scripts', 'test-reporter.mjs');

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly string[]} [before] a script that must succeed first
 * @property {readonly string[]} [script] either a script
 * @property {readonly string[]} [vitest] or arguments of vitest
 */

/** @type {Readonly<Record<string, Stage>>} */
export const STAGES = {
  static: { name: 'static checks', script: ['scripts/check-static.mjs'] },
  fast: { name: 'fast tests', vitest: ['--project', 'fast', '--project', 'processes'] },
  slow: { name: 'slow tests', vitest: ['--project', 'slow'] },
  browser: {
    name: 'browser tests',
    before: ['scripts/browser.mjs'],
    vitest: ['--config', 'vitest.browser.config.ts'],
  },
};

/**
 * @typedef {import('./test-reporter.mjs').TestReport & { stage: Stage, seconds: number, problem?: string }} StageResult
 * `problem` is a failure that belongs to no test file.
 */

/**
 * Runs a stage, or only some test files of it.
 *
 * @param {Stage} stage
 * @param {number} until when the stage is stopped, in milliseconds of `performance.now()`
 * @param {{ files?: readonly string[], stdio?: 'inherit' | 'ignore', environment?: Readonly<Record<string, string>>,
 *   signal?: AbortSignal, prepared?: Promise<string | undefined> | undefined }} [how] `prepared` is the result of `prepare`
 * @returns {Promise<StageResult>}
 */
export async function runStage(
  stage,
  until,
  { files = [], stdio = 'inherit', environment = {}, signal, prepared } = {},
) {
  const start = performance.now();
  const run = (/** @type {readonly string[]} */ args, more = {}) =>
    runNode(args, until, stdio, { ...environment, ...more }, signal);
  const result = (/** @type {Partial<StageResult>} */ found) => ({
    ...{ stage, failures: [], passed: 0, skipped: 0, ...found },
    seconds: Math.round((performance.now() - start) / 1000),
  });

  const problemBefore = await (prepared ?? prepare(stage, until, stdio));
  if (problemBefore) return result({ problem: problemBefore });

  const folder = mkdtempSync(join(tmpdir(), 'umpire-report-'));
  const path = join(folder, 'report.json');
  try {
    const shown = process.stdout.isTTY ? ['--reporter=default'] : ['--reporter=minimal', '--no-color'];
    const vitest = [VITEST, 'run', ...(stage.vitest ?? []), ...shown, `--reporter=${REPORTER}`, ...files];
    const problem = await run(stage.script ?? vitest, { UMPIRE_TEST_REPORT: path });
    const report = reportIn(path);
    const isExplained = problem === FAILED && (report?.failures.length ?? 0) > 0;
    return result({ ...report, ...(problem && !isExplained && { problem }) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs what must succeed before a stage, and returns why it failed, if it did.
 *
 * @param {Stage} stage
 * @param {number} until
 * @param {'inherit' | 'ignore'} [stdio]
 * @returns {Promise<string | undefined>}
 */
export const prepare = async ({ before }, until, stdio = 'inherit') =>
  before && runNode(before, until, stdio, {}, undefined);

/** @param {string} path @returns {import('./test-reporter.mjs').TestReport | undefined} */
function reportIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // it ended before it wrote its report
  }
}

/**
 * Runs Node and returns why it failed, if it did.
 *
 * @param {readonly string[]} args
 * @param {number} until
 * @param {'inherit' | 'ignore'} stdio
 * @param {Readonly<Record<string, string>>} environment
 * @param {AbortSignal} [signal]
 * @returns {Promise<string | undefined>}
 */
function runNode(args, until, stdio, environment, signal) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio,
      env: { ...process.env, ...environment },
      ...(signal && { signal }),
    });
    let isLate = false;
    const timer = setTimeout(
      () => {
        isLate = true;
        child.kill('SIGKILL');
      },
      Math.max(0, until - performance.now()),
    );
    child.on('error', (error) => resolve(`did not start: ${error.message}`));
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (isLate) resolve('was stopped: out of time');
      else resolve(code === 0 ? undefined : `exited with ${code ?? signal}`);
    });
  });
}
