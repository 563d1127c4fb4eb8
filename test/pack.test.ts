import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TWO_MINUTES = 120_000;

let folder = '';

/** Runs npm or npx, by default in the empty folder, and returns its output. */
function run(command: 'npm' | 'npx', args: readonly string[], cwd = folder): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-pack-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true }\n');
  run('npm', ['pack', '--pack-destination', folder], ROOT);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('npm pack made no tarball');
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`]);
}, TWO_MINUTES);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed umpire lists its games in an empty folder', { timeout: TWO_MINUTES }, () => {
  const answer: unknown = JSON.parse(run('npx', ['--no', 'umpire', 'games', '--json'])); // a failing command throws
  expect(JSON.stringify(answer)).toContain('"radar"');
});

test('and plays a match there', { timeout: TWO_MINUTES }, () => {
  const output = run('npx', [
    '--no',
    'umpire',
    'match',
    'radar',
    '--side',
    'blue=crew',
    '--games',
    '2',
    '--seed',
    '1',
    '--json',
  ]);
  expect(JSON.parse(output)).toMatchObject({ game: 'radar', games: 2, unfinished: 0 });
});

test('and writes a bot that plays there', { timeout: TWO_MINUTES }, () => {
  run('npx', ['--no', 'umpire', 'new-bot', 'mine', '--game', 'radar']);
  const written = (file: string): string => readFileSync(join(folder, 'mine', file), 'utf8');
  const example = (file: string): string => readFileSync(join(ROOT, 'examples', 'bot-python', file), 'utf8');
  expect([written('umpire.py'), written('worth.py')]).toEqual([example('umpire.py'), example('radar.py')]);
  const side = ['--side', 'blue=exec:python3 mine/bot.py'];
  const output = run('npx', ['--no', 'umpire', 'match', 'radar', ...side, '--setup', '{"turnLimit":6}', '--json']);
  expect(JSON.parse(output)).toMatchObject({ bots: [{ faults: 0 }, { faults: 0 }] });
});

test('the package contains only what is needed to run', { timeout: TWO_MINUTES }, () => {
  const [packed] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], ROOT)) as [
    { files: { path: string }[] },
  ];
  const paths = packed.files.map(({ path }) => path);
  const page = /^dist\/web\/(index\.html|\.vite\/manifest\.json|assets\/[\w-]+\.(js|css|svg|woff2))$/;
  const program = /^(dist\/[\w-]+\.js|bin\/umpire\.mjs|scripts\/set-up\.mjs|[A-Z]+(\.md)?|package\.json)$/;
  expect(paths.filter((path) => !page.test(path) && !program.test(path))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['dist/web/index.html', 'dist/store.js', 'dist/bots.js']));
});
