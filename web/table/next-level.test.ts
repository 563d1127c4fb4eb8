import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Holder } from '../../src/wire/messages.ts';
import { TABLE } from '../play/testing.ts';
import { nextLevel } from './next-level.ts';

const radar = catalog.radar as Game;
const ME: Holder = { kind: 'human', name: 'Ann', here: true, bot: null };
const bot = (name: string): Holder => ({ kind: 'bot', bot: name, free: false });

/** I am the blue captain; my first mate is a bot. */
const tableOf = (mate: Holder, captain: Holder, operator: Holder) => ({
  ...TABLE,
  seats: [
    { seat: 'blue.captain', holder: ME },
    { seat: 'blue.first-mate', holder: mate },
    { seat: 'red.captain', holder: captain },
    { seat: 'red.radio-operator', holder: operator },
  ],
});

test.each([
  ['after a win the next level', 'crew@2', true, 3, 'crew@3'],
  ['after a loss the level below', 'crew@2', false, 1, 'crew@1'],
  ['a persona stays', 'crew@4+hunter', true, 5, 'crew+hunter'],
])('%s; crew mates stay as they are', (_title, opponent, won, level, next) => {
  const found = nextLevel(tableOf(bot('crew'), bot(opponent), bot(opponent)), radar, ['blue.captain'], won);
  expect(found?.level).toBe(level);
  expect(found?.request).toMatchObject({
    game: 'radar',
    sit: ['blue.captain'],
    bots: { 'blue.first-mate': 'crew', 'red.captain': next, 'red.radio-operator': next },
    start: true,
  });
});

test.each([
  ['above full strength', tableOf(bot('crew'), bot('crew'), bot('crew')), true],
  ['below the first level', tableOf(bot('crew'), bot('crew@1'), bot('crew@1')), false],
  ['against people', tableOf(bot('crew'), { ...ME, name: 'Bob' }, bot('crew@2')), true],
  ['with people', tableOf({ ...ME, name: 'Bob' }, bot('crew@2'), bot('crew@2')), true],
  ['against bots without levels', tableOf(bot('crew'), bot('random'), bot('random')), true],
  ['against bots of different levels', tableOf(bot('crew'), bot('crew@2'), bot('crew@3')), true],
  ['against programs', tableOf(bot('crew'), bot('line:./bot'), bot('line:./bot')), true],
])('none %s', (_title, table, won) => {
  expect(nextLevel(table, radar, ['blue.captain'], won)).toBeUndefined();
});

test('none for spectators', () => {
  expect(nextLevel(tableOf(bot('crew'), bot('crew@2'), bot('crew@2')), radar, [], true)).toBeUndefined();
});
