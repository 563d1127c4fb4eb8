// Makes the built page installable: icons, manifests in both languages, and the service worker with the list of its files.

import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { build } from 'esbuild';

const WEB = fileURLToPath(new URL('../web', import.meta.url));
const MANIFESTS = ['manifest.webmanifest', 'manifest.es.webmanifest'];

/** Pages that need the server: their files are not stored for offline use. */
const SERVER_ONLY = ['admin/index.tsx', 'arena/index.tsx', 'lab/index.tsx', 'new/set-up.tsx'];

/** The notice that the server cannot be reached: stored first, like the start of the page. */
const NOTICE = 'offline/offline-page.tsx';

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Chunk */

/** @param {string} folder of the built page */
export async function makeInstallable(folder) {
  for (const [name, picture] of Object.entries(pictures())) writeFileSync(join(folder, name), picture);
  for (const name of MANIFESTS) copyFileSync(join(WEB, name), join(folder, name));
  await build({
    entryPoints: [join(WEB, 'worker', 'sw.ts')],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { __FILES__: JSON.stringify(filesOf(folder)) },
    logLevel: 'warning',
  });
}

/** @param {string} folder */
function filesOf(folder) {
  /** @type {Record<string, Chunk>} */
  const chunks = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const entry = chunks['index.html'];
  if (!entry) throw new Error('the page has no entry');
  const first = [...reached(chunks, ['index.html', NOTICE], ({ imports }) => imports)];
  const all = reached(chunks, ['index.html'], ({ imports, dynamicImports }) => [
    ...(imports ?? []),
    ...(dynamicImports ?? []).filter((source) => !SERVER_ONLY.includes(source)),
  ]);
  const shell = [...new Set(first.flatMap(({ file, css }) => [file, ...(css ?? [])]))].map(address).sort();
  const others = [...all].flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])]).map(address);
  const rest = [...new Set([...others, ...MANIFESTS.map(address), ...Object.keys(pictures()).map(address)])]
    .filter((file) => !shell.includes(file))
    .sort();
  const digest = createHash('sha256').update(readFileSync(join(folder, 'index.html')));
  for (const file of [...shell, ...rest]) {
    digest.update(file);
    if (!file.startsWith('/assets/')) digest.update(readFileSync(join(folder, file))); // its name has no hash
  }
  return { build: digest.digest('hex').slice(0, 12), entry: address(entry.file), shell, rest };
}

/** @param {string} file */
function address(file) {
  return `/${file}`;
}

/**
 * Chunks that can be reached from these sources.
 *
 * @param {Record<string, Chunk>} chunks
 * @param {string[]} sources
 * @param {(chunk: Chunk) => string[] | undefined} next
 */
function reached(chunks, sources, next) {
  /** @type {Set<Chunk>} */
  const found = new Set();
  /** @param {string} source */
  const add = (source) => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`nothing is built from ${source}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    next(chunk)?.forEach(add);
  };
  sources.forEach(add);
  return found;
}

/**
 * Icons, drawn from icon.svg. A maskable icon fills its square, with the picture in the safe zone in the middle. The
 * badge of a notification shows only a shape.
 */
function pictures() {
  const whole = readFileSync(join(WEB, 'icon.svg'), 'utf8');
  const inside = whole.replace(/^.*?<svg[^>]*>|<\/svg>\s*$|<title>.*<\/title>/gs, '');
  const filled = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" fill="#1e2430"/><g transform="translate(4.4 4.4) scale(0.6)">${inside}</g></svg>`;
  const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 16 16"><g fill="none" stroke="#fff" stroke-width="2"><path d="M6 12l5-5 5 5"/><path d="M5 16h12"/></g></svg>`;
  return {
    'icon-192.png': drawn(whole, 192),
    'icon-512.png': drawn(whole, 512),
    'icon-maskable-512.png': drawn(filled, 512),
    'apple-touch-icon.png': drawn(filled, 180),
    'badge-96.png': drawn(outline, 96),
  };
}

/**
 * @param {string} svg
 * @param {number} width
 */
function drawn(svg, width) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
