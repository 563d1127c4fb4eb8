import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { retell } from '../src/kernel/retell.ts';
import { hashing } from '../src/store/hashing.ts';

const games: readonly (readonly [string, Game, URL])[] = [
  ...Object.entries(catalog).map(
    ([id, game]) => [id, game, new URL(`../src/games/${id}/replays/`, import.meta.url)] as const,
  ),
  [ticTacToe.id, ticTacToe, new URL('../examples/tic-tac-toe/replays/', import.meta.url)],
];

// A replay file is its own input: write the `>` lines, run once with -u, read the result, commit it.
describe.each(games)('%s', (_id, game, folder) => {
  const replays = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];

  test('has a replay', () => expect(replays).not.toEqual([]));

  test.each(replays)('%s replays as written', async (name) => {
    const file = fileURLToPath(new URL(name, folder));
    await expect(retell(game, readFileSync(file, 'utf8'), hashing)).toMatchFileSnapshot(file);
  });
});
