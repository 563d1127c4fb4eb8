import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('./package.json'), 'utf8')) as { readonly version: string };

/** Modules the page does not need: bots run on the server, which also answers questions, and players do not type commands. */
const STAND_INS = [
  { wanted: './decide.ts', from: /\/bots\/[^/]+\/maker\.ts$/, instead: at('./web/stubs/bot-decider.ts') },
  { wanted: './searcher.ts', from: /\/decide\/search\.ts$/, instead: at('./web/stubs/bot-decider.ts') },
  { wanted: './ask.ts', from: /\/games\/[^/]+\/game\.ts$/, instead: at('./web/stubs/queries.ts') },
  { wanted: './terminal.ts', from: /\/games\/[^/]+\/game\.ts$/, instead: at('./web/stubs/terminal.ts') },
];

const light = {
  name: 'light',
  enforce: 'pre' as const,
  resolveId: (wanted: string, from = ''): string | undefined =>
    STAND_INS.find((one) => one.wanted === wanted && one.from.test(from))?.instead,
};

/** Browsers give module scripts a low priority, so the files that the server preloads would come before the entry. */
const entryFirst = {
  name: 'entry-first',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string): string =>
      html.replace('<script type="module" crossorigin', '<script type="module" crossorigin fetchpriority="high"'),
  },
};

/** If this font is not there when the text is first drawn, it is not used at all (`style/fonts.css`), so it loads with the page. */
const fontsFirst = {
  name: 'fonts-first',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (_html: string, { bundle = {} }: { readonly bundle?: Readonly<Record<string, unknown>> }) =>
      Object.keys(bundle)
        .filter((file) => /plex-sans-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
};

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const GAMES = readdirSync(at('./src/games'));
const SHARED = /\/src\/(kernel|parts|decide|page)\/|\/web\/stubs\//;
const reached = new Map<string, ReadonlySet<string>>();

/** A module with everything it imports statically. */
function reachOf(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const known = reached.get(root);
  if (known) return known;
  const all = new Set<string>([root]);
  for (const id of all) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  reached.set(root, all);
  return all;
}

const gamesWith = (id: string, graph: ModuleGraph, ...files: readonly string[]): readonly string[] =>
  GAMES.filter((game) => files.some((file) => reachOf(at(`./src/games/${game}/${file}`), graph).has(id)));

/** Few chunks, since each costs a round trip: the start of the page, what cards share, each card, what boards share. */
const CHUNKS = [
  { name: 'shell', tags: ['$initial' as const], priority: 4 },
  // A CommonJS package in a chunk of its own. Otherwise that chunk has the bundler's helpers, and every board loads it.
  { name: 'xml', test: /node_modules\/(?:saxes|xmlchars)\//, priority: 4 },
  {
    debugName: 'cards',
    name: (id: string, graph: ModuleGraph) =>
      SHARED.test(id) && gamesWith(id, graph, 'ui/card.tsx').length > 0 ? 'cards' : null,
    priority: 3,
  },
  {
    debugName: 'each card',
    name(id: string, graph: ModuleGraph) {
      const [game] = /\/ui\/(card\.tsx|first-frame\.json)$/.test(id) ? [] : gamesWith(id, graph, 'ui/card.tsx');
      return game ? `${game}-card` : null;
    },
    priority: 2,
  },
  {
    debugName: 'boards',
    name: (id: string, graph: ModuleGraph) =>
      SHARED.test(id) && gamesWith(id, graph, 'game.ts', 'ui/index.tsx').length > 1 ? 'boards' : null,
    priority: 1,
  },
];

/** The mode that builds the page for frames on other websites. It is built separately, so it contains nothing of the page. */
const EMBED = 'embed';

/** The page: built by scripts/build.mjs into dist/web. For work on it: `npx vite`, with a server on port 8080. */
export default defineConfig(({ mode }) => ({
  root: at('./web'),
  base: '/',
  publicDir: false,
  plugins: [light, entryFirst, fontsFirst],
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
    manifest: mode !== EMBED, // the server reads there which games have a board
    assetsInlineLimit: 0, // `data:` is outside the page's policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions:
      mode === EMBED ? { input: at('./web/embed.html') } : { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
}));
