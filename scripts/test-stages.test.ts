import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStage as run, type Stage } from './test-stages.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'umpire-stages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runStage = (stage: Stage, until: number, file?: string) =>
  run(stage, until, { stdio: 'ignore', ...(file && { files: [file] }) });
const later = () => performance.now() + 120_000;
const stage = (...filter: readonly string[]): Stage => ({ name: 'some tests', vitest: ['--root', folder, ...filter] });
const pathOf = (name: string) => relative(ROOT, join(folder, name));

beforeAll(() => {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const write = (name: string, text: string): void =>
    writeFileSync(join(folder, name), `import { afterAll, beforeAll, describe, expect, test } from 'vitest';\n${text}`);
  write('good.test.mjs', `test('one', () => {}); test('two', () => {});`);
  write('bad.test.mjs', `describe('sums', () => test('add up', () => expect(1 + 1).toBe(3))); test('good', () => {});`);
  write(
    'hook.test.mjs',
    `describe('a server', () => { beforeAll(() => { throw new Error('no port'); }); test('x', () => {}); });`,
  );
  write('import.test.mjs', `import './nothing.mjs';`);
  write(
    'stray.test.mjs',
    `test('x', async () => { Promise.reject(new Error('stray')); await new Promise((then) => setTimeout(then, 50)); });`,
  );
  write('endless.test.mjs', `test('x', { timeout: 600_000 }, () => new Promise(() => {}));`);
});

test.each([
  ['good', { passed: 2, failures: [] }],
  ['bad', { passed: 1, failures: [['sums > add up', 'expected 2 to be 3 // Object.is equality']] }],
  ['hook', { failures: [['a server (set-up or clean-up)', 'no port']] }],
  ['import', { failures: [['(set-up or clean-up)', expect.stringContaining('nothing.mjs')]] }],
  ['stray', { passed: 1, failures: [['(unhandled error)', 'stray']] }],
])('%s', async (name, { failures, ...counts }) => {
  const file = `${name}.test.mjs`;
  const result = await runStage(stage(file), later());
  expect(result).toMatchObject(counts);
  expect(result.failures.map((failure) => [failure.file, failure.test, failure.error])).toEqual(
    failures.map(([failed, error]) => [pathOf(file), failed, error]),
  );
  expect(result.problem).toBeUndefined();
});

test('only one file of a stage', async () => {
  expect(await runStage(stage(), later(), 'good.test.mjs')).toMatchObject({ passed: 2, failures: [] });
});

test('a stage that takes too long is stopped', async () => {
  expect(await runStage(stage('endless.test.mjs'), performance.now() + 3_000)).toMatchObject({
    problem: 'was stopped: out of time',
  });
});

test('a stage whose tests cannot run has a problem', async () => {
  expect(await runStage(stage('missing.test.mjs'), later())).toMatchObject({ passed: 0, problem: 'exited with 1' });
});

test('a stage whose first script fails runs no tests', async () => {
  const result = await runStage({ ...stage('good.test.mjs'), before: ['-e', 'process.exit(3)'] }, later());
  expect(result).toMatchObject({ passed: 0, problem: 'exited with 3' });
});
