// What `npm test` prints at the end, and whether it passed.

/** @typedef {import('./test-stages.mjs').StageResult} StageResult */
/** @typedef {import('./test-reporter.mjs').Failure} Failure */

/** If more files fail, none is run again. */
export const MOST_UNSTABLE = 3;
// The summary must fit into 60 lines.
const MOST_FAILED = 13;
const MOST_UNSTABLE_SHOWN = 8;

/** @param {readonly Failure[]} failures */
export const filesOf = (failures) => [...new Set(failures.map(({ file }) => file).filter(Boolean))];

/** Files that failed, with their stages, if they are few enough to be run again. @param {readonly StageResult[]} results */
export function filesToRunAgain(results) {
  const failed = results.flatMap(({ stage, failures }) => filesOf(failures).map((file) => ({ stage, file })));
  return failed.length <= MOST_UNSTABLE ? failed : [];
}

/**
 * @param {readonly StageResult[]} results of all stages
 * @param {ReadonlyMap<string, StageResult>} again of the files that were run once more
 */
export function summary(results, again) {
  const didPassAgain = (/** @type {string} */ file) => {
    const second = again.get(file);
    return second !== undefined && second.problem === undefined && second.failures.length === 0 && second.passed > 0;
  };
  const all = results.flatMap(({ stage, failures }) => failures.map((failure) => ({ ...failure, stage })));
  const unstable = all.filter(({ file }) => didPassAgain(file));
  const failed = all.filter(({ file }) => !didPassAgain(file));
  const isGreen = failed.length === 0 && results.every(({ problem }) => problem === undefined);
  const sum = (/** @type {(result: StageResult) => number} */ of) => results.reduce((total, it) => total + of(it), 0);
  const tests = (/** @type {readonly Failure[]} */ failures) => failures.filter(({ isTest }) => isTest).length;
  const others = failed.length - tests(failed) + results.filter(({ problem }) => problem !== undefined).length;
  const lines = [
    '',
    ...results.map(stageLine),
    '',
    ...failed.slice(0, MOST_FAILED).flatMap(failureLines),
    ...(failed.length > MOST_FAILED ? [`and ${failed.length - MOST_FAILED} more failures`] : []),
    ...(filesOf(failed).length > MOST_UNSTABLE ? ['Too many files failed to run them again.'] : []),
    ...unstable.slice(0, MOST_UNSTABLE_SHOWN).map(({ file, test }) => `unstable: ${file} > ${test}`),
    ...(unstable.length > MOST_UNSTABLE_SHOWN
      ? [`and ${unstable.length - MOST_UNSTABLE_SHOWN} more unstable tests`]
      : []),
    ...(unstable.length > 0 ? ['Unstable tests failed, then passed when their file ran alone. Each is a bug.'] : []),
    `Tests: ${sum(({ passed }) => passed) + tests(unstable)} passed, ${tests(failed)} failed, ${sum(({ skipped }) => skipped)} skipped${others === 0 ? '' : `; other failures: ${others}`}`,
  ];
  return { isGreen, lines };
}

/** @param {StageResult} result */
function stageLine({ stage, seconds, failures, passed, problem }) {
  const failed = failures.length > 0 ? `${failures.length} failed` : '';
  const tests = [stage.vitest ? `${passed} passed` : '', failed].filter(Boolean).join(', ');
  const state = problem || failures.length > 0 ? 'FAILED' : 'passed';
  return `${stage.name.padEnd(14)} ${state} ${String(seconds).padStart(5)} s  ${[tests, problem].filter(Boolean).join('; ')}`.trimEnd();
}

/** @param {Failure & { stage: import('./test-stages.mjs').Stage }} failure */
function failureLines({ file, test, error, stage }) {
  const command = stage.script ? `npm run ${test}` : `npx vitest run ${(stage.vitest ?? []).join(' ')} ${file}`;
  const repeat = file === '' && !stage.script ? [] : [`    repeat: ${command}`];
  return [`FAILED: ${file ? `${file} > ${test}` : `${stage.name} ${test}`}`, `    ${error.slice(0, 200)}`, ...repeat];
}
