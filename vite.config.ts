import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('./package.json'), 'utf8')) as { readonly version: string };

/** Modules the page does not need: bots run on the server, which also answers questions about the rules. */
const STAND_INS = [
  { wanted: './decide.ts', from: /\/bots\/[^/]+\/maker\.ts$/, instead: at('./web/stubs/bot-decider.ts') },
  { wanted: './ask.ts', from: /\/games\/[^/]+\/game\.ts$/, instead: at('./web/stubs/queries.ts') },
];

const light = {
  name: 'light',
  enforce: 'pre' as const,
  resolveId: (wanted: string, from = ''): string | undefined =>
    STAND_INS.find((one) => one.wanted === wanted && one.from.test(from))?.instead,
};

/** The page: built by scripts/build.mjs into dist/web. For work on it: `npx vite`, with a server on port 8080. */
export default defineConfig({
  root: at('./web'),
  base: '/',
  publicDir: false,
  plugins: [light],
  define: { __VERSION__: JSON.stringify(version) },
  resolve: {
    // The server has checked everything before it reaches the page, and a checker would need `eval`.
    alias: [{ find: /^typebox(\/compile)?$/, replacement: at('./web/stubs/typebox.ts') }],
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
