// Builds the page into dist/web: index.html, assets/ with content hashes in their names, and what makes it installable.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LAST = ['.vite/manifest.json', 'embed.html', 'index.html', 'sw.js']; // written last, since they refer to the other files
const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Files are renamed into place, like the bundles. Assets of older builds stay for a day, since a page that is still open may
 * load them late; `clean` removes them at once and prints the sizes.
 *
 * @param {{ clean?: boolean }} [how]
 */
export async function buildPage({ clean = false } = {}) {
  if (!existsSync(join(ROOT, 'web', 'index.html'))) return;
  const { build } = await import('vite');
  const web = join(ROOT, 'dist', 'web');
  const fresh = join(ROOT, 'dist', `.fresh-web-${process.pid}`);
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production'; // a test runner sets `test`, which would change the page
  try {
    await build({
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true },
    });
    const { makeInstallable } = await import('./installable.mjs');
    await makeInstallable(fresh);
    await build({
      configFile: join(ROOT, 'vite.config.ts'),
      mode: 'embed', // the page for frames on other websites
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: false },
    });
    await compressAssets(fresh);
    const made = filesIn(fresh).sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b));
    const now = new Date();
    for (const name of made) {
      mkdirSync(dirname(join(web, name)), { recursive: true });
      utimesSync(join(fresh, name), now, now);
      renameSync(join(fresh, name), join(web, name));
    }
    for (const name of filesIn(web)) {
      if (made.includes(name)) continue;
      if (clean || Date.now() - statSync(join(web, name)).mtimeMs > ONE_DAY) rmSync(join(web, name));
    }
    if (clean) process.stderr.write(`umpire: ${sizesOf(web, made)}\n`);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Writes a Brotli copy next to each script and style, for the server to send. The copies are a sixth smaller than
 * what the server could produce per request.
 *
 * @param {string} folder of the built page
 */
async function compressAssets(folder) {
  const compress = promisify(brotliCompress);
  const assets = filesIn(folder).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
  await Promise.all(
    assets.map(async (name) => {
      const file = join(folder, name);
      writeFileSync(`${file}.br`, await compress(readFileSync(file)));
    }),
  );
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/**
 * @param {string} web
 * @param {readonly string[]} names
 */
function sizesOf(web, names) {
  /** @param {string} ending */
  const gzipped = (ending) =>
    names
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipSync(readFileSync(join(web, name))).length, 0);
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  return `the page, gzipped: ${kilobytes(gzipped('.js'))} of script in all, ${kilobytes(gzipped('.css'))} of style`;
}
