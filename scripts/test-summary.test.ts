import { describe, expect, test } from 'vitest';
import type { Failure } from './test-reporter.mjs';
import { STAGES, type StageResult } from './test-stages.mjs';
import { filesToRunAgain, summary } from './test-summary.mjs';

const failure = (file: string, name = 'does it', error = 'expected 1 to be 2', isTest = true): Failure => ({
  ...{ file, test: name, error, isTest },
});
const result = (name: keyof typeof STAGES, found: Partial<StageResult> = {}): StageResult => ({
  ...{ stage: STAGES[name]!, seconds: 12, failures: [], passed: 0, skipped: 0 },
  ...found,
});
const again = (...files: readonly (readonly [string, Partial<StageResult>])[]) =>
  new Map(files.map(([file, found]) => [file, result('fast', found)]));
const green = [result('static'), result('fast', { passed: 10, skipped: 1 }), result('browser', { passed: 2 })];
const red = (...files: readonly string[]) => [
  result('fast', { passed: 5, failures: files.map((file) => failure(file)) }),
  result('slow', { passed: 3 }),
];

test('a green run ends with the number of tests', () => {
  const { isGreen, lines } = summary(green, new Map());
  expect(isGreen).toBe(true);
  expect(lines.at(-1)).toBe('Tests: 12 passed, 0 failed, 1 skipped');
  expect(lines).toContain('fast tests     passed    12 s  10 passed');
});

test('a failed test is shown with its error and the command that repeats it', () => {
  const { isGreen, lines } = summary(red('test/a.test.ts'), again(['test/a.test.ts', { failures: [failure('x')] }]));
  expect(isGreen).toBe(false);
  expect(lines.join('\n')).toContain(
    'FAILED: test/a.test.ts > does it\n    expected 1 to be 2\n    repeat: npx vitest run --project fast --project processes test/a.test.ts\n',
  );
  expect(lines.at(-1)).toBe('Tests: 8 passed, 1 failed, 0 skipped');
});

test('a test that passes when its file runs alone is unstable, and the run is green', () => {
  const { isGreen, lines } = summary(red('a', 'b'), again(['a', { passed: 4 }], ['b', { passed: 1 }]));
  expect(isGreen).toBe(true);
  expect(lines.filter((line) => line.startsWith('unstable:'))).toEqual([
    'unstable: a > does it',
    'unstable: b > does it',
  ]);
  expect(lines.at(-1)).toBe('Tests: 10 passed, 0 failed, 0 skipped');
});

test('one file that fails again is enough for a red run', () => {
  const { isGreen, lines } = summary(red('a', 'b'), again(['a', { passed: 4 }], ['b', { failures: [failure('b')] }]));
  expect(isGreen).toBe(false);
  expect(lines.filter((line) => /^(FAILED|unstable):/.test(line))).toEqual([
    'FAILED: b > does it',
    'unstable: a > does it',
  ]);
});

test.each<[string, Partial<StageResult>]>([
  ['has no tests', { passed: 0 }],
  ['crashes', { passed: 4, problem: 'exited with 1' }],
])('a file that %s the second time has not passed', (_, found) => {
  expect(summary(red('a'), again(['a', found])).isGreen).toBe(false);
});

describe('files that are run once more', () => {
  test('are those with failures in any stage, each once', () => {
    const results = [...red('a', 'a'), result('browser', { failures: [failure('b')] }), result('static')];
    expect(filesToRunAgain(results).map(({ stage, file }) => [stage.name, file])).toEqual([
      ['fast tests', 'a'],
      ['browser tests', 'b'],
    ]);
  });

  test('are none if there are more than three, and the run is red', () => {
    expect(filesToRunAgain(red('a', 'b', 'c'))).toHaveLength(3);
    const results = [...red('a', 'b', 'c'), result('browser', { failures: [failure('d')] })];
    expect(filesToRunAgain(results)).toEqual([]);
    const { isGreen, lines } = summary(results, new Map());
    expect(isGreen).toBe(false);
    expect(lines).toContain('Too many files failed to run them again.');
  });
});

test.each<[string, StageResult]>([
  ['a static check', result('static', { problem: 'exited with 1' })],
  ['a stage that was stopped', result('slow', { passed: 3, problem: 'was stopped: out of time' })],
  [
    'an error outside all files',
    result('fast', { passed: 9, failures: [failure('', '(unhandled error)', 'no', false)] }),
  ],
])('%s makes the run red, whatever else passed', (_, found) => {
  const { isGreen, lines } = summary([...green, found], new Map());
  expect(isGreen).toBe(false);
  expect(lines.join('\n')).toMatch(/FAILED/);
});

test('a summary of many failures fits into 60 lines', () => {
  const failures = Array.from({ length: 500 }, (_, i) => failure(`test/${i}.test.ts`, 'x', 'y'.repeat(10_000)));
  const { lines } = summary([...green, result('slow', { failures })], new Map());
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(300);
  expect(lines).toContain('and 487 more failures');
});

test('a summary of many failures and many unstable tests fits into 60 lines', () => {
  const unstable = Array.from({ length: 100 }, (_, i) => failure('a', `works ${i}`));
  const failed = Array.from({ length: 100 }, (_, i) => failure('b', `works ${i}`));
  const results = [result('fast', { failures: [...unstable, ...failed] }), result('slow'), result('browser')];
  const { lines } = summary(results, again(['a', { passed: 100 }]));
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines).toContain('and 92 more unstable tests');
});

test('a failed set-up and a failed static check are not counted as tests', () => {
  const setUp = failure('a', '(set-up or clean-up)', 'no port', false);
  const fast = result('fast', { passed: 5, failures: [setUp] });
  const types = result('static', { failures: [failure('', 'check:types', 'a.ts(1,1): error', false)] });
  expect(summary([types, fast], new Map()).lines.at(-1)).toBe(
    'Tests: 5 passed, 0 failed, 0 skipped; other failures: 2',
  );
  expect(summary([fast], again(['a', { passed: 7 }])).lines.at(-1)).toBe('Tests: 5 passed, 0 failed, 0 skipped');
  expect(summary([types], new Map()).lines.join('\n')).toContain(
    'FAILED: static checks check:types\n    a.ts(1,1): error\n    repeat: npm run check:types\n',
  );
});
