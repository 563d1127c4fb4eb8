import { expect, test } from 'vitest';
import { botTitle } from '../../src/decide/bot-title.ts';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { shellText } from '../text/shell-text.ts';

const radar = catalog.radar as Game;

test.each([
  ['crew@3', 'Crew 3', radar],
  ['crew', 'Crew 5', radar],
  ['crew@2+hunter', 'Crew 2, hunter', radar],
  ['random', 'Random', radar],
  ['seed', 'Seed', radar],
  ['crew@3', 'Crew', null],
  ['exec:./mine', 'exec:./mine', radar],
])('%s is called %s', (name, title, game) => {
  expect(botTitle(name, game, shellText('en'))).toBe(title);
});
