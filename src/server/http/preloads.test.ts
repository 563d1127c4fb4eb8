import { expect, test } from 'vitest';
import { type Manifest, preloads } from './preloads.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_preact'], css: ['assets/index.css'] },
  _preact: { file: 'assets/preact.js' },
  _grid: { file: 'assets/grid.js', imports: ['_preact'], css: ['assets/grid.css'] },
  'rules/index.tsx': { file: 'assets/rules.js', imports: ['_preact'] },
  'new/set-up.tsx': { file: 'assets/set-up.js', imports: ['_preact'] },
  'replay/index.tsx': { file: 'assets/replay.js', css: ['assets/replay.css'] },
  '../src/games/radar/game.ts': { file: 'assets/radar.js', imports: ['_grid'] },
  '../src/games/radar/ui/index.tsx': { file: 'assets/radar-ui.js', imports: ['_grid'] },
};

const gameOf = async (code: string): Promise<string | null> => (code === 'K7M2Q' ? 'radar' : null);
const hrefs = async (path: string): Promise<readonly string[]> =>
  [...(await preloads(MANIFEST, path, gameOf, 'es')).matchAll(/href="([^"]+)"/g)].map((found) => found[1] ?? '');
const TABLE = ['/assets/radar.js', '/assets/grid.js', '/assets/radar-ui.js'];

test.each([
  ['/', ['/api/games']],
  ['/new/radar', ['/assets/set-up.js', ...TABLE, '/assets/grid.css', '/api/games']],
  ['/new/chess', ['/assets/set-up.js', '/api/games']],
  ['/m/K7M2Q', [...TABLE, '/assets/grid.css']],
  [
    '/replay/K7M2Q',
    ['/assets/replay.js', ...TABLE, '/assets/replay.css', '/assets/grid.css', '/api/matches/K7M2Q/log?eyes=archive'],
  ],
  ['/rules/radar', ['/assets/rules.js', '/api/games/radar/rules?lang=es']],
  ['/m/NONE9', []],
  ['/replay', []],
  ['/anything/else', []],
  ['/new/"><script>', []],
])('%s fetches at once what its page needs, except what the entry loads', async (path, files) => {
  expect(await hrefs(path)).toEqual(files);
});

test.each([
  ['/m/K7M2Q', '<meta name="umpire-game" content="radar">'],
  ['/replay/K7M2Q', '<meta name="umpire-game" content="radar">'],
])('%s names the game of its match', async (path, tag) => {
  expect(await preloads(MANIFEST, path, gameOf, 'en')).toContain(tag);
});

test('scripts, styles and answers have their own kind of hint', async () => {
  const tags = await preloads(MANIFEST, '/replay/K7M2Q', gameOf, 'en');
  expect(tags).toContain('<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/radar.js">');
  expect(tags).toContain('<link rel="preload" as="style" crossorigin href="/assets/grid.css">');
  expect(tags).toContain('<link rel="preload" as="fetch" crossorigin href="/api/matches/K7M2Q/log?eyes=archive">');
});
