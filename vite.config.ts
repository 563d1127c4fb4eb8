import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('./package.json'), 'utf8')) as { readonly version: string };

/** Bots think on the server; the page knows their names and weights. */
const mindless = {
  name: 'mindless',
  enforce: 'pre' as const,
  resolveId: (wanted: string, from?: string): string | undefined =>
    wanted === './mind.ts' && /\/bots\/[^/]+\/maker\.ts$/.test(from ?? '') ? at('./web/mindless.ts') : undefined,
};

/** The page: built by scripts/build.mjs into dist/web. For work on it: `npx vite`, with a server on port 8080. */
export default defineConfig({
  root: at('./web'),
  base: '/',
  publicDir: false,
  plugins: [mindless],
  define: { __VERSION__: JSON.stringify(version) },
  resolve: {
    // The server has checked everything before it reaches the page, and a checker would need `eval`.
    alias: [{ find: /^typebox(\/compile)?$/, replacement: at('./web/unchecked.ts') }],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: at('./dist/web'),
    emptyOutDir: true,
    manifest: true, // the server reads there which games have a board
    assetsInlineLimit: 0, // `data:` is outside the page's policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
