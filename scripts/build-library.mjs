// Builds what other programs import from the package: dist/lib with bundles, and dist/lib/types with declarations.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { collectTypes } from './library-types.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIB = join(ROOT, 'dist', 'lib');
const DRAFTS = join(ROOT, 'dist', '.library'); // generated entries, and declarations before they are sorted
const GAMES = readdirSync(join(ROOT, 'src', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Packages that a bundle for browsers must not contain, and that Node loads itself. */
const EXTERNAL = ['node:*', 'fastify', 'libsql', 'pg', 'pg-boss', 'piscina', 'web-push', 'ws'];

/** Modules of a game that its rules do not need. They are replaced by functions that do nothing. */
const NOT_RULES = /^\.\/(bots\/.*|ask|terminal|text|picture|rulebook|roster\/.*|generator\/.*)\.ts$|\/decide\/\w+\.ts$/;

/** Members of a game that `games/NAME/rules` lacks or replaces. */
const WITHOUT = `
  schemas: { setUp: {}, command: {} }, bots: {}, queries: {}, lists: {},
  say: () => undefined, order: undefined, name: undefined, drawing: undefined, rosters: undefined, generator: undefined,
  playerLists: undefined, rulebook: absent, typed: absent, write: absent, board: absent`;

/** @typedef {{ path: string, text: string }} Draft */

/** The entries of one game: everything, and only the rules. @param {string} game @returns {Draft[]} */
function draftsOf(game) {
  const kinds = /export interface (\w+Kinds)/.exec(
    readFileSync(join(ROOT, 'src/games', game, 'kinds.ts'), 'utf8'),
  )?.[1];
  const types = `import type { Game } from '../../../../src/kernel/game.ts';
import type { ${kinds} } from '../../../../src/games/${game}/kinds.ts';
export type { ${kinds} };
${['rules', 'state', 'command', 'event', 'view', 'heard', 'belief']
  .map((kind) => `export type ${kind[0]?.toUpperCase()}${kind.slice(1)} = ${kinds}['${kind}'];`)
  .join('\n')}
`;
  const source = `../../../../src/games/${game}/game.ts`;
  return [
    { path: `games/${game}.ts`, text: `${types}export { ${game} } from '${source}';\n` },
    {
      path: `rules/${game}.ts`,
      text: `${types}import { ${game} as whole } from '${source}';
const absent = (): never => {
  throw new Error("'umpire-games/games/${game}/rules' has only the rules: import 'umpire-games/games/${game}'");
};
/** The rules and views, without bots, texts, questions and schemas: the shape of set-ups and commands is not checked. */
export const ${game}: Game<${kinds}> = { ...whole, ${WITHOUT} } as unknown as Game<${kinds}>;
`,
    },
  ];
}

/** @type {import('esbuild').Plugin} */
const RAW = {
  name: 'raw',
  setup(bundler) {
    bundler.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -'?raw'.length)),
      namespace: 'raw',
    }));
    bundler.onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Leaves out what `games/NAME/rules` does not have. @type {import('esbuild').Plugin} */
const RULES_ONLY = {
  name: 'rules only',
  setup(bundler) {
    bundler.onResolve({ filter: /^typebox(\/compile)?$/ }, () => ({ path: join(ROOT, 'web/stubs/typebox.ts') }));
    bundler.onResolve({ filter: NOT_RULES }, ({ path, importer }) =>
      /\/games\/[^/]+\/game\.ts$/.test(importer) ? { path: `${importer}?${path}`, namespace: 'left-out' } : undefined,
    );
    bundler.onLoad({ filter: /./, namespace: 'left-out' }, ({ path }) => {
      const [importer = '', from = ''] = path.split('?');
      const text = readFileSync(importer, 'utf8');
      const names = [...text.matchAll(/^import \{([^}]*)\} from '([^']*)';/gm)]
        .filter(([, , source]) => source === from)
        .flatMap(([, list = '']) => list.split(',').map((name) => name.split(' as ')[0]?.trim() ?? ''));
      return { contents: names.map((name) => `export const ${name} = () => undefined;`).join('\n') };
    });
  },
};

/** @type {import('esbuild').BuildOptions} */
const SHARED = {
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  external: EXTERNAL,
  minify: true,
  lineLimit: 160,
  loader: { '.txt': 'text', '.json': 'json' },
  logLevel: 'warning',
};

/** Bundles share chunks, so that `catalog.radar` and `umpire-games/games/radar` are the same object. */
async function bundle() {
  const fromSource = ['index', 'kernel', 'decide', 'arena'].map((name) => [name, `src/library/${name}.ts`]);
  const games = GAMES.map((game) => [`games/${game}`, `dist/.library/entries/games/${game}.ts`]);
  await build({
    ...SHARED,
    entryPoints: Object.fromEntries([
      ...fromSource,
      ...games,
      ['worker', 'src/arena/worker.ts'],
      ['hashing', 'src/store/hashing.ts'],
      ['browser-hashing', 'dist/.library/entries/browser-hashing.ts'],
    ]),
    outdir: LIB,
    splitting: true,
    platform: 'neutral',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import'],
    chunkNames: 'chunk-[hash]',
    plugins: [RAW],
  });
  await build({
    ...SHARED,
    entryPoints: Object.fromEntries(GAMES.map((game) => [game, `dist/.library/entries/rules/${game}.ts`])),
    outdir: join(LIB, 'rules'),
    platform: 'browser',
    plugins: [RAW, RULES_ONLY],
  });
}

/** Declarations of everything, from which the reachable ones are taken. */
function declare() {
  const config = join(DRAFTS, 'tsconfig.json');
  const options = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    rootDir: ROOT,
    outDir: join(DRAFTS, 'types'),
  };
  const content = {
    extends: '../../tsconfig.json',
    compilerOptions: options,
    include: ['entries', '../../src/library'],
    exclude: [],
  };
  writeFileSync(config, JSON.stringify(content));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8', cwd: ROOT });
  // TS4023: a file uses a type that its neighbour does not export. It gets no declaration, and `collectTypes` fails if one is needed.
  const faults = stdout.split('\n').filter((line) => /error TS/.test(line) && !line.includes('TS4023'));
  if (faults.length > 0) throw new Error(`the library does not compile\n${faults.join('\n')}`);
  const entries = Object.fromEntries([
    ...['index', 'kernel', 'decide', 'arena'].map((name) => [name, `src/library/${name}.d.ts`]),
    ['hashing', 'src/store/hashing.d.ts'],
    ...GAMES.flatMap((game) =>
      ['games', 'rules'].map((kind) => [`${kind}/${game}`, `dist/.library/entries/${kind}/${game}.d.ts`]),
    ),
  ]);
  return collectTypes(join(DRAFTS, 'types'), entries, join(LIB, 'types'));
}

rmSync(LIB, { recursive: true, force: true });
rmSync(DRAFTS, { recursive: true, force: true });
const drafts = [
  ...GAMES.flatMap(draftsOf),
  {
    path: 'browser-hashing.ts',
    text: `export { browserHashing as hashing } from '../../../web/lesson/browser-hashing.ts';\n`,
  },
];
for (const { path, text } of drafts) {
  mkdirSync(dirname(join(DRAFTS, 'entries', path)), { recursive: true });
  writeFileSync(join(DRAFTS, 'entries', path), text);
}
await bundle();
const files = declare();
rmSync(DRAFTS, { recursive: true, force: true });
for (const game of GAMES) {
  const file = join(LIB, 'rules', `${game}.js`);
  console.error(`${relative(ROOT, file)}: ${(gzipSync(readFileSync(file)).length / 1024).toFixed(1)} KB gzipped`);
}
console.error(`dist/lib/types: ${files} files`);
