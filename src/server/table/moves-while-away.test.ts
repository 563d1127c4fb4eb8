import { expect, test } from 'vitest';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { movesWhileAway } from './moves-while-away.ts';

const game = catalog.radar as Game;
const mine = (type: string) => ({ seat: 'blue.captain', command: { type } });
const theirs = { seat: 'red.captain', command: { type: 'move' } };
const held = (holder: string) => ({
  seat: 'umpire',
  command: { type: 'hold-seat', seat: 'blue.captain', holder },
});
const late = (seat = 'blue.captain') => ({ seat: 'umpire', command: { type: 'time-out', seat } });

test.each<readonly [string, number, readonly object[]]>([
  ['two moves of the bot', 2, [mine('place'), held('crew'), mine('move'), theirs, mine('end-turn')]],
  ['messages to the crew are not moves', 1, [held('crew'), mine('request-report'), mine('move')]],
  [
    'missed deadlines before the bot took over count',
    3,
    [mine('place'), late(), theirs, late(), held('crew'), mine('move')],
  ],
  ['not those of another seat', 0, [late('red.captain'), held('crew')]],
  ['not those of an earlier absence', 1, [held('crew'), mine('move'), held('Ann'), held('crew'), mine('move')]],
])('%s: %i', (_, moves, entries) => {
  const log = entries.map((entry, n) => ({ n, events: [], ...entry }));
  expect(movesWhileAway({ game, log: log as unknown as Match['log'] }, 'blue.captain')).toBe(moves);
});
