import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ticTacToe } from '../../../examples/tic-tac-toe/game.ts';
import { type Bot, type BotMaker, bare, type Decision } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import type { GameCatalog } from './worker-bots.ts';

type Command = Kinds['command'];
type Heard = { readonly type: string };

const maker = (id: string, decide: Bot['decide'], more: Partial<Bot> = {}): BotMaker => ({
  id,
  version: '1',
  about: id,
  personas: { plain: {} },
  iterations: 0,
  levels: false,
  make: () => () => ({ name: id, listens: true, volunteers: [], decide, ...more }),
});

const QUIET = bare<Command>(null);

/** Returns the belief in its notes, so that a test can read it. */
const tell = (belief: unknown): Decision<Command> => ({ ...QUIET, notes: [{ code: 'believes', belief }] });

const game: Game = ticTacToe;

/** Tic-tac-toe whose belief is the list of heard events and whose bots, queries and miniature misbehave. */
export const troubled: Game = {
  ...game,
  id: 'troubled',
  watched: () => {
    for (;;); // a miniature never ends
  },
  start: () => [],
  believe: (belief, heard) => {
    if (heard.type === 'poison') throw new Error('cannot believe it');
    return [...(belief as readonly Heard[]), heard];
  },
  bots: {
    tells: maker('tells', tell),
    deaf: maker('deaf', tell, { listens: false }),
    choosy: maker('choosy', tell, { heeds: ['placed'] }),
    gambles: maker('gambles', (_belief, _view, _ask, _budget, seed) => bare({ type: `rolled ${seed.value}` })),
    looks: maker('looks', (_belief, view) => ({ ...QUIET, notes: [{ code: 'sees', ...view }] })),
    ponders: maker('ponders', (_belief, _view, _ask, budget) => {
      while (!budget.stop?.());
      return QUIET;
    }),
    hangs: maker('hangs', () => {
      for (;;);
    }),
    throws: maker('throws', () => {
      throw new Error('out of ideas');
    }),
    exits: maker('exits', () => process.exit(3)),
    hoards: maker('hoards', () => {
      const all: object[] = [];
      for (;;) all.push({ all, n: all.length });
    }),
    unsendable: maker('unsendable', () => ({ ...QUIET, notes: [{ code: 'sends', me: () => null }] })),
  },
  queries: {
    ...game.queries,
    endless: {
      about: 'never answers',
      schema: {},
      example: null,
      answer: () => {
        for (;;);
      },
    },
    broken: {
      about: 'throws',
      schema: {},
      example: null,
      answer: () => {
        throw new Error('out of ink');
      },
    },
  },
};

export const catalog: GameCatalog = { troubled, 'tic-tac-toe': game };

/** Bundles the worker and this catalog from the current sources, for `startWorkerPool`. */
export async function bundled(): Promise<{ worker: string; catalog: string; remove(): void }> {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bots-'));
  const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
  await build({
    entryPoints: { bots: here('worker.ts'), catalog: here('testing.ts') },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    external: ['esbuild', '@resvg/resvg-js'],
    loader: { '.txt': 'text' },
    logLevel: 'warning',
  });
  return {
    worker: join(folder, 'bots.mjs'),
    catalog: pathToFileURL(join(folder, 'catalog.mjs')).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
