import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/result.ts';
import { botPlaysOn, externalPlaysOn, playedOf, rulesFor, seatMatch } from './play.ts';

const example = (path: string): string => fileURLToPath(new URL(`../../examples/${path}`, import.meta.url));
const built = mkdtempSync(join(tmpdir(), 'umpire-examples-'));
afterAll(() => rmSync(built, { recursive: true }));
buildSync({
  entryPoints: ['basics-bot', 'random-bot'].map((name) => example(`bot-typescript/${name}.ts`)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  outdir: built,
  outExtension: { '.js': '.mjs' },
});

const BOTS = {
  python: {
    basics: `exec:python3 "${example('bot-python/basics_bot.py')}"`,
    random: `exec:python3 "${example('bot-python/random_bot.py')}"`,
  },
  typescript: {
    basics: `exec:node "${join(built, 'basics-bot.mjs')}"`,
    random: `exec:node "${join(built, 'random-bot.mjs')}"`,
  },
};

/** Plays both games of a seed and returns the first bot's points. A fault of a program fails the test. */
async function pair(game: Game, options: unknown, first: string, second: string): Promise<number> {
  const [one = '', other = ''] = game.sides(must(rulesFor(game, options, '1')));
  const taken = async (mine: string, theirs: string): Promise<number> => {
    const seatedMatch = must(
      seatMatch({ game, options, seed: '1', sides: { [mine]: first, [theirs]: second } }, { keep: true }),
    );
    while (botPlaysOn(seatedMatch) || (await externalPlaysOn(seatedMatch)));
    await seatedMatch.external.close();
    const { outcome, figures, decisions } = playedOf(seatedMatch);
    expect(Object.values(figures).map(({ fault }) => fault)).toEqual(Object.values(figures).map(() => undefined));
    expect(outcome).toBeDefined();
    expect(decisions.some(({ decision }) => decision.kept.length > 0 || decision.notes.length > 0)).toBe(true);
    return outcome?.winners.includes(mine) ? 1 / outcome.winners.length : 0;
  };
  const points = await Promise.all([taken(one, other), taken(other, one)]); // the other game continues while this one waits for a program
  return points[0] + points[1];
}

describe.each(Object.entries(BOTS))('the example in %s', (_, { basics, random }) => {
  test.each([
    ['radar', { turnLimit: 150 }],
    ['battletech', { turnLimit: 20 }],
    ['force', undefined],
  ] as const)('knows the basics of %s', async (id, options) => {
    expect(await pair(catalog[id] as Game, options, basics, 'random')).toBeGreaterThan(1);
  });

  test('plays shooting through', async () => {
    await pair(catalog.shooting as Game, { rounds: 2 }, basics, random);
  });

  test('plays a game through that it has never heard of', async () => {
    await pair(ticTacToe as Game, undefined, basics, random);
  });
});
