// A vitest reporter for `npm test`: writes what failed, and how many tests passed, to the file named by UMPIRE_TEST_REPORT.

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Failure
 * @property {string} file relative to the project; empty for an error outside all test files
 * @property {string} test
 * @property {boolean} isTest false for a set-up, a clean-up, an error outside all tests, or a static check
 * @property {string} error its first line
 */

/** @typedef {{ failures: Failure[], passed: number, skipped: number }} TestReport */

/** @param {{ message?: unknown } | undefined} error */
const firstLine = (error) =>
  String(error?.message ?? 'unknown error')
    .trim()
    .split('\n')[0] ?? '';

/** @param {import('vitest/node').TestModule} module @returns {Failure[]} */
function failuresIn(module) {
  const file = relative(process.cwd(), module.moduleId);
  const suites = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({
      file,
      test: suite.type === 'suite' ? `${suite.fullName} (set-up or clean-up)` : '(set-up or clean-up)',
      error: firstLine(error),
      isTest: false,
    })),
  );
  const tests = [...module.children.allTests('failed')].map((test) => ({
    file,
    test: test.fullName,
    error: firstLine(test.result().errors?.[0]),
    isTest: true,
  }));
  return [...suites, ...tests];
}

export default class TestReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const outside = unhandled.map((error) => ({
      file: typeof error.VITEST_TEST_PATH === 'string' ? relative(process.cwd(), error.VITEST_TEST_PATH) : '',
      test: '(unhandled error)',
      error: firstLine(error),
      isTest: false,
    }));
    const count = (/** @type {'passed' | 'skipped'} */ state) =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
    /** @type {TestReport} */
    const report = {
      failures: [...modules.flatMap(failuresIn), ...outside],
      passed: count('passed'),
      skipped: count('skipped'),
    };
    writeFileSync(process.env.UMPIRE_TEST_REPORT ?? 'test-report.json', JSON.stringify(report));
  }
}
