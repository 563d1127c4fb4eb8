import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bundleFor,
  compileExamples,
  copyExamples,
  ENTRIES,
  FOR_BROWSERS,
  GAMES,
  inBrowser,
  runModule,
} from './library-consumer.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let folder = '';
let installing = ''; // what npm printed
let tarballSize = 0; // bytes

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
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
  run('npm', ['pack', '--pack-destination', folder], ROOT);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('npm pack made no tarball');
  tarballSize = statSync(join(folder, tarball)).size;
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`];
  const { stdout, stderr, status } = spawnSync('npm', install, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  installing = stdout + stderr;
  copyExamples(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed umpire lists its games in an empty folder', () => {
  const answer: unknown = JSON.parse(run('npx', ['--no', 'umpire', 'games', '--json'])); // a failing command throws
  expect(JSON.stringify(answer)).toContain('"radar"');
});

test('and plays a match there', () => {
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

test('and writes a bot that plays there', () => {
  run('npx', ['--no', 'umpire', 'new-bot', 'mine', '--game', 'radar']);
  const written = (file: string): string => readFileSync(join(folder, 'mine', file), 'utf8');
  const example = (file: string): string => readFileSync(join(ROOT, 'examples', 'bot-python', file), 'utf8');
  expect([written('umpire.py'), written('worth.py')]).toEqual([example('umpire.py'), example('radar.py')]);
  const side = ['--side', 'blue=exec:python3 mine/bot.py'];
  const output = run('npx', ['--no', 'umpire', 'match', 'radar', ...side, '--setup', '{"turnLimit":6}', '--json']);
  expect(JSON.parse(output)).toMatchObject({ bots: [{ faults: 0 }, { faults: 0 }] });
});

test('the package contains only what is needed to run', () => {
  const [packed] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], ROOT)) as [
    { files: { path: string }[] },
  ];
  const paths = packed.files.map(({ path }) => path);
  const page =
    /^dist\/web\/((index|embed)\.html|sw\.js|manifest(\.es)?\.webmanifest|[\w-]+\.png|\.vite\/manifest\.json|assets\/[\w.-]+\.((js|css)(\.br)?|svg|woff2))$/;
  const program =
    /^(dist\/[\w-]+\.js|dist\/lib\/[\w/-]+\.js|dist\/lib\/types\/[\w/-]+\.d\.ts|docs\/[\w/.-]+\.(md|json)|dist\/fonts\/[\w.-]+\.(ttf|txt)|bin\/umpire\.mjs|scripts\/set-up\.mjs|[A-Z]+(\.md)?|package\.json)$/;
  expect(paths.filter((path) => !page.test(path) && !program.test(path))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['dist/web/index.html', 'dist/store.js', 'dist/bots.js']));
});

test('the tarball is smaller than 4 MB, and every package in it runs on this Node', () => {
  expect(tarballSize).toBeLessThan(4 * 1024 * 1024);
  expect(installing).not.toContain('EBADENGINE');
});

describe('as a library', () => {
  test.each(['bundler', 'nodenext'] as const)(
    'the examples compile strictly with moduleResolution %s',
    (resolution) => {
      expect(compileExamples(folder, resolution)).toBe('');
    },
  );

  test('a match against a bot is played to its end, and its log is valid', () => {
    expect(runModule(folder, 'match.js')).toMatch(/^(dark|light) won after \d+ commands\n.+\n.*\nthe log is valid\n$/);
  });

  test('a bot written with the decide module plays', () => {
    expect(runModule(folder, 'own-bot.js')).toMatch(/^the captain moved [1-9]\d* times in \d+ turns\n$/);
  });

  test('two bots are compared', () => {
    expect(runModule(folder, 'compare.js')).toMatch(/^crew won \d+ of 40 games against crew@2\nthat is -?\d+ Elo/);
  });

  test('importing it prints nothing, adds no global, listener or timer, and opens nothing', () => {
    const code = `
      const seen = () => JSON.stringify([
        Reflect.ownKeys(globalThis).map(String), process.eventNames().map(String), Object.keys(process.env),
        process.getActiveResourcesInfo(), Object.getOwnPropertyNames(Array.prototype), process.exitCode ?? null]);
      const before = seen();
      const loaded = await Promise.all(${JSON.stringify(ENTRIES)}.map((name) => import(name)));
      console.log(loaded.length, loaded.every((one) => Object.keys(one).length > 0), seen() === before ? 'same' : [before, seen()]);`;
    expect(runModule(folder, 'import.mjs', code)).toBe(`${ENTRIES.length} true same\n`);
  });

  test('the game of the catalog is the one of its own module', () => {
    const code = `import { catalog } from 'umpire-games';
      import { radar } from 'umpire-games/games/radar';
      console.log(catalog.radar === radar);`;
    expect(runModule(folder, 'same.mjs', code)).toBe('true\n');
  });

  test('nothing else can be imported', () => {
    const code = `console.log(await import('umpire-games/dist/lib/index.js').catch(({ code }) => code));`;
    expect(runModule(folder, 'private.mjs', code)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
  });

  test('kernel, decide, hashing and games are bundled for a browser', async () => {
    const contents = FOR_BROWSERS.map((path, k) => `export * as part${k} from 'umpire-games/${path}';`).join('\n');
    const { code } = await bundleFor(folder, contents);
    const counts = FOR_BROWSERS.map((_, k) => `Object.keys(library.part${k}).length`);
    expect(JSON.parse(String(inBrowser(code, `[${counts}]`)))).not.toContain(0);
  });

  test.each(['radar', 'force'])('the rules and views of %s play a match in a browser', async (game) => {
    const name = game === 'radar' ? 'startRadar' : 'startForce';
    const { code } = await bundleFor(folder, `export * from './browser.ts';`);
    const played = JSON.parse(String(inBrowser(code, `library.${name}('example')`))) as { readonly commands: number };
    expect(played.commands).toBeGreaterThan(50);
  });

  test.each(['radar', 'force'])('the rules and views of %s are smaller than 60 KB', async (game) => {
    const rules = await bundleFor(folder, `export * from 'umpire-games/games/${game}/rules';`);
    expect(rules.gzipped).toBeLessThan(60 * 1024);
    expect(rules.code).not.toMatch(/torpedo at /);
  });

  test.each(GAMES)('all of %s is smaller than 250 KB', async (game) => {
    const whole = await bundleFor(folder, `export * from 'umpire-games/games/${game}';`);
    console.log(`${game}: ${(whole.gzipped / 1024).toFixed(0)} KB gzipped`);
    expect(whole.gzipped).toBeLessThan(250 * 1024);
  });
});
