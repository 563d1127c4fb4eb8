// Bundles the sources into dist/: one file per entry, shared code in chunks beside them, the page in web/.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFonts } from './build-fonts.mjs';
import { buildPage } from './build-page.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The entries of dist/ and their sources. An entry without a source is skipped. */
const ENTRIES = {
  cli: 'src/cli/launch.ts',
  worker: 'src/arena/worker.ts',
  bots: 'src/server/bots/worker.ts',
  store: 'src/store/sqlite-worker.ts',
  bench: 'bench/main.ts',
  'bench-matrix-worker': 'bench/matrix-worker.ts',
  'bench-radar-worker': 'bench/radar/worker.ts',
  soak: 'bench/soak.ts',
};

/** Imports ending in `?raw` as text, like Vite. @type {import('esbuild').Plugin} */
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

const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Files are renamed into place, chunks before the entries that import them, so no program ever loads half a bundle. Chunks of
 * older builds stay for a day, since a program that is still running may load them late; `clean` removes them at once.
 *
 * @param {{ clean?: boolean }} [how]
 */
export async function build({ clean = false } = {}) {
  const { build: bundle } = await import('esbuild');
  const dist = join(ROOT, 'dist');
  const fresh = join(ROOT, 'dist', `.fresh-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    await bundle({
      absWorkingDir: ROOT,
      entryPoints: Object.fromEntries(Object.entries(ENTRIES).filter(([, source]) => existsSync(join(ROOT, source)))),
      outdir: fresh,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // Packages of many small files start slowly, so all but these are bundled.
      external: [
        '@fastify/*',
        '@resvg/resvg-js',
        'boardgame.io',
        'cli-progress',
        'cli-table3',
        'commander',
        'fastify',
        'libsql',
        'pg',
        'pg-boss',
        'picocolors',
        'piscina',
        'playwright-core',
        'prom-client',
        'web-push',
        'ws',
      ],
      minifyWhitespace: true, // parsing takes a third of a short command's time
      lineLimit: 160, // so that an error shows a readable line
      sourcemap: 'linked',
      loader: { '.txt': 'text', '.json': 'json' },
      plugins: [RAW],
      chunkNames: 'chunk-[hash]',
      logLevel: 'warning',
    });
    const made = readdirSync(fresh).sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
    const now = new Date();
    for (const name of made) {
      utimesSync(join(fresh, name), now, now);
      renameSync(join(fresh, name), join(dist, name));
    }
    for (const name of readdirSync(dist)) {
      const stale = !made.includes(name) && /\.js(\.map)?$/.test(name);
      if (!stale) continue;
      const old = clean || isEntry(name) || Date.now() - statSync(join(dist, name)).mtimeMs > ONE_DAY;
      if (old) rmSync(join(dist, name));
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  buildFonts();
  await buildPage({ clean });
}

/** @param {string} name */
function isEntry(name) {
  return (name.split('.')[0] ?? '') in ENTRIES;
}
